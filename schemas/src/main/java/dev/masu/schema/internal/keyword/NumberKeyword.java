package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * {@code minimum}, {@code maximum}, {@code exclusiveMinimum}, {@code exclusiveMaximum} and {@code multipleOf}. In
 * draft-04, the exclusive ones are booleans that modify the other two.
 */
final class NumberKeyword extends Keyword {
  private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);

  /** Whether the comparison of a number with the bound may have a result; null for {@code multipleOf}. */
  private final @Nullable IntPredicate allowed;

  private final BigDecimal bound;
  private final boolean boundIsLong;
  private final long boundAsLong;

  private NumberKeyword(KeywordSite site, BigDecimal bound) {
    super(site, JsonType.INTEGER, JsonType.DECIMAL);
    this.allowed = allowed(site.name());
    this.bound = bound;
    this.boundIsLong =
        bound.compareTo(MIN) >= 0 && bound.compareTo(MAX) <= 0 && Numbers.isWhole(bound);
    this.boundAsLong = boundIsLong ? bound.longValue() : 0;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.value().isNumber()) {
      String exclusive = context.name().replaceFirst("^m", "exclusiveM");
      boolean isExclusive =
          context.draft() == Draft.DRAFT_4 && context.beside(exclusive).asBoolean(false);
      // Reported as the keyword that determines the comparison.
      KeywordSite site = context.site(isExclusive ? exclusive : context.name());
      keywords.add(new NumberKeyword(site, context.value().decimalValue()));
    }
  }

  private static @Nullable IntPredicate allowed(String keyword) {
    return switch (keyword) {
      case "minimum" -> order -> order >= 0;
      case "maximum" -> order -> order <= 0;
      case "exclusiveMinimum" -> order -> order > 0;
      case "exclusiveMaximum" -> order -> order < 0;
      default -> null;
    };
  }

  @Override
  public boolean isValid(Value value) {
    return allowed == null
        ? Numbers.isMultiple(value.number(), bound)
        : allowed.test(value.compareTo(bound, boundAsLong, boundIsLong));
  }
}
