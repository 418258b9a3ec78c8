package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Letters that differ in case only. */
final class CaseFolding {
  private static final class Loaded {
    private static final List<CodePoints> SAME_BUT_FOR_CASE = sameButForCase();
  }

  private CaseFolding() {}

  private static int folded(int c) {
    return Character.toLowerCase(Character.toUpperCase(c));
  }

  private static List<CodePoints> sameButForCase() {
    Map<Integer, CodePoints> byFolded = new HashMap<>();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      int folded = folded(c);
      if (folded != c) {
        byFolded.merge(folded, CodePoints.of(folded, c), CodePoints::or);
      }
    }
    return new ArrayList<>(byFolded.values());
  }

  /** A set with the letters that differ from its own in case only. */
  static CodePoints closed(CodePoints set) {
    CodePoints closed = set;
    for (CodePoints same : Loaded.SAME_BUT_FOR_CASE) {
      if (same.intersects(set)) {
        closed = closed.or(same);
      }
    }
    return closed;
  }
}
