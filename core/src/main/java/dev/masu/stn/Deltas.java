package dev.masu.stn;

import dev.masu.notation.Qpi;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sums of deltas per piece, in 64 bits so that intermediate sums cannot overflow. */
final class Deltas {
  private final Map<Qpi, Long> sums = new LinkedHashMap<>();

  /** Adds each delta, multiplied by the factor. */
  Deltas add(Map<Qpi, Integer> deltas, int factor) {
    deltas.forEach((piece, delta) -> sums.merge(piece, (long) factor * delta, Long::sum));
    return this;
  }

  /** {@return the non-zero sums} */
  Map<Qpi, Integer> sums() {
    Map<Qpi, Integer> narrow = new LinkedHashMap<>();
    sums.forEach((piece, sum) -> {
      if (sum != 0) {
        narrow.put(piece, exact(piece, sum));
      }
    });
    return narrow;
  }

  private static int exact(Qpi piece, long sum) {
    if (sum != (int) sum) {
      throw new ArithmeticException(
          "hands: expected a number of at most 32 bits, found %s for %s".formatted(sum, piece));
    }
    return (int) sum;
  }

  /**
   * {@return the number of a piece in hand after a delta, null for none}
   *
   * @param before the number before, null for none
   */
  static @Nullable Integer left(Qpi piece, @Nullable Integer before, int delta) {
    int had = before == null ? 0 : before;
    long left = (long) had + delta;
    if (left < 0) {
      throw new IllegalArgumentException(
          "hands: expected at least %s of %s in hand to take away, found %s"
              .formatted(-(long) delta, piece, had));
    }
    return left == 0 ? null : Integer.valueOf(exact(piece, left));
  }
}
