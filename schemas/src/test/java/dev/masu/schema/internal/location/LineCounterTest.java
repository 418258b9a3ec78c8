package dev.masu.schema.internal.location;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locations are the same in whatever order they are requested. */
final class LineCounterTest {
  private static final String[] PIECES = {
    "a", "é", "将", "\n", "\r", "\r\n", "\uD83D\uDC32", "abc def"
  };

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1_000, 5_000})
  void locationsAreThoseCountedFromTheStart(int pieces) {
    Random random = new Random(pieces);
    StringBuilder built = new StringBuilder();
    for (int i = 0; i < pieces; i++) {
      built.append(PIECES[random.nextInt(PIECES.length)]);
    }
    String text = built.toString();
    LineCounter counter = new LineCounter(text);
    for (int i = 0; i < 300; i++) {
      int offset = atCharacter(text, random.nextInt(text.length() + 1));
      String before = text.substring(0, offset);
      SourceLocation expected = plain(before, text.startsWith("\n", offset));
      int lineStart = offset - lastLine(before).length();

      switch (random.nextInt(3)) {
        case 0 -> assertThat(counter.locate(offset)).isEqualTo(expected);
        case 1 ->
          assertThat(counter.bytesBefore(offset))
              .isEqualTo(before.getBytes(StandardCharsets.UTF_8).length);
        default ->
          assertThat(counter.offsetOf(expected.line(), offset - lineStart + 1)).isEqualTo(offset);
      }
    }
  }

  /** Not within a pair of surrogates, nor within CR LF. */
  private static int atCharacter(String text, int offset) {
    boolean isWithin = offset > 0
        && offset < text.length()
        && (Character.isLowSurrogate(text.charAt(offset)) || text.startsWith("\r\n", offset - 1));
    return isWithin ? offset - 1 : offset;
  }

  private static SourceLocation plain(String before, boolean isFollowedByLineFeed) {
    String lines = before.replace("\r\n", "\n").replace('\r', '\n');
    int line = 1 + (int) lines.chars().filter(c -> c == '\n').count();
    String last = lastLine(before);
    assertThat(isFollowedByLineFeed && before.endsWith("\r")).isFalse();
    return new SourceLocation(
        line,
        last.codePointCount(0, last.length()) + 1,
        Unit.CODE_POINT,
        before.length(),
        Unit.CHAR);
  }

  private static String lastLine(String before) {
    return before.substring(1 + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')));
  }
}
