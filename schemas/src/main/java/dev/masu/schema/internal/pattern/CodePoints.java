package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A set of code points, as sorted ranges that neither overlap nor touch. */
final class CodePoints implements RegexNode {
  private static final int END = Character.MAX_CODE_POINT + 1;

  /** Java folds this Turkish letter. Unicode's folding, which is the same for all languages, does not. */
  private static final int CAPITAL_DOTTED_I = 0x130;

  private static final int SMALL_DOTLESS_I = 0x131;

  static final CodePoints ALL = range(0, Character.MAX_CODE_POINT);
  static final CodePoints DIGITS = range('0', '9');
  static final CodePoints WORD =
      new Builder().add(DIGITS).add('A', 'Z').add('a', 'z').add('_', '_').build();

  static final CodePoints LINE_ENDS = of("\n\r\u2028\u2029");

  /** White space and line ends: ECMA-262, sections 12.2 and 12.3. */
  static final CodePoints SPACE = new Builder()
      .add(LINE_ENDS)
      .add(of("\t\u000B\f \u00A0\u1680\u202F\u205F\u3000\uFEFF"))
      .add(0x2000, 0x200A)
      .build();

  static final CodePoints NO_LINE_ENDS = LINE_ENDS.complement();

  private final int[] bounds;

  private CodePoints(int[] bounds) {
    this.bounds = bounds;
  }

  static CodePoints of(int codePoint) {
    return range(codePoint, codePoint);
  }

  private static CodePoints of(String characters) {
    Builder set = new Builder();
    characters.chars().forEach(c -> set.add(c, c));
    return set.build();
  }

  static CodePoints range(int first, int last) {
    return new CodePoints(new int[] {first, last + 1});
  }

  static CodePoints where(IntPredicate predicate) {
    Builder set = new Builder();
    IntStream.range(0, END).filter(predicate).forEach(c -> set.add(c, c));
    return set.build();
  }

  /** The code points of hexadecimal ranges, such as {@code 23 30-39}. */
  static CodePoints ofRanges(String ranges) {
    Builder set = new Builder();
    for (String range : ranges.split(" ", -1)) {
      String[] ends = range.split("-", -1);
      set.add(Integer.parseInt(ends[0], 16), Integer.parseInt(ends[ends.length - 1], 16));
    }
    return set.build();
  }

  CodePoints complement() {
    int length = bounds.length;
    int[] complement = new int[length + 2];
    System.arraycopy(bounds, 0, complement, 1, length);
    complement[length + 1] = END;
    int from = complement[1] == 0 ? 2 : 0;
    int to = complement[length] == END ? length : length + 2;
    return new CodePoints(Arrays.copyOfRange(complement, from, to));
  }

  /**
   * This set together with the letters that differ from its own only in case, by simple case folding: ECMA-262,
   * section 22.2.2.7.3.
   */
  Builder inAnyCase() {
    Builder closure = new Builder().add(this);
    for (int i = 0; i < bounds.length; i += 2) {
      Letters.GROUPS
          .subMap(bounds[i], bounds[i + 1])
          .values()
          .forEach(group -> group.forEach(c -> closure.add(c, c)));
    }
    return closure;
  }

  static CodePoints wordInAnyCase() {
    return Letters.WORD;
  }

  static boolean equalIgnoringCase(int a, int b) {
    return folded(a) == folded(b);
  }

  private static int folded(int c) {
    boolean isTurkish = c == CAPITAL_DOTTED_I || c == SMALL_DOTLESS_I;
    return isTurkish ? c : Character.toLowerCase(Character.toUpperCase(c));
  }

  private static final class Letters {
    /** All letters that have another case, with those that fold to the same letter. */
    static final NavigableMap<Integer, List<Integer>> GROUPS = new TreeMap<>();

    static final CodePoints WORD;

    static {
      for (int c = 0; c < END; c++) {
        int folded = folded(c);
        if (folded != c) {
          GROUPS
              .computeIfAbsent(folded, letter -> new ArrayList<>(List.of(letter)))
              .add(c);
          GROUPS.put(c, GROUPS.get(folded));
        }
      }
      WORD = CodePoints.WORD.inAnyCase().build();
    }
  }

  /** The number of ranges. */
  int size() {
    return bounds.length / 2;
  }

  /** The first code point of each range and the one after its last, in turn. */
  int[] bounds() {
    return bounds;
  }

  /** The code point, if there is exactly one; otherwise -1. */
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

  /** Collects ranges in any order. */
  static final class Builder {
    private long[] ranges = new long[8];
    private int size;

    Builder add(int first, int last) {
      if (size == ranges.length) {
        ranges = Arrays.copyOf(ranges, 2 * size);
      }
      ranges[size++] = ((long) first << Integer.SIZE) | (last + 1);
      return this;
    }

    Builder add(CodePoints set) {
      for (int i = 0; i < set.bounds.length; i += 2) {
        add(set.bounds[i], set.bounds[i + 1] - 1);
      }
      return this;
    }

    /** The number of ranges added. */
    int size() {
      return size;
    }

    CodePoints build() {
      Arrays.sort(ranges, 0, size);
      int[] merged = new int[2 * size];
      int end = 0;
      for (int i = 0; i < size; i++) {
        int first = (int) (ranges[i] >> Integer.SIZE);
        if (end > 0 && first <= merged[end - 1]) {
          merged[end - 1] = Math.max(merged[end - 1], (int) ranges[i]);
        } else {
          merged[end++] = first;
          merged[end++] = (int) ranges[i];
        }
      }
      return new CodePoints(Arrays.copyOf(merged, end));
    }
  }
}
