package dev.masu.schema.internal.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds discriminators: members that select one branch of {@code anyOf} or {@code oneOf}, since their value fails a
 * {@code const} or {@code enum} in each other branch.
 */
public final class SingledOut {
  /** How many failures of a branch are compared. */
  public static final int MAX_JUDGED = 100;

  private SingledOut() {}

  /**
   * Finds for each such member the index of the branch that it selects.
   *
   * @param refused for each branch the members whose values fail so
   */
  public static <M> Map<M, Integer> byMember(List<Set<M>> refused) {
    Map<M, Integer> refusing = new HashMap<>();
    refused.forEach(members -> members.forEach(member -> refusing.merge(member, 1, Integer::sum)));
    refusing.values().removeIf(count -> count != refused.size() - 1);
    refusing.replaceAll((member, count) -> notRefusing(refused, member));
    return refusing;
  }

  private static <M> int notRefusing(List<Set<M>> refused, M member) {
    int index = 0;
    while (refused.get(index).contains(member)) {
      index++;
    }
    return index;
  }
}
