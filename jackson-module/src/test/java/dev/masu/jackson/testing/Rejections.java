package dev.masu.jackson.testing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.jackson.exc.SchemaViolationException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Asserts that a read ends in a {@link SchemaViolationException}, by its whole message. */
public final class Rejections {
  private Rejections() {}

  /**
   * Runs a read that must be rejected.
   *
   * @param heading the first line of the message: the type, and the schema
   * @param violations the other lines, without the spaces before them
   */
  public static void assertRejected(
      ThrowingCallable reading, String heading, String... violations) {
    assertThatThrownBy(reading)
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage(heading + "\n  " + String.join("\n  ", violations));
  }
}
