package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.Discriminators;
import dev.masu.schema.internal.report.ReportedFailures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds what to report where no branch of {@code anyOf} or {@code oneOf} is valid: what all of them expect of one
 * value, or else the failures of the best matching branch.
 */
public final class BestBranch {
  private static final Set<String> OF_TYPE = Set.of("type", "const", "enum");
  private static final Set<String> OF_VALUE = Set.of("const", "enum");

  private BestBranch() {}

  /** {@return the failure of a keyword of which all branches are invalid} */
  public static Failure failure(InPlaceKeyword keyword, Branches branches) {
    List<Failures> failed = new ArrayList<>();
    for (int i = 0; i < branches.count(); i++) {
      failed.add(branches.failures(i));
    }
    Value value = branches.value();
    List<Failure> kinds = kinds(value, failed);
    if (!kinds.isEmpty()) {
      return kinds.get(0).foldedInto(keyword, kinds);
    }
    Failures best = best(value, failed);
    int number = failed.indexOf(best) + 1;
    List<Failure> judged = best.judged();
    ReportedFailures<Failure> told = ReportedFailures.of(judged, best.count(), Failure::closest);
    return judged.get(0).foldedInto(keyword, number, told);
  }

  /**
   * The branch of the value's type that a discriminator selects, the first of them; else the one of least match
   * distance.
   */
  private static Failures best(Value value, List<Failures> failed) {
    List<Failures> ofType = failed.stream()
        .filter(branch -> !branch.matchDistance(value.depth()).wrongType())
        .toList();
    List<Set<Integer>> rejected = ofType.stream()
        .map(branch -> ofMembers(value, branch).map(Failure::order).collect(Collectors.toSet()))
        .toList();
    return Discriminators.byMember(rejected).entrySet().stream()
        .min(Map.Entry.comparingByKey())
        .map(singled -> ofType.get(singled.getValue()))
        .orElseGet(() -> Collections.min(
            failed, Comparator.comparing(branch -> branch.matchDistance(value.depth()))));
  }

  /** The failures of items and members whose values are not among those allowed. */
  private static Stream<Failure> ofMembers(Value value, Failures branch) {
    return branch.judged().stream()
        .filter(failure -> failure.depth() == value.depth() + 1)
        .filter(failure -> failure.keyword().listsValues());
  }

  /** For each branch what it expects of one value; empty if some branches expect nothing of it. */
  private static List<Failure> kinds(Value value, List<Failures> failed) {
    List<Failure> ofWhole = kinds(failed, OF_TYPE, value.order());
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    return ofMembers(value, failed.get(0))
        .findFirst()
        .map(failure -> kinds(failed, OF_VALUE, failure.order()))
        .orElse(List.of());
  }

  private static List<Failure> kinds(List<Failures> failed, Set<String> keywords, int order) {
    List<Failure> kinds = new ArrayList<>();
    for (Failures branch : failed) {
      List<Failure> ofBranch = kinds(branch, keywords, order);
      if (ofBranch.isEmpty()) {
        return List.of();
      }
      kinds.addAll(ofBranch);
    }
    return kinds;
  }

  /** What a branch expects at an event index, and what alternatives within it expect there. */
  private static List<Failure> kinds(Failures branch, Set<String> keywords, int order) {
    List<Failure> kinds = new ArrayList<>();
    for (Failure failure : branch.judged()) {
      if (failure.order() == order) {
        if (kinds.isEmpty() && keywords.contains(failure.keyword().site().name())) {
          kinds.add(failure);
        }
        failure.kinds().stream()
            .filter(kind -> keywords.contains(kind.keyword().site().name()))
            .forEach(kinds::add);
      }
    }
    return kinds;
  }
}
