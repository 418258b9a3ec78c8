package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Letters that differ in case only. */
final class CaseFolding {
  private static final class Loaded {
    private static final Map<Integer, CodePoints> BY_FOLDED = byFolded();
  }

  private CaseFolding() {}

  private static int folded(int c) {
    return Character.toLowerCase(Character.toUpperCase(c));
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
