package dev.masu.notation.property;

import dev.masu.notation.Pnn;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class PnnPropertyTest extends SidedContract<Pnn> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[+-]?([A-Z]+|[a-z]+)\\^?");
  }

  @Override
  Pnn parse(CharSequence text) {
    return Pnn.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Pnn.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.ofOneCase(
        Arbitraries.of("", "+", "-"), Texts.letters("A-Z", 1, 9), Arbitraries.of("", "^"));
  }
}
