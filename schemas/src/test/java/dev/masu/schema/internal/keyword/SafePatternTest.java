package dev.masu.schema.internal.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns find what ECMA-262 finds, on RE2/J and, where a back-reference asks for it, on our own engine. */
class SafePatternTest {
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-Fa-f]{4})");

  private static SafePattern compiled(String pattern) {
    return SafePattern.compile(pattern, 10_000);
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
        "^(?:(?=a)a(?!b)|(?i:q))$ Q true",
        "^\\p{L}\\p{Letter}\\P{Lu}$ aBc true",
      })
  void findsWhatEcma262Finds(String pattern, String text, boolean expected) {
    String unescaped = unescaped(text);
    assertThat(compiled(pattern).find(unescaped)).isEqualTo(expected);
    // A back-reference, here to nothing, is beyond RE2/J.
    assertThat(compiled("()" + pattern + "\\1").find(unescaped)).isEqualTo(expected);
  }

  /** Java's engine would take a thousand million steps: RE2/J tells. */
  @ParameterizedTest
  @CsvSource({"^a*a*a*x$, false", "^a*a*a*y?$, true", "a*a*a*x, false"})
  void noFlatPatternNeedsABudget(String pattern, boolean expected) {
    assertThat(compiled(pattern).find("a".repeat(2_000))).isEqualTo(expected);
  }

  /** RE2/J recurses for each part that may be left out, java.util.regex for each that is there. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "^(a?b?c?d?e?f?g?h?){1000}$ ab true",
        "^(a?b?c?d?e?f?g?h?){1000}$ x false",
        "^(.{0,1000}){3}$ ab true",
        "^((ab)?){900}$ abab true",
      })
  void needsLittleStack(String pattern, String text, boolean expected) throws Exception {
    assertThat(withLittleStack(() -> compiled(pattern).find(text))).isEqualTo(expected);
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
    assertThat(withLittleStack(() -> compiled(pattern).find("a".repeat(900)))).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^(?!x)(a+)+$",
        "(?!x)(.*a){9}b",
        "(?<=(a+)+)b",
        "(?:(?!x)){10001}",
        "(?:){10001}(?!x)",
        "(?:(?:|)){10001}(?!x)",
        "^((a*)\\2)*$",
        "(?!x)(?:(?:|){50}){100}b",
      })
  void stepsAreLimitedWhateverIsRepeated(String pattern) {
    assertThatThrownBy(() -> compiled(pattern).find("a".repeat(200) + "c"))
        .isInstanceOf(PatternBudget.Exceeded.class)
        .hasMessage("pattern budget exceeded: " + pattern);
  }

  @Test
  void memoryIsLimitedWhateverTheLimitOfSteps() {
    SafePattern pattern = SafePattern.compile("^(?!x)(?:a|b)*$", Long.MAX_VALUE);
    assertThat(pattern.find("ab".repeat(500_000))).isTrue();
    String text = "ab".repeat(5_000_000);
    assertThatThrownBy(() -> pattern.find(text)).isInstanceOf(PatternBudget.Exceeded.class);
  }

  /** What comes of a call, returned or thrown, in a thread with the smallest stack. */
  private static Object withLittleStack(Callable<Object> call) throws Exception {
    FutureTask<Object> task = new FutureTask<>(call);
    Thread thread = new Thread(null, task, "little stack", 160 << 10);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      return Objects.requireNonNull(e.getCause());
    }
  }
}
