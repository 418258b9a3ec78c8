package dev.masu.ggn;

import java.util.Objects;

/**
 * A square of a GGN document, identified by a label such as {@code e4}, {@code 7g} or
 * {@code north gate}.
 *
 * <p>Any string is a valid label, including the empty string, and two squares are equal if their
 * labels are equal. Labels have no further meaning and need not be CELL coordinates. As a source
 * square, {@link #HAND} means the mover's hand. The natural order compares labels with
 * {@link String#compareTo}.
 *
 * <p>Source: GGN 1.0.0, "JSON Structure" and "Examples" ("any labelling convention is acceptable").
 */
public final class Square implements Comparable<Square> {
  /** The hand, {@code *}: the source square of a drop. */
  public static final Square HAND = new Square("*");

  private final String label;

  private Square(String label) {
    this.label = label;
  }

  /**
   * {@return the square with this label}
   *
   * @param label any string
   */
  public static Square of(String label) {
    return new Square(Objects.requireNonNull(label, "label"));
  }

  /** {@return the label, unchanged} */
  public String label() {
    return label;
  }

  /** {@return whether this is {@link #HAND}} */
  public boolean isHand() {
    return equals(HAND);
  }

  @Override
  public int compareTo(Square other) {
    return label.compareTo(other.label);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Square square && label.equals(square.label));
  }

  @Override
  public int hashCode() {
    return label.hashCode();
  }

  /** {@return the label} */
  @Override
  public String toString() {
    return label;
  }
}
