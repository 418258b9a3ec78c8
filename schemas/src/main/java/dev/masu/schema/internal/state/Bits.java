package dev.masu.schema.internal.state;

import java.util.Arrays;

/** Operations on bit sets, represented as {@code long[]}s. A set that another one takes in or contains may be shorter. */
public final class Bits {
  private Bits() {}

  public static long[] of(int size) {
    return new long[words(size)];
  }

  private static int words(int size) {
    return Math.max(1, (size + 63) >>> 6);
  }

  /** A set of some size, with nothing in it: the given one if that has as many words. */
  public static long[] cleared(long[] set, int size) {
    if (set.length != words(size)) {
      return of(size);
    }
    Arrays.fill(set, 0);
    return set;
  }

  public static boolean has(long[] set, int bit) {
    return (set[bit >>> 6] & (1L << bit)) != 0;
  }

  public static void add(long[] set, int bit) {
    set[bit >>> 6] |= 1L << bit;
  }

  public static void addAll(long[] set, long[] others) {
    for (int i = 0; i < others.length; i++) {
      set[i] |= others[i];
    }
  }

  public static void removeAll(long[] set, long[] others) {
    for (int i = 0; i < others.length; i++) {
      set[i] &= ~others[i];
    }
  }

  static void remove(long[] set, int bit) {
    set[bit >>> 6] &= ~(1L << bit);
  }

  public static boolean intersect(long[] some, long[] others) {
    for (int i = 0; i < some.length; i++) {
      if ((some[i] & others[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  public static boolean hasAny(long[] set, int[] bits) {
    for (int bit : bits) {
      if (has(set, bit)) {
        return true;
      }
    }
    return false;
  }

  static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  public static boolean containsAll(long[] set, long[] others) {
    for (int i = 0; i < others.length; i++) {
      if ((others[i] & ~set[i]) != 0) {
        return false;
      }
    }
    return true;
  }
}
