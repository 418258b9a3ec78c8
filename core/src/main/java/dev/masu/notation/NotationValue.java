package dev.masu.notation;

/**
 * A value of a notation. Values of the same class are equal, ordered and printed by their texts.
 * Each subclass declares {@code Comparable} itself, because HashMap orders keys with equal hash
 * codes only if their own class implements it directly.
 *
 * @param <T> the value's own class
 */
abstract sealed class NotationValue<T extends NotationValue<T>> implements Comparable<T>
    permits Cell, LegacyGan, MarkedPiece, Sin, Snn, StyledPiece {
  final String text;

  NotationValue(String text) {
    this.text = text;
  }

  @Override
  public int compareTo(T other) {
    return text.compareTo(other.text);
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof NotationValue<?> that
        && getClass() == that.getClass()
        && text.equals(that.text);
  }

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
