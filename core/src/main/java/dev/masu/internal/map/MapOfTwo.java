package dev.masu.internal.map;

/** A map of two entries, without an array: most moves change two squares. */
final class MapOfTwo<K extends Comparable<K>, V> extends OrderedMap<K, V> {
  private final Object firstKey;
  private final Object firstValue;
  private final Object secondKey;
  private final Object secondValue;

  MapOfTwo(Object firstKey, Object firstValue, Object secondKey, Object secondValue) {
    this.firstKey = firstKey;
    this.firstValue = firstValue;
    this.secondKey = secondKey;
    this.secondValue = secondValue;
  }

  @Override
  Object at(int position) {
    return switch (position) {
      case 0 -> firstKey;
      case 1 -> firstValue;
      case 2 -> secondKey;
      default -> secondValue;
    };
  }

  @Override
  public int size() {
    return 2;
  }

  // Equal objects that are not the same only miss being shared.
  @SuppressWarnings("ReferenceEquality")
  @Override
  boolean isOf(Object[] pairs, int length) {
    return length == 4
        && pairs[0] == firstKey
        && pairs[1] == firstValue
        && pairs[2] == secondKey
        && pairs[3] == secondValue;
  }
}
