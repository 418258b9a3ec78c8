package dev.masu.schema.internal.state;

/** Operations on bit sets, represented as {@code long[]}s of equal length. */
public final class Bits {
  private Bits() {}

  public static long[] of(int size) {
    return new long[words(size)];
  }

  public static int words(int size) {
    return Math.max(1, (size + 63) >>> 6);
  }

  /** Copies a set into the second array if it has the same length, else into a new one; {@return the copy} */
  public static long[] copy(long[] set, long[] overwritten) {
    if (overwritten.length != set.length) {
      return set.clone();
    }
    for (int i = 0; i < set.length; i++) {
      overwritten[i] = set[i];
    }
    return overwritten;
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

  static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a set contains all bits of another one. */
  public static boolean containsAll(long[] set, long[] others) {
    for (int i = 0; i < others.length; i++) {
      if ((others[i] & ~set[i]) != 0) {
        return false;
      }
    }
    return true;
  }
}
