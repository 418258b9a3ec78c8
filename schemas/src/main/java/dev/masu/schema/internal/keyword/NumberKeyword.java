package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.List;

/**
 * {@code minimum}, {@code maximum}, {@code exclusiveMinimum}, {@code exclusiveMaximum} and {@code multipleOf}. In
 * draft-04, the exclusive ones are booleans that modify the other two.
 */
final class NumberKeyword extends Keyword {
  private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);

  private enum Relation {
    AT_LEAST,
    AT_MOST,
    MORE_THAN,
    LESS_THAN,
    MULTIPLE
  }

  private final Relation relation;
  private final BigDecimal bound;
  private final boolean boundIsLong;
  private final long boundAsLong;

  private NumberKeyword(KeywordSite site, BigDecimal bound) {
    super(site, JsonType.INTEGER, JsonType.DECIMAL);
    this.relation = relation(site.name());
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

  private static Relation relation(String keyword) {
    return switch (keyword) {
      case "minimum" -> Relation.AT_LEAST;
      case "maximum" -> Relation.AT_MOST;
      case "exclusiveMinimum" -> Relation.MORE_THAN;
      case "exclusiveMaximum" -> Relation.LESS_THAN;
      default -> Relation.MULTIPLE;
    };
  }

  @Override
  public boolean isValid(Value value) {
    return switch (relation) {
      case AT_LEAST -> compare(value) >= 0;
      case AT_MOST -> compare(value) <= 0;
      case MORE_THAN -> compare(value) > 0;
      case LESS_THAN -> compare(value) < 0;
      case MULTIPLE -> Numbers.isMultiple(value.number(), bound);
    };
  }

  private int compare(Value value) {
    return value.compareTo(bound, boundAsLong, boundIsLong);
  }
}
