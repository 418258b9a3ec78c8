package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.text.Numbers;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** {@code type}. Since draft-06, an {@code integer} may be written as 1.0. */
final class TypeKeyword extends Keyword {
  private final Set<JsonType> allowed = EnumSet.noneOf(JsonType.class);
  private final boolean allowsWholeDecimals;

  TypeKeyword(KeywordContext context) {
    super(context.site());
    List<String> names = KeywordContext.strings(context.value());
    for (String name : names) {
      if (name.equals("number")) {
        allowed.addAll(EnumSet.of(JsonType.INTEGER, JsonType.DECIMAL));
      } else {
        allowed.add(JsonType.valueOf(name.toUpperCase(Locale.ROOT)));
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
