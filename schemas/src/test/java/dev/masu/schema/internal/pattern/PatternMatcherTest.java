package dev.masu.schema.internal.pattern;

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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns find what ECMA-262 finds, by automata and, where a back-reference asks for it, by backtracking. */
class PatternMatcherTest {
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-Fa-f]{4})");

  private static PatternMatcher compiled(String pattern) {
    return Regex.parse(pattern).matcher();
  }

  private static PatternSteps steps() {
    return new PatternSteps(CheckLimits.defaults().maxPatternSteps());
  }

  private static boolean find(PatternMatcher pattern, String text) {
    return pattern.find(text, steps());
  }

  private static String unescaped(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(escape -> Character.toString(Integer.parseInt(escape.group(1), 16)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "^a$ a true",
        "^a$ a\\u000a false",
        "^.$ \\u000d false",
        "^.$ \\u2028 false",
        "^.$ \\u0085 true",
        "^.$ \\uD83D\\uDC32 true",
        "^\\s+$ \\u000b\\u00a0\\u1680\\u2003\\u2028\\u202f\\u205f\\u3000\\ufeff true",
        "\\s \\u180e\\u200b\\u0085\\u001c false",
        "^\\S$ \\u2029 false",
        "^\\S$ \\u180e true",
        "^[\\s]$ \\u00a0 true",
        "^[^\\s]$ \\u00a0 false",
        "^[\\S]$ \\u00a0 false",
        "^[^\\S]$ \\u00a0 true",
        "^[a\\S]$ \\uD83D\\uDC32 true",
        "^\\w$ \\u00e9 false",
        "^\\d$ \\u0660 false",
        "^\\cA\\ca$ \\u0001\\u0001 true",
        "^\\v\\0$ \\u000b\\u0000 true",
        "^[\\b]$ \\u0008 true",
        "\\ba\\b b-a-b true",
        "\\B b\\uD83D\\uDC32a false",
        "^\\x41\\u0042\\u{43}$ ABC true",
        "^\\uD83D\\uDC32$ \\uD83D\\uDC32 true",
        "^[\\uD83D\\uDC32]$ \\uD83D\\uDC32 true",
        "^\\u{1F432}$ \\uD83D\\uDC32 true",
        "^[[&]$ [ true",
        "^[a&&b]$ & true",
        "^[a&&b]$ b true",
        "^[[:alpha:]]$ a false",
        "^[[:alpha:]]$ l] true",
        "[] a false",
        "^[^]$ \\u000a true",
        "^(?<year_1>a)\\_\\/\\é$ a_/\\u00e9 true",
        "^(?<a>x)\\k<a>$ xx true",
        "^(?<\\u{61}b·>x)\\k<a\\u0062·>$ xx true",
        "^(?:(?=a)a(?!b)|(?i:q))$ Q true",
        "^\\p{L}\\p{Letter}\\P{Lu}$ aBc true",
      })
  void findsWhatEcma262Finds(String pattern, String text, boolean expected) {
    String unescaped = unescaped(text);
    assertThat(find(compiled(pattern), unescaped)).isEqualTo(expected);
    char[] chars = ("\uD83D" + unescaped + "\uDC32").toCharArray();
    assertThat(compiled(pattern).find(chars, 1, unescaped.length(), steps())).isEqualTo(expected);
    // A back-reference, here to nothing, is beyond automata.
    assertThat(find(compiled("()" + pattern + "\\1"), unescaped)).isEqualTo(expected);
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
  @Test
  void findsTheSameWhenNoMoreStatesAreStored() {
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
  void stepsAreLimitedWhereAutomataAreNoHelp(String pattern) {
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
  void servesManyThreads() throws Exception {
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
