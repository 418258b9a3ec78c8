package dev.masu.notation;

import dev.masu.internal.notation.OnError;
import java.util.Arrays;

/** Reads one CELL text: its dimensions, which take turns in three ways of writing. */
final class CellReader {
  private final String text;

  /** Where reading ends: nothing is read beyond the longest text. */
  private final int end;

  private int at;
  private int[] indices = new int[2];
  private int dimensions;

  CellReader(String text) {
    this.text = text;
    this.end = Math.min(text.length(), Cell.MAX_LENGTH);
  }

  boolean read(OnError onError) {
    do {
      if (!readDimension(onError)) {
        return false;
      }
    } while (at < end);
    return end == text.length() || onError.invalid(text, end, "text-length", Cell.MAX_LENGTH);
  }

  Cell cell() {
    return new Cell(
        dimensions == indices.length ? indices : Arrays.copyOf(indices, dimensions), text);
  }

  private boolean readDimension(OnError onError) {
    Axis axis = Axis.of(dimensions);
    if (at == end || !axis.starts(text.charAt(at))) {
      return onError.expected(text, at, expected());
    }
    long count = 0;
    do {
      count = axis.append(count, text.charAt(at));
      if (count - 1 > Integer.MAX_VALUE) {
        return onError.invalid(text, at, "largest-index", dimensions + 1, Integer.MAX_VALUE);
      }
      at++;
    } while (at < end && axis.has(text.charAt(at)));
    add((int) (count - 1));
    return true;
  }

  private void add(int index) {
    if (dimensions == indices.length) {
      indices = Arrays.copyOf(indices, 2 * dimensions);
    }
    indices[dimensions++] = index;
  }

  private String[] expected() {
    Axis next = Axis.of(dimensions);
    return dimensions == 0
        ? new String[] {next.start}
        : new String[] {Axis.of(dimensions - 1).more, next.start, "end"};
  }
}
