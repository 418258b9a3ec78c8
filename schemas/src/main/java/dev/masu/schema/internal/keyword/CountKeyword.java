package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;

/**
 * {@code minItems}, {@code maxItems}, {@code minProperties} and {@code maxProperties}; also {@code minLength} and
 * {@code maxLength}, which count code points.
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
  public boolean needsAllRead() {
    return false;
  }

  @Override
  public boolean isValid(Value value) {
    long count = isOfText ? length(value) : value.size();
    return isMinimum ? count >= limit : count <= limit;
  }

  /**
   * The length in code points; or in chars, if that is enough to compare it with the limit, as a code point has one or
   * two.
   */
  private long length(Value value) {
    int chars = value.chars();
    if (chars < limit || chars / 2 > limit) {
      return chars;
    }
    String text = value.text();
    return text.codePointCount(0, text.length());
  }
}
