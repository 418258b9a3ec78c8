package dev.masu.notation.property;

import dev.masu.notation.Pin;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class PinPropertyTest extends SidedContract<Pin> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[-+]?[A-Za-z]\\^?");
  }

  @Override
  Pin parse(CharSequence text) {
    return Pin.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Pin.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.of(
        Arbitraries.of("", "+", "-"), Texts.letters("A-Za-z", 1, 1), Arbitraries.of("", "^"));
  }
}
