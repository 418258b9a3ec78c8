package dev.masu.internal.map;

/** A map in one array of keys and values. */
class TableMap<K extends Comparable<K>, V> extends OrderedMap<K, V> {
  static final OrderedMap<?, ?> EMPTY = new TableMap<>(new Object[0]);

  private final Object[] table;

  /**
   * Takes ownership of a table.
   *
   * @param table distinct keys, each followed by its value
   */
  TableMap(Object[] table) {
    this.table = table;
  }

  @Override
  final Object at(int position) {
    return table[position];
  }

  @Override
  public final int size() {
    return table.length / 2;
  }

  // Equal objects that are not the same only miss being shared.
  @SuppressWarnings("ReferenceEquality")
  @Override
  final boolean isOf(Object[] pairs, int length) {
    if (table.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (table[i] != pairs[i]) {
        return false;
      }
    }
    return true;
  }
}
