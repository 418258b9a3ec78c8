package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chooses what to report if no branch of {@code anyOf} or {@code oneOf} is valid.
 *
 * <p>If the value itself, or one and the same member, is invalid against all branches because of {@code type},
 * {@code const} or {@code enum}, the report lists what they allow there. If each branch lacks just one property, it
 * lists these; branches that mention none of the members count only if all are such. Otherwise it has the failures of
 * the best matching branch:
 *
 * <ol>
 *   <li>the branch that a {@link Discriminator} selects among the branches that allow the value's type;
 *   <li>else a branch that requires a property that the object has under a {@link MisspeltName}, and that no other
 *       branch mentions;
 *   <li>else, and among several of these, the branch with the smallest <em>match distance</em>; if several are equal,
 *       the first one.
 * </ol>
 *
 * <p>If only the best matching branch allows the value's type, and all failures of that branch are at the value itself,
 * not at its members or items, then the report adds the types that the other branches allow. For an object it does not:
 * the author evidently meant to write an object.
 */
public final class BestBranch {
  private static final Set<String> OF_TYPE = Set.of("type", "const", "enum");
  private static final Set<String> OF_VALUE = Set.of("const", "enum");
  private static final int MAX_REPORTED = 3;

  private final InPlaceKeyword keyword;
  private final JsonType type;
  private final ValueSummary value;
  private final List<FailedBranch> failed = new ArrayList<>();

  /** The branches that allow the value's type. */
  private final List<FailedBranch> ofType;

  private final MisspeltName misspelt;
  private final Discriminator discriminator;

  private BestBranch(InPlaceKeyword keyword, Branches branches) {
    this.keyword = keyword;
    this.type = branches.value().type();
    this.value = branches.value().summary();
    for (int i = 0; i < branches.count(); i++) {
      failed.add(new FailedBranch(i, keyword.branches().get(i), branches.failures(i), value));
    }
    this.ofType = failed.stream().filter(branch -> !branch.rejectsType()).toList();
    this.misspelt = new MisspeltName(value, keyword.branches());
    this.discriminator = new Discriminator(ofType, value.depth() + 1);
  }

  /** {@return the failure of a keyword whose branches are all invalid} */
  public static Failure failure(InPlaceKeyword keyword, Branches branches) {
    return new BestBranch(keyword, branches).failure();
  }

  private Failure failure() {
    List<Failure> expectations = expectations();
    if (!expectations.isEmpty()) {
      return folded(expectations.get(0), Map.of(), expectations, List.of(), 0);
    }
    Set<String> missing = missing();
    if (missing.size() > 1) {
      return Failure.of(keyword.site(), value).with("missing", List.copyOf(missing));
    }
    FailedBranch best = best();
    return folded(best, ofType.size() == 1 ? otherTypes(best) : List.of());
  }

  /**
   * The properties of which each branch lacks just one; empty unless nothing else keeps every branch from fitting.
   * Unrelated branches count only if all are unrelated.
   */
  private Set<String> missing() {
    Set<String> missing = new LinkedHashSet<>();
    List<FailedBranch> related =
        ofType.stream().filter(branch -> !isUnrelated(branch)).toList();
    for (FailedBranch branch : related.isEmpty() ? ofType : related) {
      String property =
          branch.failures().count() == 1 ? missingIn(branch.judged().get(0)) : null;
      if (property == null || misspelt.isMisspelt(property)) {
        return Set.of();
      }
      missing.add(property);
    }
    return missing;
  }

  private boolean isUnrelated(FailedBranch branch) {
    return misspelt.areNamesFew() && branch.isUnrelated();
  }

  private @Nullable String missingIn(Failure failure) {
    boolean isMissing = failure.site().name().equals("required")
        && failure.eventIndex() == value.location().eventIndex();
    return isMissing ? failure.property() : null;
  }

  private FailedBranch best() {
    FailedBranch selected = discriminator.selected();
    if (selected == null) {
      selected = new Discriminator(ofType, value.depth() + 2).selected();
    }
    return selected == null ? closest() : selected;
  }

  /** The branch with the smallest match distance, among those that a misspelt name distinguishes if there are any. */
  private FailedBranch closest() {
    List<FailedBranch> distinguished = failed.stream()
        .filter(branch -> misspelt.explained(branch).isDistinguishing())
        .toList();
    return Collections.min(distinguished.isEmpty() ? failed : distinguished, byDistance());
  }

  /**
   * Compares the match distance of branches by these criteria, in this order: whether the value's type is wrong;
   * whether the branch says only what the value must not be; whether a discriminator rules the branch out; whether
   * the branch mentions none of the members; how much is wrong with the value itself, not with its members or items,
   * other than misspelt names, and how many letters of these differ; how near to the value the shape of something is
   * wrong, and its type; whether a member violates {@code const} or {@code enum}; the depth of the deepest failure,
   * since a branch that fails deep inside matches better; and the number of failures.
   */
  private Comparator<FailedBranch> byDistance() {
    return Comparator.comparing(FailedBranch::rejectsType)
        .thenComparing(FailedBranch::rulesValueOut)
        .thenComparing(discriminator::rulesOut)
        .thenComparing(this::isUnrelated)
        .thenComparingLong(branch -> misspelt.explained(branch).unexplained())
        .thenComparingInt(branch -> misspelt.explained(branch).distance())
        .thenComparingInt(branch -> -branch.failures().shallowestMisfit())
        .thenComparingInt(branch -> -branch.failures().shallowestType())
        .thenComparing(FailedBranch::rejectsMember)
        .thenComparingInt(branch -> -branch.failures().deepest())
        .thenComparingLong(branch -> branch.failures().count());
  }

  /** What the other branches expect in place of the value, if the best one has no failures inside the value. */
  private List<Failure> otherTypes(FailedBranch best) {
    List<Failure> judged = best.judged();
    if (type == JsonType.OBJECT
        || judged.stream()
            .anyMatch(failure -> failure.eventIndex() != value.location().eventIndex())) {
      return List.of();
    }
    List<Failure> others = new ArrayList<>();
    for (FailedBranch branch : failed) {
      if (branch != best) {
        others.addAll(expectations(branch, OF_TYPE, value.location().eventIndex()));
      } else if (judged.size() == 1) {
        others.addAll(judged.get(0).expectations());
      }
    }
    return others;
  }

  /**
   * Reports the first failures of a branch. A failure of a nested {@code anyOf} or {@code oneOf} is replaced by the
   * failures of its best matching branch.
   */
  private Failure folded(FailedBranch best, List<Failure> others) {
    List<Failure> judged = best.judged();
    boolean areJoined = judged.size() == 1 && !others.isEmpty();
    List<Failure> distinct = new ArrayList<>();
    long unlisted = best.failures().count() - judged.size();
    for (Failure failure : judged) {
      boolean isReplaced =
          !failure.closest().isEmpty() && (failure.expectations().isEmpty() || areJoined);
      for (Failure reported : isReplaced ? failure.closest() : List.of(failure)) {
        if (distinct.stream().noneMatch(reported::readsLike)) {
          distinct.add(reported);
        }
      }
      unlisted += isReplaced ? failure.more() : 0;
    }
    List<Failure> first = distinct.subList(0, Math.min(distinct.size(), MAX_REPORTED));
    Map<String, Object> number = Map.of("alternative", best.index() + 1);
    return folded(judged.get(0), number, others, first, unlisted + distinct.size() - first.size());
  }

  /** A failure of the keyword, at the location of a branch's failure. */
  private Failure folded(
      Failure at,
      Map<String, Object> details,
      List<Failure> expectations,
      List<Failure> first,
      long more) {
    return new Failure(
        keyword.site(),
        at.location(),
        at.value(),
        null,
        details,
        expectations,
        List.copyOf(first),
        more);
  }

  /** What each branch expects at one and the same event index; empty unless all branches fail there. */
  private List<Failure> expectations() {
    List<Failure> ofWhole = expectations(OF_TYPE, value.location().eventIndex());
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    return failed.stream()
        .flatMap(FailedBranch::ofChildren)
        .filter(Failure::rulesValueOut)
        .findFirst()
        .map(failure -> expectations(OF_VALUE, failure.eventIndex()))
        .orElse(List.of());
  }

  private List<Failure> expectations(Set<String> keywords, int eventIndex) {
    List<Failure> expectations = new ArrayList<>();
    for (FailedBranch branch : failed) {
      List<Failure> ofBranch = expectations(branch, keywords, eventIndex);
      if (ofBranch.isEmpty()) {
        return List.of();
      }
      expectations.addAll(ofBranch);
    }
    return expectations;
  }

  /** What a branch and the alternatives nested in it expect at an event index. */
  private static List<Failure> expectations(
      FailedBranch branch, Set<String> keywords, int eventIndex) {
    List<Failure> expectations = new ArrayList<>();
    for (Failure failure : branch.judged()) {
      if (failure.eventIndex() == eventIndex) {
        if (expectations.isEmpty() && keywords.contains(failure.site().name())) {
          expectations.add(failure);
        }
        if (failure.closest().isEmpty()) {
          failure.expectations().stream()
              .filter(kind -> keywords.contains(kind.site().name()))
              .forEach(expectations::add);
        }
      }
    }
    return expectations;
  }
}
