package dev.masu.schema.internal.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a misspelt one most resembles. */
public final class NearestName {
  /** The comparison takes time quadratic in the length of the parts that differ. */
  private static final int MAX_LENGTH = 64;

  /** Comparing with more candidates would cost more than a hint is worth. */
  public static final int MAX_CANDIDATES = 1_000;

  private NearestName() {}

  /**
   * Finds the candidate with the fewest inserted, deleted, replaced or swapped letters, ignoring case. Among equals,
   * one that only adds letters at the end is preferred. At most a third of the name's letters may differ, one letter in
   * a name of two, and none in a name of one.
   *
   * @param name the misspelt name
   * @param candidates the names that it may stand for, of which only the first {@link #MAX_CANDIDATES} are
   *     compared
   */
  public static Optional<String> of(String name, Collection<String> candidates) {
    return of(name, candidates, name.length() < 2 ? 1 : Math.max(1, name.length() / 3) + 1);
  }

  /**
   * Finds the candidate that a name is almost certainly a misspelling of: at most one letter in six differs, or one
   * in shorter names.
   */
  public static Optional<String> misspelt(String name, Collection<String> candidates) {
    return of(name, candidates, Math.max(1, name.length() / 6) + 1);
  }

  private static Optional<String> of(String name, Collection<String> candidates, int limit) {
    String nearest = null;
    String lowerCase = name.toLowerCase(Locale.ROOT);
    int fewest = limit;
    for (String candidate : candidates.stream().limit(MAX_CANDIDATES).toList()) {
      boolean hasSimilarLength = Math.abs(candidate.length() - name.length()) <= fewest;
      if (hasSimilarLength && !candidate.equals(name)) {
        int distance = distance(lowerCase, candidate.toLowerCase(Locale.ROOT));
        boolean isAsNear = distance == fewest && nearest != null && !nearest.startsWith(name);
        if (distance < fewest || (isAsNear && candidate.startsWith(name))) {
          fewest = distance;
          nearest = candidate;
        }
      }
    }
    return Optional.ofNullable(nearest);
  }

  /** {@return the number of inserted, deleted, replaced or swapped letters; very large if long parts differ} */
  public static int distance(String name, String candidate) {
    int shorter = Math.min(name.length(), candidate.length());
    int start = 0;
    while (start < shorter && name.charAt(start) == candidate.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && name.charAt(name.length() - end - 1) == candidate.charAt(candidate.length() - end - 1)) {
      end++;
    }
    String a = name.substring(start, name.length() - end);
    String b = candidate.substring(start, candidate.length() - end);
    return Math.max(a.length(), b.length()) > MAX_LENGTH ? Integer.MAX_VALUE : alignment(a, b);
  }

  /** The optimal string alignment distance. */
  private static int alignment(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        d[i][j] = Math.min(replaced, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
