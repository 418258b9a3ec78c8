package dev.masu.notation;

import dev.masu.internal.notation.Letters;
import java.util.Arrays;

/**
 * A cell on a board of any number of dimensions: CELL, Coordinate Encoding for Layered Locations
 * 1.0.0.
 *
 * <p>The dimensions are written in turn as lower-case letters, a positive integer and upper-case
 * letters, and the cycle then repeats. Grammar:
 * {@code [a-z]+(?:[1-9][0-9]*[A-Z]+[a-z]+)*(?:[1-9][0-9]*[A-Z]*)?}, for example {@code e4} on a
 * chessboard or {@code a1A} in a cube.
 *
 * <p>Indices start at 0 in every dimension: {@code a} is 0, {@code z} 25, {@code aa} 26; {@code 1}
 * is 0. So {@code e4} has the indices 4 and 3. An index is at most {@link Integer#MAX_VALUE}, and a
 * text is at most {@value #MAX_LENGTH} characters long.
 *
 * <p>The natural order compares the indices dimension by dimension, so {@code a2} comes before
 * {@code a10}. If the indices of one cell are a prefix of the other's, the cell with fewer
 * dimensions comes first.
 */
public final class Cell extends NotationValue<Cell> implements Comparable<Cell> {
  /** The maximum length of a cell's text, in {@code char}s, for both reading and writing. */
  public static final int MAX_LENGTH = 255;

  private final int[] indices;

  private Cell(int[] indices, String text) {
    super(text);
    this.indices = indices;
  }

  /**
   * {@return the cell represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text does not match the grammar, is longer than
   *     {@link #MAX_LENGTH}, or has an index greater than {@link Integer#MAX_VALUE}; in the last
   *     case, the reason counts dimensions from 1
   */
  public static Cell parse(CharSequence text) {
    String whole = text.toString();
    int end = Math.min(whole.length(), MAX_LENGTH);
    int[] indices = new int[end];
    int dimensions = 0;
    int at = 0;
    do {
      Axis axis = Axis.of(dimensions);
      if (at == end || !axis.starts(whole.charAt(at))) {
        throw Notation.CELL.of(whole, at, expected(dimensions));
      }
      long count = 0;
      do {
        count = axis.append(count, whole.charAt(at));
        if (count - 1 > Integer.MAX_VALUE) {
          throw Notation.CELL.invalid(
              whole, at, "largest-index", dimensions + 1, Integer.MAX_VALUE);
        }
        at++;
      } while (at < end && axis.has(whole.charAt(at)));
      indices[dimensions++] = (int) (count - 1);
    } while (at < end);
    if (end < whole.length()) {
      throw Notation.CELL.invalid(whole, end, "text-length", MAX_LENGTH);
    }
    return new Cell(Arrays.copyOf(indices, dimensions), whole);
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    try {
      parse(text);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private static String[] expected(int dimensions) {
    String start = Axis.of(dimensions).start;
    return dimensions == 0
        ? new String[] {start}
        : new String[] {Axis.of(dimensions - 1).more, start, "end"};
  }

  /**
   * {@return the cell with these indices}
   *
   * @param indices the index in each dimension, from 0; at least one
   * @throws IllegalArgumentException if there are no indices, if an index is negative, or if the
   *     text would be longer than {@link #MAX_LENGTH}
   */
  public static Cell of(int... indices) {
    // Another thread may change the caller's array in the meantime.
    int[] copy = indices.clone();
    return new Cell(copy, text(copy));
  }

  private static String text(int[] indices) {
    if (indices.length == 0) {
      throw new IllegalArgumentException("A cell has at least one dimension");
    }
    StringBuilder text = new StringBuilder();
    for (int dimension = 0; dimension < indices.length; dimension++) {
      if (indices[dimension] < 0) {
        throw new IllegalArgumentException(
            "An index of a cell is at least 0; in dimension %s it is %s"
                .formatted(dimension + 1, indices[dimension]));
      }
      Axis.of(dimension).write(indices[dimension], text);
      if (text.length() > MAX_LENGTH) {
        throw new IllegalArgumentException(
            "The text of a cell is at most %s characters long; dimension %s goes beyond that"
                .formatted(MAX_LENGTH, dimension + 1));
      }
    }
    return text.toString();
  }

  /**
   * {@return the index in each dimension, from 0} The array is a copy, which the caller may modify.
   * Passing it to {@link #of} returns an equal cell.
   */
  public int[] indices() {
    return indices.clone();
  }

  /**
   * {@return the index in one dimension, from 0}
   *
   * @param dimension the dimension, from 0: in {@code e4}, dimension 0 is the column and dimension
   *     1 the row
   * @throws IndexOutOfBoundsException if the cell has no such dimension
   */
  public int index(int dimension) {
    return indices[dimension];
  }

  /** {@return the number of dimensions, at least 1} */
  public int dimensions() {
    return indices.length;
  }

  @Override
  public int compareTo(Cell other) {
    return Arrays.compare(indices, other.indices);
  }

  /** The three ways in which CELL writes the index of a dimension, always as a number from 1. */
  private enum Axis {
    LOWER('a', 'z', Letters.LOWER.one, Letters.LOWER.one),
    NUMBER('0', '9', "first-digit", "digit"),
    UPPER('A', 'Z', Letters.UPPER.one, Letters.UPPER.one);

    private static final Axis[] CYCLE = values();

    /** The token expected as the first character. */
    final String start;

    /** The token expected as any further character. */
    final String more;

    private final char zero;
    private final char last;

    Axis(char zero, char last, String start, String more) {
      this.zero = zero;
      this.last = last;
      this.start = start;
      this.more = more;
    }

    /** {@return how this dimension, counted from 0, is written} */
    static Axis of(int dimension) {
      return CYCLE[dimension % CYCLE.length];
    }

    boolean starts(char character) {
      return has(character) && character != '0';
    }

    boolean has(char character) {
      return zero <= character && character <= last;
    }

    /** {@return the number that results from appending a character to the text of {@code count}} */
    long append(long count, char character) {
      return this == NUMBER ? 10 * count + (character - zero) : 26 * count + (character - zero) + 1;
    }

    void write(int index, StringBuilder text) {
      if (this == NUMBER) {
        text.append(index + 1L);
        return;
      }
      int start = text.length();
      for (long count = index + 1L; count > 0; count = (count - 1) / 26) {
        text.insert(start, (char) (zero + (count - 1) % 26));
      }
    }
  }
}
