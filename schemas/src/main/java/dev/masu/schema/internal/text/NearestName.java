package dev.masu.schema.internal.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds the name that a misspelt one most resembles. */
public final class NearestName {
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
    return of(name, candidates, candidate -> true);
  }

  /** The same among those candidates that are possible. */
  public static Optional<String> of(
      String name, Collection<String> candidates, Predicate<String> isPossible) {
    int limit = name.length() < 2 ? 1 : Math.max(1, name.length() / 3) + 1;
    return of(name, candidates, isPossible, limit);
  }

  /**
   * Finds the candidate that a name is almost certainly a misspelling of: at most one letter in six differs, or one
   * in shorter names.
   */
  public static Optional<String> misspelt(String name, Collection<String> candidates) {
    return of(name, candidates, candidate -> true, Math.max(1, name.length() / 6) + 1);
  }

  private static Optional<String> of(
      String name, Collection<String> candidates, Predicate<String> isPossible, int limit) {
    String nearest = null;
    String lowerCase = name.toLowerCase(Locale.ROOT);
    int letters = letters(name);
    int fewest = limit;
    int compared = 0;
    for (String candidate : candidates) {
      if (++compared > MAX_CANDIDATES) {
        break;
      }
      boolean mayBeNear = Math.abs(candidate.length() - name.length()) <= fewest
          && differences(letters, letters(candidate)) <= fewest
          && !candidate.equals(name)
          && isPossible.test(candidate);
      if (mayBeNear) {
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

  /** The set of a name's letters by their lowest five bits, which both cases of a letter have in common in ASCII. */
  private static int letters(String name) {
    int letters = 0;
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      letters |= 1 << (letter < 128 ? letter : Character.toLowerCase(letter));
    }
    return letters;
  }

  /** How many letters must differ at least: each that is replaced leaves one set and enters the other. */
  private static int differences(int some, int others) {
    return Math.max(Integer.bitCount(some & ~others), Integer.bitCount(others & ~some));
  }

  /** {@return the number of inserted, deleted, replaced or swapped letters; above the limit if many differ} */
  public static int distance(String name, String candidate, int limit) {
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
    return Math.max(a.length(), b.length()) > Long.SIZE
        ? Integer.MAX_VALUE
        : alignment(a, b, limit);
  }

  /**
   * The optimal string alignment distance, or a number above the limit. Each variable has one bit for each letter of
   * {@code a}, and stands for a column of the matrix of distances: H. Hyyrö, "A Bit-Vector Algorithm for Computing
   * Levenshtein and Damerau Edit Distances" (2003).
   */
  private static int alignment(String a, String b, int limit) {
    long increases = -1;
    long decreases = 0;
    long diagonal = 0;
    long matchesBefore = 0;
    int distance = a.length();
    // Each of the remaining letters can reduce the distance by one.
    for (int j = 0; j < b.length() && distance - (b.length() - j) <= limit; j++) {
      long matches = matches(a, b.charAt(j));
      long swapped = (~diagonal & matches) << 1 & matchesBefore;
      diagonal = (((matches & increases) + increases) ^ increases) | matches | decreases | swapped;
      long right = decreases | ~(diagonal | increases);
      long left = diagonal & increases;
      distance += bit(right, a.length() - 1) - bit(left, a.length() - 1);
      right = right << 1 | 1;
      left <<= 1;
      increases = left | ~(diagonal | right);
      decreases = right & diagonal;
      matchesBefore = matches;
    }
    return a.isEmpty() ? b.length() : distance;
  }

  /** The positions of a letter in a text, as bits. */
  private static long matches(String text, char letter) {
    long matches = 0;
    for (int i = 0; i < text.length(); i++) {
      matches |= (text.charAt(i) == letter ? 1L : 0L) << i;
    }
    return matches;
  }

  private static int bit(long bits, int index) {
    return (int) (bits >>> index) & 1;
  }
}
