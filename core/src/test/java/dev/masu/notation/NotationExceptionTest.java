package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.nio.CharBuffer;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NotationExceptionTest {
  private static final String FACE = "\uD83D\uDE00";

  @Test
  void saysWhatItWasGiven() {
    NotationException thrown =
        new NotationException("GGN piece", CharBuffer.wrap("A:b"), 2, "the case changes");
    assertThat(thrown).hasMessage("\"A:b\" is not a valid GGN piece: the case changes at index 2");
    assertThat(thrown.notation()).isEqualTo("GGN piece");
    assertThat(thrown.text()).isEqualTo("A:b");
    assertThat(thrown.index()).isEqualTo(2);
    assertThat(thrown.reason()).isEqualTo("the case changes");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void takesAnIndexOfTheTextOrItsLength(int index) {
    String message = "index: expected 0 to 3, the text's length, but found " + index;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new NotationException("X", "abc", index, "wrong"))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NotationException.expected("X", "x", "abc", index, "'x'"))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NotationException.tooLong("X", "abc", index))
        .withMessage(message);
  }

  @Test
  @NullUnmarked // Nulls are passed on purpose.
  void needsANotationAndAReason() {
    assertThatNullPointerException()
        .isThrownBy(() -> new NotationException(null, "a", 0, "wrong"))
        .withMessage("notation");
    assertThatNullPointerException()
        .isThrownBy(() -> new NotationException("X", "a", 0, null))
        .withMessage("reason");
  }

  @Test
  void hasNoLengthOfATextThatIsNotKnownInFull() {
    NotationException thrown = NotationException.tooLong("X", CharBuffer.wrap("abcd"), 3);
    assertThat(thrown)
        .hasMessage("\"abcd\"... (4 of more than 3 characters) is not a valid X:"
            + " the text goes on beyond 3 characters at index 3");
    assertThat(thrown.text()).isEqualTo("abcd");
    assertThat(thrown.index()).isEqualTo(3);
    assertThat(NotationException.tooLong("X", "abc", 3))
        .hasMessageStartingWith("\"abc\"... (3 of more than 3 characters) is not a valid X:");
  }

  @ParameterizedTest
  @MethodSource
  void describesWhatIsFound(String text, int index, String found) {
    assertThat(NotationException.expected("X", "x", text, index, "'x'").reason())
        .isEqualTo("expected 'x' but found " + found);
  }

  static Object[][] describesWhatIsFound() {
    return new Object[][] {
      {"", 0, "the end of the text"},
      {"ab", 1, "'b'"},
      {"a b", 1, "' '"},
      {"\u041A", 0, "'\u041A' (U+041A)"},
      {"\uD835\uDC00", 0, "'\uD835\uDC00' (U+1D400)"},
      {"\uD835", 0, "U+D835"},
      {"\u0000", 0, "U+0000"},
      {"\u001B[31m", 0, "U+001B"},
      {"\u00A0", 0, "U+00A0"},
      {"\u0301", 0, "U+0301"},
      {"\u202E", 0, "U+202E"},
      {"\u2028", 0, "U+2028"},
      {"\uE000", 0, "U+E000"},
      {"\uFEFF", 0, "U+FEFF"},
      {"\u3164", 0, "U+3164"},
    };
  }

  @Test
  void namesWhatIsExpected() {
    assertThat(NotationException.expected(
                "X",
                "x",
                "",
                0,
                "letter",
                "upper-case-letter",
                "lower-case-letter",
                "digit",
                "first-digit",
                "piece",
                "end")
            .reason())
        .isEqualTo(
            "expected a letter (A-Z or a-z), an upper-case letter (A-Z), a lower-case letter (a-z),"
                + " a digit (0-9), a digit (1-9), a piece such as CHESS:K or the end of the text"
                + " but found the end of the text");
  }

  @ParameterizedTest
  @MethodSource
  void showsTheTextSafely(String text, int index, String shown) {
    assertThat(new NotationException("X", text, index, "wrong"))
        .hasMessage(shown + " is not a valid X: wrong at index " + index);
  }

  static Object[][] showsTheTextSafely() {
    return new Object[][] {
      {"say \"K\\k\"", 0, "\"say \\\"K\\\\k\\\"\""},
      {"\t\r\n\u0000\u001B\u202E\uD835", 0, "\"\\t\\r\\n\\u0000\\u001B\\u202E\\uD835\""},
      {"\uD83D\uDE00\uDB40\uDC01", 0, "\"\uD83D\uDE00\\uDB40\\uDC01\""},
      {"a".repeat(60), 60, "\"" + "a".repeat(60) + "\""},
      {"a".repeat(61), 0, "\"" + "a".repeat(60) + "\"... (60 of 61 characters)"},
      {"a".repeat(61), 61, "...\"" + "a".repeat(60) + "\" (60 of 61 characters)"},
      {
        "a".repeat(100) + "!" + "b".repeat(100),
        100,
        "...\"" + "a".repeat(40) + "!" + "b".repeat(19) + "\"... (60 of 201 characters)"
      },
      {FACE.repeat(200), 0, "\"" + FACE.repeat(30) + "\"... (60 of 400 characters)"},
      {"a" + FACE.repeat(200), 0, "\"a" + FACE.repeat(29) + "\"... (59 of 401 characters)"},
      {FACE.repeat(200), 101, "...\"" + FACE.repeat(29) + "\"... (58 of 400 characters)"},
      {FACE.repeat(100) + "a", 200, "...\"" + FACE.repeat(29) + "a\" (59 of 201 characters)"},
      {"\uDE00".repeat(61), 61, "...\"" + "\\uDE00".repeat(60) + "\" (60 of 61 characters)"},
    };
  }
}
