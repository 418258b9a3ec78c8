package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.Numbers;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The keywords that bound numbers. */
final class NumberKeyword extends Keyword {
  private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);

  private final BigDecimal limit;
  private final boolean limitIsLong;
  private final long limitAsLong;

  NumberKeyword(KeywordSite site, BigDecimal limit) {
    super(site);
    this.limit = limit;
    this.limitIsLong =
        limit.compareTo(MIN) >= 0 && limit.compareTo(MAX) <= 0 && Numbers.isWhole(limit);
    this.limitAsLong = limitIsLong ? limit.longValue() : 0;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.NUMBER;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Scalar number && !holds(number) ? value.refusedBy(this) : null;
  }

  private boolean holds(Scalar number) {
    return switch (site().name()) {
      case "minimum" -> compare(number) >= 0;
      case "maximum" -> compare(number) <= 0;
      case "exclusiveMinimum" -> compare(number) > 0;
      case "exclusiveMaximum" -> compare(number) < 0;
      default -> Numbers.isMultiple(number.number(), limit);
    };
  }

  private int compare(Scalar number) {
    return number.compareTo(limit, limitAsLong, limitIsLong);
  }
}
