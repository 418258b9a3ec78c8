package dev.masu.notation;

/**
 * A value of a notation, such as a {@link Qpi} or a {@link Cell}. Immutable. Values are equal if
 * they have the same class and the same text.
 *
 * @param <T> the value's own class
 */
// HashMap orders keys with equal hash codes only if their own class implements Comparable directly.
public abstract sealed class NotationValue<T extends NotationValue<T>> implements Comparable<T>
    permits Cell, LegacyGan, MarkedPiece, Sin, Snn, StyledPiece {
  final String text;

  NotationValue(String text) {
    this.text = text;
  }

  /**
   * Compares the texts in ASCII order; a {@link Cell} compares its indices instead.
   *
   * @param other a value of the same class
   */
  @Override
  public int compareTo(T other) {
    return text.compareTo(other.text);
  }

  /** {@return whether the other object has the same class and the same text} */
  @Override
  public final boolean equals(Object other) {
    return other instanceof NotationValue<?> that
        && getClass() == that.getClass()
        && text.equals(that.text);
  }

  /** {@return the hash code of the text} */
  @Override
  public final int hashCode() {
    return text.hashCode();
  }

  /** {@return the value's text in the notation, which {@code parse} converts back to an equal value} */
  @Override
  public final String toString() {
    return text;
  }
}
