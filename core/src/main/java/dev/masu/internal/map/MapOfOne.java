package dev.masu.internal.map;

/** A map of one entry, without an array. */
final class MapOfOne<K extends Comparable<K>, V> extends OrderedMap<K, V> {
  private final Object key;
  private final Object value;

  MapOfOne(Object key, Object value) {
    this.key = key;
    this.value = value;
  }

  @Override
  Object at(int position) {
    return position == 0 ? key : value;
  }

  @Override
  public int size() {
    return 1;
  }

  // Equal objects that are not the same only miss being shared.
  @SuppressWarnings("ReferenceEquality")
  @Override
  boolean isOf(Object[] pairs, int length) {
    return length == 2 && pairs[0] == key && pairs[1] == value;
  }
}
