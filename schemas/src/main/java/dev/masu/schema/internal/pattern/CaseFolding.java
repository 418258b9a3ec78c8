package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Letters that differ in case only: simple case folding, ECMA-262, section 22.2.2.7.3. */
final class CaseFolding {
  /** Java folds the letters of Turkish, Unicode those of all languages: they have none of another case. */
  private static final int CAPITAL_DOTTED_I = 0x130;

  private static final int SMALL_DOTLESS_I = 0x131;

  private static final class Loaded {
    private static final Map<Integer, CodePoints> BY_FOLDED = byFolded();
  }

  private CaseFolding() {}

  static boolean areAlike(int a, int b) {
    return folded(a) == folded(b);
  }

  private static int folded(int c) {
    boolean isTurkish = c == CAPITAL_DOTTED_I || c == SMALL_DOTLESS_I;
    return isTurkish ? c : Character.toLowerCase(Character.toUpperCase(c));
  }

  private static Map<Integer, CodePoints> byFolded() {
    Map<Integer, CodePoints> byFolded = new HashMap<>();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      int folded = folded(c);
      if (folded != c) {
        byFolded.merge(folded, CodePoints.of(folded, c), CodePoints::or);
      }
    }
    return byFolded;
  }

  /** A set with the letters that differ from its own in case only. */
  static CodePoints closed(CodePoints set) {
    if (set.only() >= 0) {
      return Loaded.BY_FOLDED.getOrDefault(folded(set.only()), set);
    }
    List<CodePoints> closed = new ArrayList<>(List.of(set));
    Loaded.BY_FOLDED.values().stream().filter(set::intersects).forEach(closed::add);
    return CodePoints.union(closed);
  }
}
