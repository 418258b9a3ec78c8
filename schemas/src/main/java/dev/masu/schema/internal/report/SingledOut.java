package dev.masu.schema.internal.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Members that single out one alternative of {@code anyOf} or {@code oneOf}: each other one refuses the member's
 * value by {@code const} or {@code enum}, as where a property tells the kind of an object.
 */
public final class SingledOut {
  /** How many refusals of an alternative are looked at. */
  public static final int MAX_JUDGED = 100;

  private SingledOut() {}

  /**
   * Tells for each such member the alternative that it singles out, by its index.
   *
   * @param refused for each alternative the members whose values it refuses so
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
