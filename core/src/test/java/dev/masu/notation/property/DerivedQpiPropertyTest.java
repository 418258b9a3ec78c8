package dev.masu.notation.property;

import dev.masu.notation.Qpi;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class DerivedQpiPropertyTest extends SidedContract<Qpi> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[A-Za-z]:[-+]?[A-Za-z]\\^?");
  }

  @Override
  Qpi parse(CharSequence text) {
    return Qpi.parse(text, Qpi.Sides.INDEPENDENT);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Qpi.isValid(text, Qpi.Sides.INDEPENDENT);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.of(
        Texts.letters("A-Za-z", 1, 1),
        Arbitraries.of(":", ":+", ":-"),
        Texts.letters("A-Za-z", 1, 1),
        Arbitraries.of("", "^"));
  }
}
