package dev.masu.schema.internal.report;

import java.util.Comparator;

/**
 * How far a value is from being valid by one branch of {@code anyOf} or {@code oneOf}. The best matching branch has the
 * least distance; the components are compared in their order.
 *
 * @param wrongType whether the value itself is of another type
 * @param wrongDiscriminator whether a member's value is not the branch's {@code const} or {@code enum}: these
 *     distinguish kinds of objects
 * @param shallowness the negative depth of the deepest failure: a branch that fails deep inside matches much
 * @param failures how many failures there are
 */
public record MatchDistance(
    boolean wrongType, boolean wrongDiscriminator, int shallowness, long failures)
    implements Comparable<MatchDistance> {
  private static final Comparator<MatchDistance> ORDER = Comparator.comparing(
          MatchDistance::wrongType)
      .thenComparing(MatchDistance::wrongDiscriminator)
      .thenComparingInt(MatchDistance::shallowness)
      .thenComparingLong(MatchDistance::failures);

  @Override
  public int compareTo(MatchDistance other) {
    return ORDER.compare(this, other);
  }
}
