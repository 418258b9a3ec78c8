package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.Discriminators;
import dev.masu.schema.internal.report.MatchDistance;
import dev.masu.schema.internal.report.ReportedFailures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Chooses what to report where no branch of {@code anyOf} or {@code oneOf} is valid.
 *
 * <p>If all branches reject the value itself, or one and the same member, by {@code type}, {@code const} or {@code
 * enum}, the report lists what they allow there. Otherwise it has the failures of the best matching branch:
 *
 * <ol>
 *   <li>the branch that a <em>discriminator</em> selects, among those of the value's type: a member whose value all
 *       of these but one reject by {@code const} or {@code enum} ({@link Discriminators});
 *   <li>else a branch that requires a property that the object has under a misspelt name ({@link MisspeltName}),
 *       unless the value is of another type or a member is not the {@code const} or {@code enum} of the branch;
 *   <li>else, and among several of these, the branch with the least <em>match distance</em> ({@link MatchDistance}),
 *       the first of equals.
 * </ol>
 *
 * <p>If the value is of the type of the best matching branch alone, and all failures of that branch are at the value
 * itself, not at its members or items, then the report adds the types that the other branches allow. What
 * an object lacks is reported alone: who writes an object means one.
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
    List<Failures> ofType = failed.stream()
        .filter(branch -> !branch.matchDistance(value.depth()).wrongType())
        .toList();
    Failures best = discriminated(value, ofType).orElseGet(() -> closest(keyword, value, failed));
    List<Failure> others = ofType.size() == 1 ? otherTypes(value, failed, best) : List.of();
    return folded(keyword, failed.indexOf(best) + 1, best, others);
  }

  /** The branch that the first discriminator of the document selects. */
  private static Optional<Failures> discriminated(Value value, List<Failures> ofType) {
    List<Set<Integer>> rejected = ofType.stream()
        .map(branch -> ofMembers(value, branch).map(Failure::order).collect(Collectors.toSet()))
        .toList();
    return Discriminators.byMember(rejected).entrySet().stream()
        .min(Map.Entry.comparingByKey())
        .map(selected -> ofType.get(selected.getValue()));
  }

  /** The branch of the least match distance; of those that a misspelt name explains, if there are any. */
  private static Failures closest(InPlaceKeyword keyword, Value value, List<Failures> failed) {
    MisspeltName misspelt = new MisspeltName(value, keyword);
    List<Failures> explained = failed.stream()
        .filter(branch -> isOfKind(branch.matchDistance(value.depth())))
        .filter(branch -> misspelt.explains(failed.indexOf(branch), branch))
        .toList();
    return Collections.min(
        explained.isEmpty() ? failed : explained,
        Comparator.comparing(branch -> branch.matchDistance(value.depth())));
  }

  private static boolean isOfKind(MatchDistance distance) {
    return !distance.wrongType() && !distance.wrongDiscriminator();
  }

  /** What the other branches ask for in place of the value, if the best one rejects nothing within it. */
  private static List<Failure> otherTypes(Value value, List<Failures> failed, Failures best) {
    List<Failure> judged = best.judged();
    if (value.type() == JsonType.OBJECT
        || judged.stream().anyMatch(failure -> failure.order() != value.order())) {
      return List.of();
    }
    List<Failure> others = new ArrayList<>();
    for (Failures branch : failed) {
      if (branch != best) {
        others.addAll(kinds(branch, OF_TYPE, value.order()));
      } else if (judged.size() == 1) {
        others.addAll(judged.get(0).kinds());
      }
    }
    return others;
  }

  private static Failure folded(
      InPlaceKeyword keyword, int number, Failures best, List<Failure> others) {
    List<Failure> judged = best.judged();
    boolean areJoined = judged.size() == 1 && !others.isEmpty();
    ReportedFailures<Failure> reported = ReportedFailures.of(
        judged,
        best.count(),
        inner ->
            inner.kinds().isEmpty() || areJoined ? inner.closest() : ReportedFailures.nothing());
    return judged.get(0).foldedInto(keyword, number, reported, others);
  }

  /** The failures of items and members whose values are not among those allowed. */
  private static Stream<Failure> ofMembers(Value value, Failures branch) {
    return branch.judged().stream()
        .filter(failure -> failure.depth() == value.depth() + 1)
        .filter(failure -> failure.keyword().listsValues());
  }

  /** For each branch what it asks for at one place, or nothing if that tells some branches only. */
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

  /** What a branch asks for at a place, and what alternatives within it ask for there. */
  private static List<Failure> kinds(Failures branch, Set<String> keywords, int order) {
    List<Failure> kinds = new ArrayList<>();
    for (Failure failure : branch.judged()) {
      if (failure.order() == order) {
        if (kinds.isEmpty() && keywords.contains(failure.keyword().site().name())) {
          kinds.add(failure);
        }
        Stream<Failure> nested =
            failure.closest().first().isEmpty() ? failure.kinds().stream() : Stream.of();
        nested.filter(kind -> keywords.contains(kind.keyword().site().name())).forEach(kinds::add);
      }
    }
    return kinds;
  }
}
