package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Maps code points to the letters of an automaton, numbered from 0. Code points that are in the same sets have the
 * same letter. The end of a text has a letter of its own.
 */
final class Alphabet {
  /** Stands for the end of a text, in place of a code point. */
  static final int END = -1;

  private static final int ASCII = 128;

  /** The first code point of each interval that has one letter. */
  private final int[] starts;

  /** The letter of each interval; that of the code point 0 is 0. */
  private final int[] letters;

  private final int end;

  /** The letters of ASCII, which fit into bytes because they are numbered first. */
  private final byte[] ascii = new byte[ASCII];

  Alphabet(Collection<CodePoints> sets) {
    SplittableRandom random = new SplittableRandom(0);
    TreeMap<Integer, Long> changes = new TreeMap<>(Map.of(0, 0L));
    for (CodePoints set : sets) {
      long key = random.nextLong();
      for (int bound : set.bounds()) {
        changes.merge(bound, key, Long::sum);
        key = -key;
      }
    }
    starts = new int[changes.size()];
    letters = new int[changes.size()];
    // The sets that contain a code point are identified by the sum of their random keys.
    Map<Long, Integer> lettersBySum = new HashMap<>();
    long sum = 0;
    int interval = 0;
    for (Map.Entry<Integer, Long> change : changes.entrySet()) {
      sum += change.getValue();
      starts[interval] = change.getKey();
      letters[interval++] = lettersBySum.computeIfAbsent(sum, s -> lettersBySum.size());
    }
    end = lettersBySum.size();
    for (int codePoint = 0; codePoint < ASCII; codePoint++) {
      ascii[codePoint] = (byte) letterOfInterval(codePoint);
    }
  }

  int size() {
    return end + 1;
  }

  /** The letter of a code point or of {@link #END}. */
  int letter(int codePoint) {
    if (codePoint >= 0 && codePoint < ASCII) {
      return ascii[codePoint];
    }
    return codePoint == END ? end : letterOfInterval(codePoint);
  }

  private int letterOfInterval(int codePoint) {
    int index = Arrays.binarySearch(starts, codePoint);
    return letters[index >= 0 ? index : -index - 2];
  }
}
