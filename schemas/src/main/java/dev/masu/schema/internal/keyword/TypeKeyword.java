package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.Numbers;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** {@code type}. An {@code integer} may be written as 1.0 since draft-06. */
final class TypeKeyword extends Keyword {
  private final Set<JsonType> allowed = EnumSet.noneOf(JsonType.class);
  private final boolean allowsWholeDecimals;

  private TypeKeyword(KeywordContext context, List<String> names) {
    super(context.site());
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
          // No value is of an unknown type.
        }
      }
    }
    allowsWholeDecimals = names.contains("integer") && context.draft() != Draft.DRAFT_4;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    JsonNode type = context.value();
    List<String> names = type.isArray() ? KeywordContext.strings(type) : List.of(type.asString());
    keywords.add(new TypeKeyword(context, names));
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

  @Override
  public boolean rejectsTypeOf(JsonNode found) {
    return true;
  }
}
