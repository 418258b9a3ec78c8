package dev.masu.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class VisibleTest {
  @ParameterizedTest
  @MethodSource
  void escapesWhatIsNotVisible(String text, String escaped) {
    assertThat(Visible.escaped(text)).isEqualTo(escaped);
  }

  static Object[][] escapesWhatIsNotVisible() {
    return new Object[][] {
      {"", ""},
      {"north gate", "north gate"},
      {"e4\u00E9\u5C06\uD83D\uDE00", "e4\u00E9\u5C06\uD83D\uDE00"},
      {"\"\\", "\\\"\\\\"},
      {"\t\r\n", "\\t\\r\\n"},
      {"a\u0301", "a\\u0301"},
      {"\uD835", "\\uD835"},
      {"\uDB40\uDC01", "\\uDB40\\uDC01"},
      {"\u3164\u2800", "\\u3164\\u2800"},
    };
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00, 0x1B, 0x7F, 0x85, 0xA0, 0xAD, 0x300, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180B,
        0x180E, 0x200B, 0x2028, 0x2029, 0x202E, 0x2060, 0x2800, 0x3000, 0x3164, 0xD835, 0xE000,
        0xFE0F, 0xFEFF, 0xFFA0, 0xFFFF, 0x1D159, 0x1D173, 0xE0001, 0xE0100, 0x10FFFF
      })
  void theseAreNotVisible(int character) {
    assertThat(Visible.isVisible(character)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {' ', '!', '~', 0xA1, 0x416, 0x1100, 0x2801, 0x3131, 0xAC00, 0xFFA1, 0x1F600})
  void theseAreVisible(int character) {
    assertThat(Visible.isVisible(character)).isTrue();
  }
}
