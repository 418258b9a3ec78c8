package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.node.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** {@code const} and {@code enum}. Numbers are compared by value: 1 equals 1.0. */
final class ConstantKeyword extends Keyword {
  private final Set<Object> scalars = new HashSet<>();
  private final List<String> strings = new ArrayList<>();
  private final Set<Fingerprint> arrays = new HashSet<>();
  private final Set<Fingerprint> objects = new HashSet<>();
  private boolean hasNumbers;

  ConstantKeyword(KeywordContext context) {
    super(context.site());
    if (context.name().equals("const")) {
      add(context.value());
    } else {
      for (JsonNode value : context.value()) {
        add(value);
      }
    }
  }

  private void add(JsonNode value) {
    if (value.isArray()) {
      arrays.add(Fingerprint.of(value));
    } else if (value.isObject()) {
      objects.add(Fingerprint.of(value));
    } else if (scalars.add(Fingerprint.canonical(value)) && value.isString()) {
      strings.add(value.stringValue());
    }
    hasNumbers |= value.isNumber();
  }

  @Override
  public Verdict verdict(JsonType type) {
    return switch (type) {
      case NULL -> Verdict.of(scalars.contains(JsonType.NULL));
      case BOOLEAN -> {
        boolean allowsTrue = scalars.contains(true);
        yield allowsTrue == scalars.contains(false) ? Verdict.of(allowsTrue) : Verdict.OPEN;
      }
      case STRING -> openIf(!strings.isEmpty());
      case INTEGER, DECIMAL -> openIf(hasNumbers);
      case ARRAY -> openIf(!arrays.isEmpty());
      case OBJECT -> openIf(!objects.isEmpty());
    };
  }

  private static Verdict openIf(boolean hasConstants) {
    return hasConstants ? Verdict.OPEN : Verdict.INVALID;
  }

  @Override
  public boolean isValid(Value value) {
    return switch (value.type()) {
      case ARRAY -> arrays.contains(value.fingerprint());
      case OBJECT -> objects.contains(value.fingerprint());
      default -> scalars.contains(value.canonical());
    };
  }

  @Override
  public List<String> strings() {
    return strings;
  }

  @Override
  public boolean comparesWhole(JsonType type) {
    return type.isContainer() && verdict(type) == Verdict.OPEN;
  }

  @Override
  public boolean needsAllRead(JsonType type) {
    return comparesWhole(type);
  }
}
