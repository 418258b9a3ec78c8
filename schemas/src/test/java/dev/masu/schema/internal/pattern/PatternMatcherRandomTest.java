package dev.masu.schema.internal.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Random patterns match random texts as two other implementations have it. */
class PatternMatcherRandomTest {
  /** More for a longer run. */
  private static final int PATTERNS = Integer.getInteger("masu.random-patterns", 1_000);

  private static final int TEXTS_OF_PATTERN = 6;

  @Test
  void findsWhatBacktrackingFinds() {
    Random random = new Random(11);
    for (int i = 0; i < PATTERNS; i++) {
      String pattern = RandomPattern.any(random);
      PatternMatcher backtracking = Regex.parse(pattern).backtracking();
      PatternMatcher matcher = Regex.parse(pattern).matcher();
      assertThat(matcher).as(pattern).isInstanceOf(Automaton.class);
      for (int j = 0; j < TEXTS_OF_PATTERN; j++) {
        assertSame(backtracking, pattern, matcher, RandomPattern.text(random));
      }
    }
  }

  private static void assertSame(
      PatternMatcher backtracking, String pattern, PatternMatcher matcher, String text) {
    boolean expected;
    try {
      expected = backtracking.find(text, new PatternSteps(100_000));
    } catch (LimitReached e) {
      return;
    }
    assertThat(matcher.find(text, new PatternSteps(100_000)))
        .as("%s on %s", pattern, text)
        .isEqualTo(expected);
    char[] chars = ("\uD83D" + text + "\uDC32").toCharArray();
    assertThat(matcher.find(chars, 1, text.length(), new PatternSteps(100_000)))
        .as("%s on chars %s", pattern, text)
        .isEqualTo(expected);
  }

  @Test
  void findsWhatJavaFinds() {
    Random random = new Random(12);
    for (int i = 0; i < PATTERNS; i++) {
      RandomPattern pattern = RandomPattern.common(random);
      Pattern java = Pattern.compile(pattern.java());
      PatternMatcher matcher = Regex.parse(pattern.ecma()).matcher();
      for (int j = 0; j < TEXTS_OF_PATTERN; j++) {
        String text = RandomPattern.javaText(random, pattern);
        assertThat(matcher.find(text, new PatternSteps(100_000)))
            .as("%s on %s", pattern.ecma(), text)
            .isEqualTo(java.matcher(text).find());
      }
    }
  }
}
