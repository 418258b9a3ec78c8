package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A member whose value some branches rule out by {@code const}, {@code enum} or {@code not}, such as a property that
 * names the kind of an object; or a member of a member, if it has one value for each branch. It selects the branch that
 * allows its value and mentions it, if there is exactly one.
 */
final class Discriminator {
  /** Of how many members, times branches, it is found out which branches allow them. */
  private static final int MAX_COMPARED = 5_000;

  private final List<FailedBranch> branches;
  private final MisspeltName misspelt;
  private final Set<FailedBranch> ruledOut = new HashSet<>();
  private @Nullable FailedBranch selected;

  /**
   * Looks for discriminators among the members of an object.
   *
   * @param branches the branches that allow the object's type
   */
  Discriminator(List<FailedBranch> branches, MisspeltName misspelt) {
    this.branches = branches;
    this.misspelt = misspelt;
    consider(FailedBranch::ofChildren);
    // An ordinary property may list several values, and members of members are mostly ordinary.
    consider(branch -> branch.ofGrandchildren().stream()
        .filter(failure -> failure.listedValues() == 1)
        .toList());
  }

  private void consider(Function<FailedBranch, List<Failure>> failures) {
    Map<Long, Map<FailedBranch, Failure>> rejections = new TreeMap<>();
    for (FailedBranch branch : branches) {
      for (Failure failure : failures.apply(branch)) {
        if (failure.rulesValueOut()) {
          rejections
              .computeIfAbsent(failure.eventIndex(), member -> new LinkedHashMap<>())
              .putIfAbsent(branch, failure);
        }
      }
    }
    if (rejections.isEmpty()) {
      return;
    }
    // What names the kind has one value for each kind, or few; an ordinary property may list many.
    rejections.values().stream()
        .sorted(Comparator.comparingInt(Discriminator::listed))
        .limit(1 + MAX_COMPARED / branches.size())
        .forEach(this::consider);
  }

  /** How many values the branches list at most that rule a member's value out. */
  private static int listed(Map<FailedBranch, Failure> rejections) {
    return rejections.values().stream().mapToInt(Failure::listedValues).max().orElse(0);
  }

  private void consider(Map<FailedBranch, Failure> rejections) {
    Failure rejection = rejections.values().iterator().next();
    // A branch that only requires the member also allows misspellings of what the others list.
    List<FailedBranch> accepting = branches.stream()
        .filter(branch -> branch.accepts(rejection)
            && !branch.rulesValueOut()
            && (branch.declares(rejection) || !misspelt.isValueOf(rejection)))
        .toList();
    if (!accepting.isEmpty()) {
      ruledOut.addAll(rejections.keySet());
    }
    if (selected == null && accepting.size() == 1) {
      selected = accepting.get(0);
    }
  }

  /** The branch that the discriminator with the fewest values selects, or the first in document order; or null. */
  @Nullable
  FailedBranch selected() {
    return selected;
  }

  /** The branches that no discriminator, which some other branch allows, rules out. */
  List<FailedBranch> possible() {
    return ruledOut.isEmpty()
        ? branches
        : branches.stream().filter(branch -> !ruledOut.contains(branch)).toList();
  }
}
