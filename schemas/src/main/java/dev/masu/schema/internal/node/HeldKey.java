package dev.masu.schema.internal.node;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An array or object by the numbers of its parts: equal values have equal keys.
 *
 * @param isObject whether it is an object
 * @param parts the numbers of an array's items, or of an object's names and values, sorted by name
 */
@SuppressWarnings("ArrayRecordComponent") // Compared by content.
record HeldKey(boolean isObject, long[] parts) implements Comparable<HeldKey> {
  @Override
  public int compareTo(HeldKey other) {
    return isObject == other.isObject
        ? Arrays.compare(parts, other.parts)
        : Boolean.compare(isObject, other.isObject);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HeldKey that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return 2 * Arrays.hashCode(parts) + (isObject ? 1 : 0);
  }
}
