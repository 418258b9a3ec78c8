package dev.masu.schema.internal.streaming;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** {@code type}. */
final class TypeKeyword extends Keyword {
  private final Set<JsonType> allowed = EnumSet.noneOf(JsonType.class);
  private final boolean allowsWholeNumbers;

  TypeKeyword(KeywordSite site, List<String> names) {
    super(site);
    for (String name : names) {
      switch (name) {
        case "null" -> allowed.add(JsonType.NULL);
        case "boolean" -> allowed.add(JsonType.BOOLEAN);
        case "string" -> allowed.add(JsonType.STRING);
        case "number" -> allowed.add(JsonType.NUMBER);
        case "array" -> allowed.add(JsonType.ARRAY);
        case "object" -> allowed.add(JsonType.OBJECT);
        case "integer" -> {}
        default -> throw new NotStreamable("unknown type " + name);
      }
    }
    allowsWholeNumbers = names.contains("integer");
  }

  @Override
  boolean concerns(JsonType type) {
    return !allowed.contains(type);
  }

  @Override
  boolean refusesAll(JsonType type) {
    return concerns(type) && !(type == JsonType.NUMBER && allowsWholeNumbers);
  }

  @Override
  boolean refusesTypeOf(JsonNode refused) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    boolean fits = allowsWholeNumbers && value instanceof Scalar scalar && scalar.isWhole();
    return fits ? null : value.refusedBy(this);
  }
}
