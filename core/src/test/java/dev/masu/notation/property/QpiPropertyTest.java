package dev.masu.notation.property;

import dev.masu.notation.Qpi;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class QpiPropertyTest extends SidedContract<Qpi> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[A-Z]:[-+]?[A-Z]\\^?|[a-z]:[-+]?[a-z]\\^?");
  }

  @Override
  Qpi parse(CharSequence text) {
    return Qpi.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Qpi.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.ofOneCase(
        Texts.letters("A-Z", 1, 1),
        Arbitraries.of(":", ":+", ":-"),
        Texts.letters("A-Z", 1, 1),
        Arbitraries.of("", "^"));
  }
}
