package dev.masu.schema.internal.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Discriminators of {@code anyOf} and {@code oneOf}: a member whose value all branches but one reject by {@code const}
 * or {@code enum} selects that branch, as where a property names the kind of an object.
 */
public final class Discriminators {
  /** How many failures of a branch are considered. */
  public static final int MAX_JUDGED = 100;

  private Discriminators() {}

  /**
   * Returns the index of the branch that each discriminator selects.
   *
   * @param rejected for each branch the members whose values it rejects by {@code const} or {@code enum}
   */
  public static <M> Map<M, Integer> byMember(List<Set<M>> rejected) {
    Map<M, Integer> rejecting = new HashMap<>();
    rejected.forEach(
        members -> members.forEach(member -> rejecting.merge(member, 1, Integer::sum)));
    rejecting.values().removeIf(count -> count != rejected.size() - 1);
    rejecting.replaceAll((member, count) -> notRejecting(rejected, member));
    return rejecting;
  }

  private static <M> int notRejecting(List<Set<M>> rejected, M member) {
    int index = 0;
    while (rejected.get(index).contains(member)) {
      index++;
    }
    return index;
  }
}
