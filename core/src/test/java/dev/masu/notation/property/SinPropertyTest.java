package dev.masu.notation.property;

import dev.masu.notation.Sin;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;

final class SinPropertyTest extends SidedContract<Sin> {
  @Override
  Pattern grammar() {
    return Pattern.compile("[A-Za-z]");
  }

  @Override
  Sin parse(CharSequence text) {
    return Sin.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Sin.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.letters("A-Za-z", 1, 1);
  }
}
