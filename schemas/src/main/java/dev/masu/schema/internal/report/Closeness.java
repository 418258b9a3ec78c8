package dev.masu.schema.internal.report;

import java.util.Comparator;

/**
 * The match distance of a branch of {@code anyOf} or {@code oneOf}. Smaller is better; compared field by field.
 *
 * @param wrongType whether the value itself is of another type
 * @param wrongKind whether a member is not its {@code const} or {@code enum}, which often is the discriminator
 *     of objects
 * @param shallowness how far up the deepest failure is, negative
 * @param failures how many failures there are
 */
public record Closeness(boolean wrongType, boolean wrongKind, int shallowness, long failures)
    implements Comparable<Closeness> {
  private static final Comparator<Closeness> ORDER = Comparator.comparing(Closeness::wrongType)
      .thenComparing(Closeness::wrongKind)
      .thenComparingInt(Closeness::shallowness)
      .thenComparingLong(Closeness::failures);

  @Override
  public int compareTo(Closeness other) {
    return ORDER.compare(this, other);
  }
}
