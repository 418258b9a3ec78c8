package dev.masu.notation;

/** Writes the CELL text of indices. */
final class CellWriter {
  private CellWriter() {}

  static String text(int[] indices) {
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
      if (text.length() > Cell.MAX_LENGTH) {
        throw new IllegalArgumentException(
            "The text of a cell is at most %s characters long; dimension %s goes beyond that"
                .formatted(Cell.MAX_LENGTH, dimension + 1));
      }
    }
    return text.toString();
  }
}
