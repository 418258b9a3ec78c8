package dev.masu.schema.internal.pattern;

import java.util.Arrays;

/**
 * The equivalence classes of characters that a pattern distinguishes: characters of one class are in the
 * same of its sets. Classes are numbered from 0; {@link #end()} and {@link #uncached()} come after them.
 */
final class Alphabet {
  private static final int ASCII = 128;
  private static final int RECENT = 128;
  private static final int CLASS_BITS = 10;
  private static final int MAX_CLASSES = 1_000;
  private static final int MAX_WORK = 1_000_000;

  /** The first code point of each interval whose characters are all of one class. */
  private final int[] starts;

  /** The class of each interval. */
  private final int[] classes;

  private final char[] ascii = new char[ASCII];

  /** Other code points looked up lately, with their classes; written by all threads. */
  private final int[] recent = new int[RECENT];

  private final int size;

  Alphabet(CodePoints[] sets) {
    starts = starts(sets);
    classes = new int[starts.length];
    size = Math.min(MAX_CLASSES, renumber(split(sets)));
    for (int i = 0; i < classes.length; i++) {
      classes[i] = classes[i] < size ? classes[i] : uncached();
    }
    for (int c = 0; c < ASCII; c++) {
      ascii[c] = (char) search(c);
    }
  }

  private static int[] starts(CodePoints[] sets) {
    int count = 1;
    for (CodePoints set : sets) {
      count += 2 * set.size();
    }
    int[] all = new int[count];
    for (CodePoints set : sets) {
      for (int i = 0; i < set.size(); i++) {
        all[--count] = set.first(i);
        all[--count] = set.last(i) + 1;
      }
    }
    Arrays.sort(all);
    int size = 1;
    for (int start : all) {
      if (start != all[size - 1]) {
        all[size++] = start;
      }
    }
    return Arrays.copyOf(all, size);
  }

  /**
   * Splits the classes by each set, or makes each interval a class where that takes too long; returns a
   * limit of their numbers.
   */
  private int split(CodePoints[] sets) {
    int work = 0;
    int count = 1;
    for (CodePoints set : sets) {
      int[] inside = new int[count];
      for (int range = 0; range < set.size(); range++) {
        int from = Arrays.binarySearch(starts, set.first(range));
        for (int i = from; i < starts.length && starts[i] <= set.last(range); i++) {
          int old = classes[i];
          inside[old] = inside[old] == 0 ? count++ : inside[old];
          classes[i] = inside[old];
          work++;
        }
      }
      work += inside.length;
      if (work > MAX_WORK) {
        for (int i = 0; i < classes.length; i++) {
          classes[i] = i;
        }
        return classes.length;
      }
    }
    return count;
  }

  /** Numbers the classes in the order of their first characters; returns how many there are. */
  private int renumber(int limit) {
    int[] numbers = new int[limit];
    int count = 0;
    for (int i = 0; i < classes.length; i++) {
      if (numbers[classes[i]] == 0) {
        numbers[classes[i]] = ++count;
      }
      classes[i] = numbers[classes[i]] - 1;
    }
    return count;
  }

  private int search(int codePoint) {
    int index = Arrays.binarySearch(starts, codePoint);
    return classes[index >= 0 ? index : -index - 2];
  }

  /** The class of a character, or {@link #uncached()}. */
  int classOf(int codePoint) {
    return codePoint < ASCII ? ascii[codePoint] : classOfOther(codePoint);
  }

  private int classOfOther(int codePoint) {
    int index = codePoint & RECENT - 1;
    int entry = recent[index];
    if (entry >>> CLASS_BITS != codePoint) {
      entry = codePoint << CLASS_BITS | search(codePoint);
      recent[index] = entry;
    }
    return entry & (1 << CLASS_BITS) - 1;
  }

  /** Stands for the end of a text. */
  int end() {
    return size;
  }

  /** Stands for the characters of classes beyond the limit. */
  int uncached() {
    return size + 1;
  }

  /** The number of classes, with the two that stand for something else. */
  int size() {
    return size + 2;
  }
}
