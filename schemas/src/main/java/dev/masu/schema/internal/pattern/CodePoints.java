package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** A set of code points, as ranges in order that neither overlap nor touch. */
final class CodePoints {
  private static final int MAX = Character.MAX_CODE_POINT;

  static final CodePoints NONE = new CodePoints(new int[0]);
  static final CodePoints DIGITS = range('0', '9');
  static final CodePoints WORD = DIGITS.or(range('A', 'Z')).or(range('a', 'z')).or(of('_'));

  /** White space and line ends: ECMA-262, sections 12.2 and 12.3. */
  static final CodePoints SPACE = of('\t', '\n', 0x0B, '\f', '\r', ' ', 0xA0, 0x1680)
      .or(range(0x2000, 0x200A))
      .or(of(0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF));

  static final CodePoints LINE_ENDS = of('\n', '\r', 0x2028, 0x2029);

  /** First and last of each range, in turn. */
  private final int[] bounds;

  private CodePoints(int[] bounds) {
    this.bounds = bounds;
  }

  static CodePoints of(int... codePoints) {
    CodePoints set = NONE;
    for (int c : codePoints) {
      set = set.or(range(c, c));
    }
    return set;
  }

  static CodePoints range(int first, int last) {
    return new CodePoints(new int[] {first, last});
  }

  /** Those that have a property, which all characters of a uniform plane share. */
  static CodePoints where(IntPredicate property) {
    int[] found = new int[16];
    int size = 0;
    boolean inside = false;
    for (int c = 0; c <= MAX + 1; c = next(c)) {
      boolean has = c <= MAX && property.test(c);
      if (has != inside) {
        if (size == found.length) {
          found = Arrays.copyOf(found, size * 2);
        }
        found[size++] = has ? c : c - 1;
        inside = has;
      }
    }
    return new CodePoints(Arrays.copyOf(found, size));
  }

  private static int next(int c) {
    return (c & 0xFFFF) == 0 && isUniform(c >> 16) ? c + 0xFFFE : c + 1;
  }

  /** Whether all but the last two of a plane are unassigned, or for private use. */
  static boolean isUniform(int plane) {
    return plane > 3 && plane != 14 && plane < 17;
  }

  /** All that are in one of many sets. */
  static CodePoints union(List<CodePoints> sets) {
    long[] ranges = sortedRanges(sets);
    int[] merged = new int[2 * ranges.length];
    int size = 0;
    for (long range : ranges) {
      int first = (int) (range >> Integer.SIZE);
      if (size > 0 && first <= merged[size - 1] + 1) {
        merged[size - 1] = Math.max(merged[size - 1], (int) range);
      } else {
        merged[size++] = first;
        merged[size++] = (int) range;
      }
    }
    return new CodePoints(Arrays.copyOf(merged, size));
  }

  /** The ranges of all sets, each as one number, in order. */
  private static long[] sortedRanges(List<CodePoints> sets) {
    int count = 0;
    for (CodePoints set : sets) {
      count += set.size();
    }
    long[] ranges = new long[count];
    for (CodePoints set : sets) {
      for (int i = 0; i < set.bounds.length; i += 2) {
        ranges[--count] = (long) set.bounds[i] << Integer.SIZE | set.bounds[i + 1];
      }
    }
    Arrays.sort(ranges);
    return ranges;
  }

  /** How many ranges it has. */
  int size() {
    return bounds.length / 2;
  }

  CodePoints or(CodePoints other) {
    return union(List.of(this, other));
  }

  CodePoints complement() {
    int[] others = new int[bounds.length + 2];
    int size = 0;
    int next = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      if (bounds[i] > next) {
        others[size++] = next;
        others[size++] = bounds[i] - 1;
      }
      next = bounds[i + 1] + 1;
    }
    if (next <= MAX) {
      others[size++] = next;
      others[size++] = MAX;
    }
    return new CodePoints(Arrays.copyOf(others, size));
  }

  /** The code point, if it is one alone; otherwise -1. */
  int only() {
    return bounds.length == 2 && bounds[0] == bounds[1] ? bounds[0] : -1;
  }

  boolean contains(int codePoint) {
    int index = Arrays.binarySearch(bounds, codePoint);
    // A code point that is no bound is inside if an odd number of bounds is less than it.
    return index >= 0 || (~index & 1) == 1;
  }

  boolean intersects(CodePoints other) {
    int a = 0;
    int b = 0;
    while (a < bounds.length && b < other.bounds.length) {
      if (bounds[a + 1] < other.bounds[b]) {
        a += 2;
      } else if (other.bounds[b + 1] < bounds[a]) {
        b += 2;
      } else {
        return true;
      }
    }
    return false;
  }

  int first(int range) {
    return bounds[2 * range];
  }

  int last(int range) {
    return bounds[2 * range + 1];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CodePoints set && Arrays.equals(bounds, set.bounds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bounds);
  }
}
