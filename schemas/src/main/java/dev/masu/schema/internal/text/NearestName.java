package dev.masu.schema.internal.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the name that a misspelt one most resembles. */
public final class NearestName {
  /** The comparison takes time quadratic in the length of the parts that differ. */
  private static final int MAX_LENGTH = 64;

  /** Comparing with more candidates would cost more than a hint is worth. */
  public static final int MAX_CANDIDATES = 1_000;

  private static final int FAR = Integer.MAX_VALUE / 2;

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
        int distance = distance(lowerCase, candidate.toLowerCase(Locale.ROOT), fewest);
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
    return distance(name, candidate, MAX_LENGTH);
  }

  private static int distance(String name, String candidate, int most) {
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
    return Math.max(a.length(), b.length()) > MAX_LENGTH ? FAR : alignment(a, b, most);
  }

  /**
   * The optimal string alignment distance if it is small enough, else a larger number. What is further than that from
   * the diagonal of the matrix is not computed.
   */
  private static int alignment(String a, String b, int most) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = IntStream.rangeClosed(0, b.length()).toArray();
    int[] row = new int[b.length() + 1];
    int fewestOfLast = 0;
    for (int i = 1; i <= a.length(); i++) {
      int from = Math.max(1, i - most);
      int to = Math.min(b.length(), i + most);
      row[from - 1] = from == 1 ? i : FAR;
      int fewest = row[from - 1];
      char letter = a.charAt(i - 1);
      for (int j = from; j <= to; j++) {
        int replaced = last[j - 1] + (letter == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
        if (i > 1 && j > 1 && letter == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        fewest = Math.min(fewest, row[j]);
      }
      Arrays.fill(row, to + 1, row.length, FAR);
      if (fewest > most && fewestOfLast >= most) {
        return FAR;
      }
      int[] next = beforeLast;
      beforeLast = last;
      last = row;
      row = next;
      fewestOfLast = fewest;
    }
    return last[b.length()];
  }
}
