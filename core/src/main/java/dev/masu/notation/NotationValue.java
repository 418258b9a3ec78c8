package dev.masu.notation;

/**
 * A value of a notation. Values of one class are compared and printed as their texts. Each class names {@code Comparable}
 * again, since HashMap orders keys of one hash code only if their own class does.
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

  /** {@return the text in the notation, which {@code parse} reads back} */
  @Override
  public final String toString() {
    return text;
  }
}
