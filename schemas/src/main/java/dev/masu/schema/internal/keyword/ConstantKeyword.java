package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.node.Verdict;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeType;

/** {@code const} and {@code enum}. Numbers are compared by value: 1 equals 1.0. */
final class ConstantKeyword extends Keyword {
  /** The canonical forms of scalars, and the fingerprints of arrays and objects. */
  private final Set<Object> values = new HashSet<>();

  private final Set<JsonNodeType> types = EnumSet.noneOf(JsonNodeType.class);

  ConstantKeyword(KeywordContext context) {
    super(context.site());
    for (JsonNode value : site().values()) {
      types.add(value.getNodeType());
      values.add(value.isContainer() ? Fingerprint.of(value) : Fingerprint.canonical(value));
    }
  }

  @Override
  public Verdict verdict(JsonType type) {
    return switch (type) {
      case NULL -> Verdict.of(types.contains(JsonNodeType.NULL));
      case BOOLEAN -> {
        boolean allowsTrue = values.contains(true);
        yield allowsTrue == values.contains(false) ? Verdict.of(allowsTrue) : Verdict.OPEN;
      }
      case STRING -> openIfListed(JsonNodeType.STRING);
      case INTEGER, DECIMAL -> openIfListed(JsonNodeType.NUMBER);
      case ARRAY -> openIfListed(JsonNodeType.ARRAY);
      case OBJECT -> openIfListed(JsonNodeType.OBJECT);
    };
  }

  private Verdict openIfListed(JsonNodeType type) {
    return types.contains(type) ? Verdict.OPEN : Verdict.INVALID;
  }

  @Override
  public boolean isValid(Value value) {
    return values.contains(value.type().isContainer() ? value.fingerprint() : value.canonical());
  }

  @Override
  public boolean comparesWhole(JsonType type) {
    return verdict(type) == Verdict.OPEN;
  }
}
