package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Maps code points to the letters of an automaton, numbered from 0: code points that are in the same of
 * its sets have the same letter. The end of a text has a letter of its own.
 */
final class Alphabet {
  /** The code point that stands for the end of a text. */
  static final int END = -1;

  private static final int ASCII = 128;
  private static final int RECENT = 128;
  private static final int LETTER_BITS = 10;

  /** The first code point of each interval whose code points have one letter. */
  private final int[] starts;

  private final int[] letters;

  /** The letters of the end and of ASCII, by code point + 1. */
  private final int[] common = new int[ASCII + 1];

  /** Code points looked up lately, with their letters. Written by all threads. */
  private final int[] recent = new int[RECENT];

  private final int size;

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
    // The sum of the random keys of the sets that hold a code point identifies these sets.
    Map<Long, Integer> lettersBySum = new HashMap<>();
    long sum = 0;
    int interval = 0;
    for (Map.Entry<Integer, Long> change : changes.entrySet()) {
      int start = change.getKey();
      sum += change.getValue();
      int letter = lettersBySum.computeIfAbsent(sum, s -> lettersBySum.size());
      starts[interval] = start;
      letters[interval++] = letter;
      Arrays.fill(common, Math.min(start, ASCII) + 1, ASCII + 1, letter);
    }
    common[0] = lettersBySum.size();
    size = lettersBySum.size() + 1;
  }

  private int search(int codePoint) {
    int index = Arrays.binarySearch(starts, codePoint);
    return letters[index >= 0 ? index : -index - 2];
  }

  /** How many letters there are. */
  int size() {
    return size;
  }

  /** The letter of a code point or of {@link #END}. */
  int letter(int codePoint) {
    return codePoint < ASCII ? common[codePoint + 1] : uncommonLetter(codePoint);
  }

  private int uncommonLetter(int codePoint) {
    int entry = recent[codePoint % RECENT];
    if (entry >>> LETTER_BITS == codePoint) {
      return entry & (1 << LETTER_BITS) - 1;
    }
    int letter = search(codePoint);
    if (letter < 1 << LETTER_BITS) {
      recent[codePoint % RECENT] = codePoint << LETTER_BITS | letter;
    }
    return letter;
  }
}
