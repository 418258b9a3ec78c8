package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Maps code points to the letters of an automaton, numbered from 0: code points that are in the same of
 * its sets have the same letter. The end of a text has a letter of its own.
 */
final class Alphabet {
  /** The code point that denotes the end of a text. */
  static final int END = -1;

  private static final int ASCII = 128;
  private static final int CACHED = 256;
  private static final int LETTER_BITS = 10;
  private static final int LETTERS = 1 << LETTER_BITS;

  /** The first code point of each interval whose code points have one letter. */
  private final int[] starts;

  /** The letter of each interval; that of the code point 0 is 0. */
  private final int[] letters;

  private final int end;

  /** Letters of ASCII, which are the first ones. */
  private final byte[] ascii = new byte[ASCII];

  /** Other code points looked up lately, with their letters. Made when needed, written by all threads. */
  private int @Nullable [] cache;

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
      sum += change.getValue();
      starts[interval] = change.getKey();
      letters[interval++] = lettersBySum.computeIfAbsent(sum, s -> lettersBySum.size());
    }
    end = lettersBySum.size();
    for (int codePoint = 0; codePoint < ASCII; codePoint++) {
      ascii[codePoint] = (byte) letterOfInterval(codePoint);
    }
  }

  /** How many letters there are. */
  int size() {
    return end + 1;
  }

  /** The letter of a code point or of {@link #END}. */
  int letter(int codePoint) {
    if (codePoint >= 0 && codePoint < ASCII) {
      return ascii[codePoint];
    }
    return codePoint == END ? end : otherLetter(codePoint);
  }

  private int otherLetter(int codePoint) {
    int[] known = cache;
    if (known == null) {
      known = new int[CACHED];
      cache = known;
    }
    int entry = known[codePoint & (CACHED - 1)];
    if (entry >>> LETTER_BITS == codePoint) {
      return entry & (LETTERS - 1);
    }
    int letter = letterOfInterval(codePoint);
    if (letter < LETTERS) {
      known[codePoint & (CACHED - 1)] = (codePoint << LETTER_BITS) | letter;
    }
    return letter;
  }

  private int letterOfInterval(int codePoint) {
    int index = Arrays.binarySearch(starts, codePoint);
    return letters[index >= 0 ? index : -index - 2];
  }
}
