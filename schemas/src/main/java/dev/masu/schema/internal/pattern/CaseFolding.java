package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
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
    if (set.only() >= 0) {
      return of(Loaded.BY_FOLDED.getOrDefault(folded(set.only()), List.of(set.only())));
    }
    List<CodePoints> closed = new ArrayList<>(List.of(set));
    for (List<Integer> letters : Loaded.BY_FOLDED.values()) {
      if (letters.stream().anyMatch(set::contains)) {
        closed.add(of(letters));
      }
    }
    return CodePoints.union(closed);
  }

  private static CodePoints of(List<Integer> letters) {
    return CodePoints.of(letters.stream().mapToInt(Integer::intValue).toArray());
  }
}
