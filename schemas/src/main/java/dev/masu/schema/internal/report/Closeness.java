package dev.masu.schema.internal.report;

import java.util.Comparator;

/**
 * How far an alternative of {@code anyOf} or {@code oneOf} is from fitting. Smaller is closer; compared
 * field by field.
 *
 * @param wrongType whether the value itself is of another type
 * @param wrongKind whether a member is not its {@code const} or {@code enum}: these tell kinds of
 *     objects apart
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
