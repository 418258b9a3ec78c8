package dev.masu.schema.internal.networknt;

import dev.masu.schema.internal.document.LocatedValue;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Finds numbers that networknt would write out with all of their digits, which for {@code 1e1000000000}
 * takes a gigabyte.
 */
final class LongNumbers {
  private static final int MAX_DIGITS = 1_000;

  private LongNumbers() {}

  /** A number of more than 1,000 digits before or after the decimal point, if the value holds one. */
  static Optional<String> first(LocatedValue value) {
    Deque<LocatedValue> open = new ArrayDeque<>();
    open.push(value);
    while (!open.isEmpty()) {
      LocatedValue next = open.pop();
      if (next.node().isBigDecimal() && isLong(next.node().decimalValue())) {
        return Optional.of(next.node().decimalValue().toString());
      }
      next.items().stream().filter(LongNumbers::mayBeLong).forEach(open::push);
      next.members().values().stream()
          .map(LocatedValue.Member::value)
          .filter(LongNumbers::mayBeLong)
          .forEach(open::push);
    }
    return Optional.empty();
  }

  private static boolean mayBeLong(LocatedValue part) {
    return part.node().isContainer() || part.node().isBigDecimal();
  }

  private static boolean isLong(BigDecimal number) {
    return Math.abs((long) number.scale()) > MAX_DIGITS
        || number.precision() - (long) number.scale() > MAX_DIGITS;
  }
}
