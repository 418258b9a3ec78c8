package dev.masu.notation;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A cell on a board of any number of dimensions: CELL, Coordinate Encoding for Layered Locations
 * 1.0.0.
 *
 * <p>The dimensions take turns: lower-case letters, a positive integer, upper-case letters, and
 * again. Grammar: {@code [a-z]+(?:[1-9][0-9]*[A-Z]+[a-z]+)*(?:[1-9][0-9]*[A-Z]*)?}, for example
 * {@code e4} on a chess board, {@code a1A} on a cube.
 *
 * <p>An index counts from 0 in every dimension: {@code a} is 0, {@code z} 25, {@code aa} 26; {@code
 * 1} is 0. So {@code e4} has the indices 4 and 3. An index is at most {@link Integer#MAX_VALUE}, a
 * text at most {@value #MAX_LENGTH} characters long.
 *
 * <p>The order is that of the indices, dimension by dimension, so {@code a2} comes before {@code
 * a10}; where one cell has all the indices of the other and more, the one with fewer dimensions
 * comes first.
 */
public final class Cell extends NotationValue<Cell> implements Comparable<Cell> {
  /** The length of the longest text that is read or written, in {@code char}s. */
  public static final int MAX_LENGTH = 255;

  private final int[] indices;

  private Cell(int[] indices, String text) {
    super(text);
    this.indices = indices;
  }

  /**
   * {@return the cell that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text breaks the grammar, is longer than {@link #MAX_LENGTH}, or
   *     has an index beyond {@link Integer#MAX_VALUE}; the reason then counts dimensions from 1
   */
  public static Cell parse(CharSequence text) {
    return Objects.requireNonNull(read(text.toString(), true));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
   */
  public static boolean isValid(CharSequence text) {
    return read(text.toString(), false) != null;
  }

  /** {@return the cell of a text; if it is invalid, throws, or returns null if it may not throw} */
  private static @Nullable Cell read(String text, boolean mayThrow) {
    int end = Math.min(text.length(), MAX_LENGTH);
    int[] indices = new int[end];
    int dimensions = 0;
    int at = 0;
    do {
      Axis axis = Axis.of(dimensions);
      if (at == end || !axis.starts(text.charAt(at))) {
        if (mayThrow) {
          throw Notation.CELL.of(text, at, expected(dimensions));
        }
        return null;
      }
      long count = 0;
      do {
        count = axis.append(count, text.charAt(at));
        if (count - 1 > Integer.MAX_VALUE) {
          if (mayThrow) {
            throw Notation.CELL.invalid(
                text, at, "largest-index", dimensions + 1, Integer.MAX_VALUE);
          }
          return null;
        }
        at++;
      } while (at < end && axis.has(text.charAt(at)));
      indices[dimensions++] = (int) (count - 1);
    } while (at < end);
    if (end < text.length()) {
      if (mayThrow) {
        throw Notation.CELL.invalid(text, end, "text-length", MAX_LENGTH);
      }
      return null;
    }
    return new Cell(Arrays.copyOf(indices, dimensions), text);
  }

  private static String[] expected(int dimensions) {
    String start = Axis.of(dimensions).start;
    return dimensions == 0
        ? new String[] {start}
        : new String[] {Axis.of(dimensions - 1).more, start, "end"};
  }

  /**
   * {@return the cell at these indices}
   *
   * @param indices the index in each dimension, from 0; at least one
   * @throws IllegalArgumentException if there is no index, if one is negative, or if the text would
   *     be longer than {@link #MAX_LENGTH}
   */
  public static Cell of(int... indices) {
    // Another thread may change the given array meanwhile.
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
   * {@return the index in each dimension, from 0} The array is a new one, to be used freely; it is what
   * {@link #of} takes.
   */
  public int[] indices() {
    return indices.clone();
  }

  /**
   * {@return the index in one dimension, from 0}
   *
   * @param dimension which one, from 0: the column of {@code e4} is at 0, the row at 1
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
}
