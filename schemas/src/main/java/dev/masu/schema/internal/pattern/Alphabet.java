package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/**
 * Maps code points to the letters of an automaton, numbered from 0: code points that are in the same of
 * its sets have the same letter. The end of a text has a letter of its own.
 */
final class Alphabet {
  /** The code point that stands for the end of a text. */
  static final int END = -1;

  private static final int ASCII = 128;

  /** The first code point of each interval whose code points have one letter. */
  private final int[] starts;

  /** The letter of each interval. */
  private final int[] letters;

  /** The letters of the end and of ASCII, from the code point -1. */
  private final int[] common = new int[ASCII + 1];

  private final int size;

  Alphabet(List<CodePoints> sets) {
    long[] edges = edges(sets);
    int[] allStarts = new int[edges.length + 1];
    int[] allLetters = new int[edges.length + 1];
    // The sum of the keys of all sets that a code point is in, which no other combination of sets has.
    long sum = 0;
    long[] keys = new SplittableRandom(0).longs(sets.size()).toArray();
    Map<Long, Integer> lettersBySum = new HashMap<>(Map.of(sum, 0));
    int last = 0;
    for (int i = 0; i < edges.length; i++) {
      int start = position(edges[i]);
      sum ^= keys[(int) edges[i]];
      if (i + 1 == edges.length || position(edges[i + 1]) > start) {
        last += start > 0 ? 1 : 0;
        allStarts[last] = start;
        allLetters[last] = lettersBySum.computeIfAbsent(sum, s -> lettersBySum.size());
      }
    }
    starts = Arrays.copyOf(allStarts, last + 1);
    letters = Arrays.copyOf(allLetters, last + 1);
    common[0] = lettersBySum.size();
    size = lettersBySum.size() + 1;
    for (int c = 0; c < ASCII; c++) {
      common[c + 1] = search(c);
    }
  }

  /** Where each of the sets begins and ends, in order: positions, each with the index of the set. */
  private static long[] edges(List<CodePoints> sets) {
    LongStream.Builder edges = LongStream.builder();
    for (int i = 0; i < sets.size(); i++) {
      int set = i;
      sets.get(i).bounds().forEach(bound -> edges.add((long) bound << Integer.SIZE | set));
    }
    return edges.build().sorted().toArray();
  }

  private static int position(long edge) {
    return (int) (edge >> Integer.SIZE);
  }

  private int search(int codePoint) {
    int index = Arrays.binarySearch(starts, codePoint);
    return letters[index >= 0 ? index : -index - 2];
  }

  /** The letter of a code point or of {@link #END}. */
  int letter(int codePoint) {
    return codePoint < ASCII ? common[codePoint + 1] : search(codePoint);
  }

  /** How many letters there are. */
  int size() {
    return size;
  }
}
