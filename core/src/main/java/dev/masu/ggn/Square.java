package dev.masu.ggn;

import java.util.Objects;

/**
 * A square of a GGN document: a label, such as {@code e4}, {@code 7g} or {@code north gate}.
 *
 * <p>Any text is a label, the empty one too, and two squares are the same when their labels are.
 * Nothing else is read from it; CELL coordinates are not required. As a source square, {@link #HAND}
 * means the mover's hand. Squares are ordered by their labels, as {@link String#compareTo}
 * does.
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
   * @param label any text
   */
  public static Square of(String label) {
    return new Square(Objects.requireNonNull(label, "label"));
  }

  /** {@return the label, as given} */
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
