package dev.masu.schema.internal.evaluate;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An array or object by the numbers of its parts. It is ordered, since a hash map stays fast even for
 * keys that collide by intent if it can order them.
 */
final class HeldKey implements Comparable<HeldKey> {
  private final boolean isObject;
  private final List<String> names;
  private final int[] parts;
  private final int hash;

  /**
   * Takes the parts as they are.
   *
   * @param isObject whether it is an object
   * @param names the sorted names of an object; empty for an array
   * @param parts the numbers of the members, in the names' order, or of the items
   */
  HeldKey(boolean isObject, List<String> names, int[] parts) {
    this.isObject = isObject;
    this.names = names;
    this.parts = parts;
    this.hash = 31 * names.hashCode() + Arrays.hashCode(parts) + (isObject ? 1 : 0);
  }

  @Override
  public int compareTo(HeldKey other) {
    if (isObject != other.isObject) {
      return isObject ? 1 : -1;
    }
    int byParts = Arrays.compare(parts, other.parts);
    if (byParts != 0) {
      return byParts;
    }
    return Arrays.compare(names.toArray(String[]::new), other.names.toArray(String[]::new));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HeldKey that && hash == that.hash && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
