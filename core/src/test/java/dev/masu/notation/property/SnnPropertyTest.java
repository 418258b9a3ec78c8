package dev.masu.notation.property;

import dev.masu.notation.Snn;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;

final class SnnPropertyTest extends SidedContract<Snn> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[A-Z][A-Z0-9]*|[a-z][a-z0-9]*");
  }

  @Override
  Snn parse(CharSequence text) {
    return Snn.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Snn.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.ofOneCase(Texts.letters("A-Z", 1, 1), Texts.letters("A-Z0-9", 0, 9));
  }
}
