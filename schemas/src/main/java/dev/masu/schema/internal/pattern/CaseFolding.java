package dev.masu.schema.internal.pattern;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Letters that differ in case only: simple case folding, ECMA-262, section 22.2.2.7.3. */
final class CaseFolding {
  /** Java folds the letters of Turkish, Unicode those of all languages: they have none of another case. */
  private static final int CAPITAL_DOTTED_I = 0x130;

  private static final int SMALL_DOTLESS_I = 0x131;

  private static final class Loaded {
    /** All letters that have others of another case, grouped by what they fold to. */
    private static final Map<Integer, List<Integer>> BY_FOLDED = IntStream.rangeClosed(
            0, Character.MAX_CODE_POINT)
        .filter(c -> folded(c) != c)
        .boxed()
        .flatMap(c -> Stream.of(c, folded(c)))
        .distinct()
        .collect(Collectors.groupingBy(CaseFolding::folded));
  }

  private CaseFolding() {}

  static boolean areAlike(int a, int b) {
    return folded(a) == folded(b);
  }

  private static int folded(int c) {
    boolean isTurkish = c == CAPITAL_DOTTED_I || c == SMALL_DOTLESS_I;
    return isTurkish ? c : Character.toLowerCase(Character.toUpperCase(c));
  }

  /** A set with the letters that differ from its own in case only. */
  static CodePoints closed(CodePoints set) {
    CodePoints.Builder closed = new CodePoints.Builder().add(set);
    if (set.only() >= 0) {
      add(Loaded.BY_FOLDED.getOrDefault(folded(set.only()), List.of()), closed);
    } else {
      for (List<Integer> letters : Loaded.BY_FOLDED.values()) {
        if (letters.stream().anyMatch(set::contains)) {
          add(letters, closed);
        }
      }
    }
    return closed.build();
  }

  private static void add(List<Integer> letters, CodePoints.Builder set) {
    letters.forEach(letter -> set.add(letter, letter));
  }
}
