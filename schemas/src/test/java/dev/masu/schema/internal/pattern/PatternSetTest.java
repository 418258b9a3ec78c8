package dev.masu.schema.internal.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PatternSetTest {
  private static final int SETS = Integer.getInteger("masu.random-patterns", 1_000) / 5;
  private static final int TEXTS_OF_SET = 10;

  private static PatternSet set(String... patterns) {
    return new PatternSet(
        Stream.of(patterns).map(pattern -> Regex.parse(pattern).matcher()).toList(), 1);
  }

  private static BitSet found(PatternSet set, String text) {
    BitSet found = BitSet.valueOf(set.find(text, new PatternSteps(1_000)));
    char[] chars = ("(" + text + ")").toCharArray();
    assertThat(BitSet.valueOf(set.find(chars, 1, text.length(), new PatternSteps(1_000))))
        .isEqualTo(found);
    return found;
  }

  @Test
  void findsThePatternsThatMatch() {
    PatternSet set = set("^[Ee][Ss]5$", "^es", "5", "^(?=e).*s", "(s)5\\1", "");
    assertThat(found(set, "es5")).hasToString("{0, 1, 2, 3, 5}");
    assertThat(found(set, "es5s")).hasToString("{1, 2, 3, 4, 5}");
    assertThat(found(set, "ES5")).hasToString("{0, 2, 5}");
    assertThat(found(set, "")).hasToString("{5}");
  }

  @Test
  void hasMoreThan64Patterns() {
    PatternSet set = new PatternSet(
        IntStream.range(0, 100)
            .mapToObj(number -> Regex.parse("^" + number).matcher())
            .toList(),
        1);
    assertThat(found(set, "99 luftballons")).hasToString("{9, 99}");
    assertThat(found(set, "x")).hasToString("{}");
  }

  @Test
  void findsWhatEachPatternFinds() {
    Random random = new Random(13);
    for (int i = 0; i < SETS; i++) {
      List<String> patterns = new ArrayList<>();
      for (int j = random.nextInt(6); j >= 0; j--) {
        patterns.add(RandomPattern.any(random));
      }
      assertSame(patterns, random);
    }
  }

  private static void assertSame(List<String> patterns, Random random) {
    List<PatternMatcher> matchers =
        patterns.stream().map(each -> Regex.parse(each).matcher()).toList();
    PatternSet set = new PatternSet(matchers, 1);
    for (int i = 0; i < TEXTS_OF_SET; i++) {
      String text = RandomPattern.text(random);
      assertThat(found(set, text))
          .as("%s on %s", patterns, text)
          .isEqualTo(expected(matchers, text));
    }
  }

  private static BitSet expected(List<PatternMatcher> matchers, String text) {
    BitSet expected = new BitSet();
    IntStream.range(0, matchers.size())
        .filter(number -> matchers.get(number).find(text, new PatternSteps(1_000)))
        .forEach(expected::set);
    return expected;
  }

  @Test
  void setsWithManyStatesFindTheSame() {
    List<PatternMatcher> matchers = IntStream.range(0, 20)
        .mapToObj(number -> (char) ('a' + number) + ".{" + number + "}[x-z]")
        .map(pattern -> Regex.parse(pattern).matcher())
        .toList();
    PatternSet set = new PatternSet(matchers, 1);
    Random random = new Random(14);
    for (int i = 0; i < 200; i++) {
      String text = random
          .ints(200, 'a', 'z' + 1)
          .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
          .toString();
      assertThat(found(set, text)).isEqualTo(expected(matchers, text));
    }
  }
}
