package dev.masu.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The place is marked by {@code |} in the text, the line and the caret are shown one above the other. */
class LineExcerptTest {
  private static final String HUNDRED = "0123456789".repeat(10);

  @ParameterizedTest
  @MethodSource
  void around(String marked, String line, String caret) {
    int offset = marked.indexOf('|');
    String text = marked.substring(0, offset) + marked.substring(offset + 1);
    assertThat(LineExcerpt.around(offset, text)).isEqualTo(new LineExcerpt(line, caret));
  }

  static Stream<Arguments> around() {
    return Stream.of(
        Arguments.of("|", "", "^"),
        Arguments.of("|a", "a", "^"),
        Arguments.of("a|", "a", " ^"),
        Arguments.of("a\nb|c\nd", "bc", " ^"),
        Arguments.of("a\rb|c\rd", "bc", " ^"),
        Arguments.of("a\r\nb|c\r\nd", "bc", " ^"),
        Arguments.of("ab|\r\nc", "ab", "  ^"),
        Arguments.of("ab\r|\nc", "ab", "  ^"),
        Arguments.of("ab\r\n|", "", "^"),
        Arguments.of("\ta\t|b", "\ta\tb", "\t \t^"),
        // A combining mark takes no column, CJK and emoji take two.
        Arguments.of("e\u0301|x", "e\u0301x", " ^"),
        Arguments.of("王|x", "王x", "  ^"),
        Arguments.of("ﾊ|x", "ﾊx", " ^"),
        Arguments.of("Ｋ　|x", "Ｋ　x", "    ^"),
        Arguments.of("😀|x", "😀x", "  ^"),
        // So do marks and symbols that are common to all scripts.
        Arguments.of("クイーン・ルーク|x", "クイーン・ルークx", " ".repeat(16) + "^"),
        Arguments.of("㈱㊙︰|x", "㈱㊙︰x", " ".repeat(6) + "^"),
        Arguments.of("⚠★♔|x", "⚠★♔x", "   ^"),
        Arguments.of("\uD83E\uDE75\uD883\uDC00|x", "\uD83E\uDE75\uD883\uDC00x", "    ^"),
        // A syllable of Hangul is as wide whether it is one character or several.
        Arguments.of("한|x", "한x", "  ^"),
        Arguments.of("\u1112\u1161\u11AB|x", "\u1112\u1161\u11ABx", "  ^"),
        Arguments.of("\uA960\uD7B0\uD7CB|x", "\uA960\uD7B0\uD7CBx", "  ^"),
        Arguments.of("\u0000\u202E\u2028|x", "\uFFFD\uFFFD\uFFFDx", "   ^"),
        Arguments.of(HUNDRED + "|", HUNDRED, " ".repeat(100) + "^"),
        Arguments.of("|" + HUNDRED, HUNDRED, "^"),
        Arguments.of("|" + HUNDRED + "x", HUNDRED + "…", "^"),
        Arguments.of("x" + HUNDRED + "|", "…" + HUNDRED, " ".repeat(101) + "^"),
        Arguments.of(
            HUNDRED + "|" + HUNDRED,
            "…" + HUNDRED.substring(50) + HUNDRED.substring(0, 50) + "…",
            " ".repeat(51) + "^"),
        Arguments.of(
            HUNDRED + "|" + HUNDRED.substring(70),
            "…" + HUNDRED.substring(30) + HUNDRED.substring(70),
            " ".repeat(71) + "^"),
        Arguments.of(
            HUNDRED.substring(70) + "|" + HUNDRED,
            HUNDRED.substring(70) + HUNDRED.substring(0, 70) + "…",
            " ".repeat(30) + "^"),
        Arguments.of(
            "😀".repeat(60) + "|" + "x".repeat(60),
            "…" + "😀".repeat(50) + "x".repeat(50) + "…",
            " ".repeat(101) + "^"));
  }
}
