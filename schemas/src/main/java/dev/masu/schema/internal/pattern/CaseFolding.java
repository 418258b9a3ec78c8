package dev.masu.schema.internal.pattern;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Simple case folding: ECMA-262, section 22.2.2.7.3. */
final class CaseFolding {
  /** Java folds this Turkish letter. Unicode's folding, which is the same for all languages, does not. */
  private static final int CAPITAL_DOTTED_I = 0x130;

  private static final int SMALL_DOTLESS_I = 0x131;

  private static final class Loaded {
    /** All letters that have another case, grouped by what they fold to. */
    private static final Map<Integer, List<Integer>> BY_FOLDED = IntStream.rangeClosed(
            0, Character.MAX_CODE_POINT)
        .filter(c -> folded(c) != c)
        .boxed()
        .flatMap(c -> Stream.of(c, folded(c)))
        .distinct()
        .collect(Collectors.groupingBy(CaseFolding::folded));
  }

  private CaseFolding() {}

  static boolean equalIgnoringCase(int a, int b) {
    return folded(a) == folded(b);
  }

  private static int folded(int c) {
    boolean isTurkish = c == CAPITAL_DOTTED_I || c == SMALL_DOTLESS_I;
    return isTurkish ? c : Character.toLowerCase(Character.toUpperCase(c));
  }

  /** A set together with the letters that differ from its own only in case. */
  static CodePoints closure(CodePoints set) {
    CodePoints.Builder closure = new CodePoints.Builder().add(set);
    if (set.only() >= 0) {
      add(Loaded.BY_FOLDED.getOrDefault(folded(set.only()), List.of()), closure);
    } else {
      for (List<Integer> letters : Loaded.BY_FOLDED.values()) {
        if (letters.stream().anyMatch(set::contains)) {
          add(letters, closure);
        }
      }
    }
    return closure.build();
  }

  private static void add(List<Integer> letters, CodePoints.Builder set) {
    letters.forEach(letter -> set.add(letter, letter));
  }
}
