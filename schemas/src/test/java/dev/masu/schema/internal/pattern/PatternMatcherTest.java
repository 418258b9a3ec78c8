package dev.masu.schema.internal.pattern;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.fixtures.Threads;
import dev.masu.schema.CheckLimits;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Matching takes little time, stack and memory, and is stopped by a limit where that is impossible. */
class PatternMatcherTest {
  private static PatternMatcher compiled(String pattern) {
    return Regex.parse(pattern).matcher();
  }

  private static PatternSteps steps() {
    return new PatternSteps(CheckLimits.defaults().maxPatternSteps());
  }

  private static boolean find(PatternMatcher pattern, String text) {
    return pattern.find(text, steps());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "^a*a*a*x$ false",
        "^a*a*a*y?$ true",
        "a*a*a*x false",
        "^(?!x)(a+)+$ true",
        "(?!x)(.*a){9}b false",
        "(?<=(a+)+)b false",
        "(?=.*a)(?=.*b).*.*.*c false",
        "^((?!foo)(a|b))*$ true",
        "^(?!x)(?:a|b)*$ true",
        "^a*(?<=^(?:a|b)*)$ true",
        "a{2,1000}y false",
        "^((a{0,30}){0,10}){0,5}b false",
        "(?:){10001} true",
        "(?:(?:|){50}){100}b false",
        "(?i:\\bfoo\\b) false",
      })
  void timeIsLinear(String pattern, boolean expected) {
    assertThat(find(compiled(pattern), "a".repeat(5_000))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"^(a|b)*$", "(?=.*a)(?=.*b).*b$", "(?<!b)(a|b)*$"})
  @Timeout(60)
  void longTextsEndSoon(String pattern) {
    assertThat(find(compiled(pattern), "ab".repeat(1_000_000))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "a.{5000}b.{100}c 20000",
        "(?<=a.{5000})b.{100}c 20000",
      })
  void largeCountsAreLimitedWhereEachCharacterNeedsNewStates(String pattern, int length) {
    StringBuilder text = new StringBuilder();
    new Random(1).ints(length, 'a', 'c').forEach(text::appendCodePoint);
    assertThatThrownBy(() -> find(compiled(pattern), text.toString()))
        .isInstanceOfSatisfying(
            LimitReached.class,
            e -> assertThat(e.parameters())
                .isEqualTo(Map.of("pattern", pattern, "limit", 10_000_000L)));
    assertThat(find(compiled(pattern), text.substring(0, length / 4))).isFalse();
  }

  /** Each of these texts needs states that no other one needs. */
  @ParameterizedTest
  @ValueSource(ints = {1_000, 5_000, 10_000, 14_000, 20_000, 65_535})
  void aCountTakesNoStepsBeyondThoseOfOrdinaryPatterns(int count) {
    PatternMatcher pattern = compiled("^.{1,%d}$".formatted(count));
    assertThat(pattern.find("x".repeat(count), new PatternSteps(0))).isTrue();
    assertThat(pattern.find("x".repeat(count + 1), new PatternSteps(0))).isFalse();
  }

  @Test
  void findsTheSameBeyondTheStatesThatAreStored() {
    PatternMatcher pattern = compiled("a.{200}$");
    Random random = new Random(1);
    for (int i = 0; i < 50; i++) {
      StringBuilder text = new StringBuilder();
      random.ints(2_000, 'a', 'c').forEach(text::appendCodePoint);
      boolean expected = text.charAt(text.length() - 201) == 'a';
      assertThat(find(pattern, text.toString())).isEqualTo(expected);
    }
  }

  /** Beyond the number of character classes and of combined look-aheads whose transitions are stored. */
  @Test
  void findsTheSameWithManyClassesAndLookAheads() {
    StringBuilder pattern = new StringBuilder();
    for (int c = 0x4E00; c < 0x5300; c++) {
      pattern.append("[^").append((char) c).append("]?");
    }
    assertThat(find(compiled("^" + pattern + "$"), "\u5200".repeat(900))).isTrue();
    assertThat(find(compiled("^" + pattern + "$"), "\u5200".repeat(1_281))).isFalse();
    String looks = "(?=.*a)(?=.*b)(?=.*c)(?=.*d)(?=.*e)(?=.*f)(?=.*g)x";
    assertThat(find(compiled(looks), "abcdefgxgxfxexdxcxbx")).isFalse();
    assertThat(find(compiled(looks), "abcdefgxgfxedxcbxa")).isTrue();
    String letters =
        IntStream.range(0x4E00, 0x4E46).mapToObj(Character::toString).collect(joining());
    String ahead = letters.replaceAll("(.)", "(?=.*$1)");
    assertThat(find(compiled("^" + ahead), letters)).isTrue();
    assertThat(find(compiled("^" + ahead), letters.substring(0, 69))).isFalse();
    String behind = letters.replaceAll("(.)", "(?<=a$1)b|");
    assertThat(find(compiled(behind + "c"), "a\u4E45b")).isTrue();
    assertThat(find(compiled(behind + "c"), "a\u4E46b")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^(a?b?c?d?e?f?g?h?){1000}$",
        "^((?!foo)(a|b))*$",
        "^(?:(a)|b\\1)*$",
        "^a*(?<=^(?:a|b)*)$",
      })
  void aLongTextNeedsLittleStack(String pattern) throws Exception {
    assertThat(withLittleStack(() -> find(compiled(pattern), "a".repeat(900)))).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^(a*\\1)+$",
        "()(.*a){9}b\\1",
        "(?<=(a+)+)b\\1",
        "()(?:\\1){10001}",
        "^((a*)\\2)*$",
        "((a{0,50}){0,50}){0,50}b",
        "()(?:(?:|){50}){100}\\1b",
      })
  void stepsAreLimitedWhereAutomataAreImpossible(String pattern) {
    assertThatThrownBy(() -> compiled(pattern).find("a".repeat(200) + "c", new PatternSteps(1)))
        .isInstanceOf(LimitReached.class)
        .hasMessage("pattern-steps");
  }

  @Test
  void memoryIsLimitedWhateverTheLimitOfSteps() {
    PatternMatcher pattern = compiled("^()(?:a|b|\\1c)*$");
    PatternSteps steps = new PatternSteps(Long.MAX_VALUE);
    assertThat(pattern.find("ab".repeat(500_000), steps)).isTrue();
    String text = "ab".repeat(1_000_000);
    assertThatThrownBy(() -> pattern.find(text, steps)).isInstanceOf(LimitReached.class);
  }

  @Test
  void findsTheSameFromManyThreads() throws Exception {
    PatternMatcher pattern = compiled("(?<=a.{5})b(?=.{0,3}a)");
    Callable<Boolean> finds = () -> findsAsByBacktracking("(?<=a.{5})b(?=.{0,3}a)", pattern);
    assertThat(Threads.callTogether(Collections.nCopies(8, finds))).containsOnly(true);
  }

  private static boolean findsAsByBacktracking(String regex, PatternMatcher pattern) {
    PatternMatcher backtracking = Regex.parse(regex).backtracking();
    Random random = new Random(2);
    for (int i = 0; i < 500; i++) {
      StringBuilder text = new StringBuilder();
      random.ints(12, 'a', 'd').forEach(text::appendCodePoint);
      if (find(pattern, text.toString()) != find(backtracking, text.toString())) {
        return false;
      }
    }
    return true;
  }

  /** What comes of a call, returned or thrown, in a thread with the smallest stack. */
  private static Object withLittleStack(Callable<Object> call) throws Exception {
    try {
      return Threads.callOnStack(160 << 10, call);
    } catch (ExecutionException e) {
      return Objects.requireNonNull(e.getCause());
    }
  }
}
