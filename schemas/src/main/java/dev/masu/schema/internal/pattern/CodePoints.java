package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A set of code points, as ranges in order that neither overlap nor touch. */
final class CodePoints {
  private static final int END = Character.MAX_CODE_POINT + 1;

  static final CodePoints ALL = range(0, Character.MAX_CODE_POINT);
  static final CodePoints DIGITS = range('0', '9');
  static final CodePoints WORD = DIGITS.or(range('A', 'Z')).or(range('a', 'z')).or(of('_'));

  /** White space and line ends: ECMA-262, sections 12.2 and 12.3. */
  static final CodePoints SPACE = of('\t', '\n', 0x0B, '\f', '\r', ' ', 0xA0, 0x1680)
      .or(range(0x2000, 0x200A))
      .or(of(0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF));

  static final CodePoints LINE_ENDS = of('\n', '\r', 0x2028, 0x2029);

  /** The first code point of each range, and the one after its last, in turn. */
  private final int[] bounds;

  private CodePoints(int[] bounds) {
    this.bounds = bounds;
  }

  static CodePoints of(int... codePoints) {
    return codePoints.length == 1
        ? range(codePoints[0], codePoints[0])
        : union(Arrays.stream(codePoints).mapToObj(c -> range(c, c)).toList());
  }

  static CodePoints range(int first, int last) {
    return new CodePoints(new int[] {first, last + 1});
  }

  /** Those that have a property. */
  static CodePoints where(IntPredicate property) {
    IntStream.Builder bounds = IntStream.builder();
    boolean isInside = false;
    for (int c = 0; c <= END; c++) {
      if (isInside != (c < END && property.test(c))) {
        isInside = !isInside;
        bounds.add(c);
      }
    }
    return new CodePoints(bounds.build().toArray());
  }

  /** All that are in one of many sets. */
  static CodePoints union(List<CodePoints> sets) {
    long[] ranges = new long[sets.stream().mapToInt(CodePoints::size).sum()];
    int count = 0;
    for (CodePoints set : sets) {
      for (int i = 0; i < set.bounds.length; i += 2) {
        ranges[count++] = ((long) set.bounds[i] << Integer.SIZE) | set.bounds[i + 1];
      }
    }
    Arrays.sort(ranges);
    int[] merged = new int[2 * ranges.length];
    int size = 0;
    for (long range : ranges) {
      int first = (int) (range >> Integer.SIZE);
      if (size > 0 && first <= merged[size - 1]) {
        merged[size - 1] = Math.max(merged[size - 1], (int) range);
      } else {
        merged[size++] = first;
        merged[size++] = (int) range;
      }
    }
    return new CodePoints(Arrays.copyOf(merged, size));
  }

  CodePoints or(CodePoints other) {
    return union(List.of(this, other));
  }

  CodePoints complement() {
    int length = bounds.length;
    int[] others = new int[length + 2];
    System.arraycopy(bounds, 0, others, 1, length);
    others[length + 1] = END;
    int from = others[1] == 0 ? 2 : 0;
    int to = others[length] == END ? length : length + 2;
    return new CodePoints(Arrays.copyOfRange(others, from, to));
  }

  /** How many ranges it has. */
  int size() {
    return bounds.length / 2;
  }

  /** The first code point of each range and the one after its last, in turn. */
  int[] bounds() {
    return bounds;
  }

  /** The code point, if it is one alone; otherwise -1. */
  int only() {
    return bounds.length == 2 && bounds[0] + 1 == bounds[1] ? bounds[0] : -1;
  }

  boolean contains(int codePoint) {
    int index = Arrays.binarySearch(bounds, codePoint);
    int boundsUpToIt = index >= 0 ? index + 1 : -index - 1;
    return boundsUpToIt % 2 == 1;
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
