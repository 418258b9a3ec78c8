package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Function;

/** Asserts the whole message and details of a notation's exception. */
final class Rejections {
  private Rejections() {}

  static void assertRejected(
      Function<CharSequence, ?> parse, String notation, String text, int index, String message) {
    NotationException thrown =
        catchThrowableOfType(NotationException.class, () -> parse.apply(text));
    assertThat(thrown).isNotNull().hasMessage(message);
    assertThat(thrown.notation()).isEqualTo(notation);
    assertThat(thrown.text()).isEqualTo(text);
    assertThat(thrown.index()).isEqualTo(index);
    assertThat(message).contains(thrown.reason() + " at index " + index);
  }
}
