package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Chooses what to report if no branch of {@code anyOf} or {@code oneOf} is valid.
 *
 * <ol>
 *   <li>If the value itself is invalid against all branches because of {@code type}, {@code const} or {@code enum}, or
 *       one of its members against all that mention it because of {@code const} or {@code enum}: what they allow there.
 *   <li>Else, if only one branch allows the value's type, or a {@link Discriminator} selects one, or the closest one is
 *       the only one that mentions some of the members, and lists no other values for them: the failures of that
 *       branch, as if there were no others. If the value is no object, and they are all about the value itself, not
 *       about its items, then the report adds the types that the other branches allow.
 *   <li>Else that no branch fits, with the failures of the closest one: the branch with the smallest <em>match
 *       distance</em>. If several are equally close, and each has one failure at the same event index: what each of them
 *       expects, or that one of several properties is missing.
 * </ol>
 */
public final class BestBranch {
  private static final int MAX_REPORTED = 3;

  /** How many failures are listed in one, with those that are listed in these. */
  private static final int MAX_LISTED = 20;

  /** Of the failures of equally close branches, only so many are compared with each other; the others are counted. */
  private static final int MAX_COMPARED = 100;

  private final InPlaceKeyword keyword;
  private final JsonType type;
  private final ValueSummary value;
  private final List<FailedBranch> failed = new ArrayList<>();

  /** The branches that allow the value's type. */
  private final List<FailedBranch> ofType = new ArrayList<>();

  private final MisspeltName misspelt;
  private final Discriminator discriminator;
  private final Expectations expected;

  private BestBranch(InPlaceKeyword keyword, Branches branches) {
    this.keyword = keyword;
    this.type = branches.value().type();
    this.value = branches.value().summary();
    for (int i = 0; i < branches.count(); i++) {
      FailedBranch branch =
          new FailedBranch(i, keyword.branches().get(i), branches.failures(i), value);
      failed.add(branch);
      if (!branch.rejectsType()) {
        ofType.add(branch);
      }
    }
    this.misspelt = new MisspeltName(value, keyword.branches().size());
    this.discriminator = new Discriminator(ofType, misspelt);
    this.expected = new Expectations(failed, discriminator.possible(), misspelt, value);
  }

  /**
   * Reports a keyword whose branches are all invalid. The value itself and its scalar members mostly tell which branch was
   * meant. Then the others need not be explained any further.
   */
  public static void report(InPlaceKeyword keyword, Branches branches, Failures failures) {
    Branches near = branches.near();
    if (near != null
        && branches.value().type() == JsonType.OBJECT
        && new BestBranch(keyword, near).reportsMeant(branches, failures)) {
      return;
    }
    BestBranch best = new BestBranch(keyword, branches);
    if (best.reportsMeant(branches, failures)) {
      return;
    }
    if (near == null) {
      failures.leaveOpen();
    } else {
      best.reportClosest(failures);
    }
  }

  /**
   * Reports what is expected, or the branch that was meant.
   *
   * @param branches has all failures of that branch
   * @return whether there is either
   */
  private boolean reportsMeant(Branches branches, Failures failures) {
    if (failed.stream().anyMatch(branch -> branch.failures().isOpen())) {
      return false;
    }
    List<Failure> expectations = expected.ofAll();
    if (!expectations.isEmpty()) {
      failures.add(folded(expectations.get(0), expectations, List.of(), 0));
    } else if (ofType.size() == 1) {
      reportOnly(ofType.get(0), branches, failures);
    } else if (discriminator.selected() != null) {
      failures.addAll(branches.failures(discriminator.selected().index()));
    } else {
      return false;
    }
    return true;
  }

  /** Reports the only branch that allows the value's type. */
  private void reportOnly(FailedBranch meant, Branches branches, Failures failures) {
    List<Failure> others = otherTypes(List.of(meant));
    if (others.isEmpty()) {
      failures.addAll(branches.failures(meant.index()));
    } else {
      failures.add(folded(List.of(meant), others));
    }
  }

  private void reportClosest(Failures failures) {
    List<FailedBranch> closest = closest();
    FailedBranch first = closest.get(0);
    if (closest.size() == 1 && isOnlyOneForSomeNames(first)) {
      failures.addAll(first.failures());
    } else if (closest.size() > 1 && haveOneFailureAtOneIndex(closest)) {
      failures.add(ofEquals(closest));
    } else {
      failures.add(folded(List.of(first), List.of()));
    }
  }

  /** Whether only this branch mentions some of the members, and all others are wrong about the value itself. */
  private boolean isOnlyOneForSomeNames(FailedBranch closest) {
    List<FailedBranch> others =
        ofType.stream().filter(branch -> branch != closest).toList();
    return misspelt.areNamesFew()
        && others.stream().noneMatch(branch -> branch.ofValue().isEmpty())
        && value.names().stream()
            .filter(name -> others.stream().noneMatch(branch -> branch.hasRuleFor(name)))
            .anyMatch(name -> closest.hasRuleFor(name) && !rulesOut(closest, name));
  }

  /** Whether a branch lists other values for a member, of which the member's is no misspelling. */
  private boolean rulesOut(FailedBranch branch, String name) {
    return branch.ofChildren().stream()
        .anyMatch(failure -> failure.rulesValueOut()
            && name.equals(failure.location().path().name())
            && !misspelt.isValueOf(failure));
  }

  private static boolean haveOneFailureAtOneIndex(List<FailedBranch> branches) {
    long eventIndex = branches.get(0).judged().get(0).eventIndex();
    return branches.stream()
        .allMatch(branch ->
            branch.failures().count() == 1 && branch.judged().get(0).eventIndex() == eventIndex);
  }

  /** Reports branches that are equally close, each with one failure, at the same event index. */
  private Failure ofEquals(List<FailedBranch> branches) {
    Failure first = branches.get(0).judged().get(0);
    List<FailedBranch> others = new ArrayList<>();
    Map<KeywordSite, Failure> bySite = new LinkedHashMap<>();
    for (FailedBranch branch : branches) {
      List<Failure> ofBranch = Expectations.of(branch, first.eventIndex());
      Expectations.addAll(ofBranch, bySite);
      if (ofBranch.isEmpty()) {
        others.add(branch);
      }
    }
    if (bySite.isEmpty()) {
      return ofOthers(others);
    }
    List<Failure> found = List.copyOf(bySite.values());
    List<Failure> ofTypes = otherTypes(others);
    List<Failure> all = ofTypes.isEmpty() ? found : ofTypes;
    if (others.isEmpty() || expected.areNear(found)) {
      return folded(first, all, List.of(), 0);
    }
    // Values are easier to read than many patterns.
    return others.size() > MAX_REPORTED
        ? folded(List.of(branches.get(0)), List.of())
        : folded(others, all);
  }

  private Failure ofOthers(List<FailedBranch> branches) {
    List<Failure> failures =
        branches.stream().map(branch -> branch.judged().get(0)).toList();
    List<String> missing = failures.stream()
        .flatMap(failure -> namesMissingIn(failure).stream())
        .distinct()
        .toList();
    if (failures.stream().noneMatch(failure -> namesMissingIn(failure).isEmpty())) {
      return missing.size() == 1
          ? failures.get(0)
          : Failure.of(keyword.site(), value).with("missing", missing);
    }
    List<Failure> ofTypes = otherTypes(branches);
    boolean areSame = failures.stream().allMatch(failures.get(0)::isSame);
    return areSame && ofTypes.isEmpty() ? failures.get(0) : folded(branches, ofTypes);
  }

  /** The properties of which the value lacks one. */
  private List<String> namesMissingIn(Failure failure) {
    String name = failure.property();
    if (name != null
        && failure.site().requiresNames()
        && failure.eventIndex() == value.location().eventIndex()) {
      return List.of(name);
    }
    return failure.details().get("missing") instanceof List<?> names
        ? names.stream().map(String::valueOf).toList()
        : List.of();
  }

  private boolean isUnrelated(FailedBranch branch) {
    return misspelt.areNamesFew() && branch.isUnrelated();
  }

  /**
   * The branches with the smallest match distance, which is compared by these criteria, in this order: whether the
   * value's type is wrong; whether the branch mentions none of the members; whether it says what the value must not be,
   * other than an object with more properties than it mentions; how much is wrong with the value itself, not with its
   * members or items, other than misspelt names, and how many letters of these differ; whether the branch fails
   * wherever another one does, and more; whether a member rules the branch out; the depth of the deepest failure, since
   * a branch that fails deep inside matches better; and the number of failures.
   */
  private List<FailedBranch> closest() {
    List<FailedBranch> compared = failed.subList(0, Math.min(failed.size(), MAX_COMPARED));
    List<ToLongFunction<FailedBranch>> distances = List.of(
        is(FailedBranch::rejectsType),
        is(this::isUnrelated),
        is(FailedBranch::rulesValueOut),
        branch -> misspelt.explained(branch).unexplained(),
        branch -> misspelt.explained(branch).distance(),
        is(branch -> branch.failsMoreThanAny(compared)),
        is(branch -> branch.rejectsMember(misspelt)),
        branch -> -branch.deepest(),
        branch -> branch.failures().count());
    List<FailedBranch> closest = failed;
    for (ToLongFunction<FailedBranch> distance : distances) {
      closest = nearest(closest, distance);
    }
    return closest;
  }

  /** A distance that is 1 if a condition holds, and 0 if not. */
  private static ToLongFunction<FailedBranch> is(Predicate<FailedBranch> condition) {
    return branch -> condition.test(branch) ? 1 : 0;
  }

  /** Those branches whose distance is the smallest. */
  private static List<FailedBranch> nearest(
      List<FailedBranch> branches, ToLongFunction<FailedBranch> distance) {
    if (branches.size() == 1) {
      return branches;
    }
    List<FailedBranch> nearest = new ArrayList<>();
    long smallest = Long.MAX_VALUE;
    for (FailedBranch branch : branches) {
      long its = distance.applyAsLong(branch);
      if (its < smallest) {
        smallest = its;
        nearest.clear();
      }
      if (its == smallest) {
        nearest.add(branch);
      }
    }
    return nearest;
  }

  /** What the other branches expect in place of the value, if the best ones have no failures inside the value. */
  private List<Failure> otherTypes(List<FailedBranch> best) {
    if (type == JsonType.OBJECT || !best.stream().allMatch(FailedBranch::isOfValueAlone)) {
      return List.of();
    }
    long eventIndex = value.location().eventIndex();
    Set<FailedBranch> ofBest = new HashSet<>(best);
    Map<KeywordSite, Failure> others = new LinkedHashMap<>();
    for (FailedBranch branch : failed) {
      if (!ofBest.contains(branch)) {
        Expectations.addAll(Expectations.of(branch, eventIndex), others);
      } else if (branch.judged().size() == 1) {
        Expectations.addAll(branch.judged().get(0).ofExpectations(), others);
      }
    }
    return List.copyOf(others.values());
  }

  /**
   * Reports the first failures of the best branches. A failure of a nested {@code anyOf} or {@code oneOf} is replaced
   * by the failures of its best matching branch.
   */
  private Failure folded(List<FailedBranch> best, List<Failure> others) {
    List<Failure> judged = new ArrayList<>();
    long unlisted = 0;
    for (FailedBranch branch : best) {
      int kept = Math.min(branch.judged().size(), MAX_COMPARED - judged.size());
      judged.addAll(branch.judged().subList(0, kept));
      unlisted += branch.failures().count() - kept;
    }
    boolean areJoined = judged.size() == 1 && !others.isEmpty();
    List<Failure> distinct = new ArrayList<>();
    for (Failure failure : judged) {
      boolean isReplaced =
          !failure.closest().isEmpty() && (failure.expectations().isEmpty() || areJoined);
      for (Failure reported : isReplaced ? failure.closest() : List.of(failure)) {
        if (distinct.stream().noneMatch(reported::isSame)) {
          distinct.add(reported);
        }
      }
      unlisted += isReplaced ? failure.more() : 0;
    }
    List<Failure> first = listable(distinct);
    long more = unlisted + distinct.size() - first.size();
    Failure folded = folded(judged.get(0), others, first, more);
    return best.size() == 1 ? ofBranch(best.get(0).index(), folded) : folded;
  }

  /** The first failures, but for further ones that have many of their own: nested alternatives may have them again. */
  private static List<Failure> listable(List<Failure> failures) {
    int listed = failures.get(0).listed();
    int count = 1;
    while (count < Math.min(failures.size(), MAX_REPORTED)
        && listed + failures.get(count).listed() <= MAX_LISTED) {
      listed += failures.get(count++).listed();
    }
    return failures.subList(0, count);
  }

  private Failure ofBranch(int index, Failure folded) {
    Failure numbered = folded.with("alternative", index + 1);
    String name = keyword.site().nameOf(index);
    return name == null ? numbered : numbered.with("branch", name);
  }

  /** A failure of the keyword, at the location of a branch's failure. */
  private Failure folded(Failure at, List<Failure> expectations, List<Failure> first, long more) {
    return new Failure(
        keyword.site(),
        at.location(),
        at.value(),
        null,
        Map.of(),
        expectations.stream().map(Failure::site).toList(),
        List.copyOf(first),
        more);
  }
}
