package dev.masu.notation.property;

import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Texts put together from parts. */
final class Texts {
  private Texts() {}

  /** The parts one after the other. */
  static Arbitrary<String> of(Arbitrary<?>... parts) {
    Arbitrary<String> text = Arbitraries.just("");
    for (Arbitrary<?> part : parts) {
      text = Combinators.combine(text, part).as((start, end) -> start + end);
    }
    return text;
  }

  /** The parts one after the other, all in upper case or all in lower case. */
  static Arbitrary<String> ofOneCase(Arbitrary<?>... parts) {
    return Combinators.combine(of(parts), Arbitraries.of(true, false))
        .as((text, upper) -> upper ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT));
  }

  /** So many letters of the ranges, which are written as in a regular expression: {@code A-Z0-9_}. */
  static Arbitrary<String> letters(String ranges, int min, int max) {
    var letters = Arbitraries.strings().ofMinLength(min).ofMaxLength(max);
    for (int i = 0; i < ranges.length(); i++) {
      boolean range = ranges.startsWith("-", i + 1);
      letters = letters.withCharRange(ranges.charAt(i), ranges.charAt(range ? i + 2 : i));
      i += range ? 2 : 0;
    }
    return letters;
  }
}
