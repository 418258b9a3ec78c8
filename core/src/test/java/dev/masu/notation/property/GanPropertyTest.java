package dev.masu.notation.property;

import dev.masu.notation.Gan;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class GanPropertyTest extends SidedContract<Gan> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[A-Z][A-Z0-9]*:[-+]?[A-Z]|[a-z][a-z0-9]*:[-+]?[a-z]");
  }

  @Override
  Gan parse(CharSequence text) {
    return Gan.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Gan.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.ofOneCase(
        Texts.letters("A-Z", 1, 1),
        Texts.letters("A-Z0-9", 0, 9),
        Arbitraries.of(":", ":+", ":-"),
        Texts.letters("A-Z", 1, 1));
  }
}
