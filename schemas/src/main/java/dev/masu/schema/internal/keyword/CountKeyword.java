package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;

/**
 * {@code minItems}, {@code maxItems}, {@code minProperties}, {@code maxProperties}, and in code points {@code minLength}
 * and {@code maxLength}.
 */
final class CountKeyword extends Keyword {
  private final boolean isMinimum;
  private final boolean isOfText;
  private final long limit;

  CountKeyword(KeywordContext context) {
    super(context.site(), type(context.name()));
    this.isMinimum = context.name().startsWith("min");
    this.isOfText = type(context.name()) == JsonType.STRING;
    this.limit = context.count();
  }

  private static JsonType type(String name) {
    return switch (name.substring("min".length())) {
      case "Items" -> JsonType.ARRAY;
      case "Properties" -> JsonType.OBJECT;
      default -> JsonType.STRING;
    };
  }

  @Override
  public boolean isValid(Value value) {
    long count = isOfText ? length(value) : value.size();
    return isMinimum ? count >= limit : count <= limit;
  }

  /** Counts code points, each of one or two chars, unless their number is enough to compare with the limit. */
  private long length(Value value) {
    int chars = value.chars();
    if (chars < limit || chars / 2 > limit) {
      return chars;
    }
    String text = value.text();
    return text.codePointCount(0, text.length());
  }
}
