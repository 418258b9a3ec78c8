package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.text.Numbers;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** {@code type}. Since draft-06, an {@code integer} may be written as 1.0. */
final class TypeKeyword extends Keyword {
  private final Set<JsonType> allowed = EnumSet.noneOf(JsonType.class);
  private final boolean allowsWholeDecimals;

  TypeKeyword(KeywordContext context) {
    super(context.site());
    List<String> names = KeywordContext.strings(context.value());
    for (String name : names) {
      switch (name) {
        case "null" -> allowed.add(JsonType.NULL);
        case "boolean" -> allowed.add(JsonType.BOOLEAN);
        case "string" -> allowed.add(JsonType.STRING);
        case "number" -> allowed.addAll(EnumSet.of(JsonType.INTEGER, JsonType.DECIMAL));
        case "integer" -> allowed.add(JsonType.INTEGER);
        case "array" -> allowed.add(JsonType.ARRAY);
        case "object" -> allowed.add(JsonType.OBJECT);
        default -> {
          // No value has an unknown type.
        }
      }
    }
    allowsWholeDecimals = names.contains("integer") && context.draft() != Draft.DRAFT_4;
  }

  @Override
  public Verdict verdict(JsonType type) {
    if (allowed.contains(type)) {
      return Verdict.VALID;
    }
    return type == JsonType.DECIMAL && allowsWholeDecimals ? Verdict.OPEN : Verdict.INVALID;
  }

  @Override
  public boolean isValid(Value value) {
    return Numbers.isWhole(value.number());
  }
}
