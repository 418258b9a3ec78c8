package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses what to report if no branch of {@code anyOf} or {@code oneOf} is valid.
 *
 * <p>If the value itself, or one and the same member, is invalid against all branches because of {@code type},
 * {@code const} or {@code enum}, the report lists what they allow there. If each branch lacks just one property, it
 * lists these. Otherwise it has the failures of the best matching branch:
 *
 * <ol>
 *   <li>the branch that a <em>discriminator</em> selects among the branches that allow the value's type. A
 *       discriminator is a member whose value some of these branches rule out by {@code const}, {@code enum} or
 *       {@code not}, such as a property that names the kind of an object. It selects the branch that allows the value
 *       and mentions the member, if there is exactly one;
 *   <li>else a branch that requires a property that the object has under a misspelt name ({@link MisspeltName}), unless
 *       the branch does not allow the value's type or a member violates a {@code const} or {@code enum} of the branch;
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
  private static final Set<String> RULING_OUT = Set.of("not", "false");
  private static final int MAX_REPORTED = 3;

  private final InPlaceKeyword keyword;
  private final JsonType type;
  private final ValueSummary value;
  private final List<Failures> failed = new ArrayList<>();

  private final MisspeltName misspelt;

  /** The branches that allow the value's type. */
  private final List<Failures> ofType;

  /** Those of them that a discriminator rules out. */
  private final Set<Failures> ruledOut = new HashSet<>();

  private BestBranch(InPlaceKeyword keyword, Branches branches) {
    this.keyword = keyword;
    this.type = branches.value().type();
    this.value = branches.value().summary();
    this.misspelt = new MisspeltName(value, keyword.branches());
    for (int i = 0; i < branches.count(); i++) {
      failed.add(branches.failures(i));
    }
    ofType =
        failed.stream().filter(branch -> !branch.rejectsTypeAt(value.depth())).toList();
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
    Failures discriminated = discriminated();
    Failures best = discriminated == null ? closest() : discriminated;
    return folded(best, ofType.size() == 1 ? otherTypes(best) : List.of());
  }

  /** The properties of which each branch lacks just one; empty unless nothing else keeps every branch from fitting. */
  private Set<String> missing() {
    Set<String> missing = new LinkedHashSet<>();
    for (Failures branch : ofType) {
      String property = branch.count() == 1 ? missingIn(branch.judged().get(0)) : null;
      if (property == null || misspelt.isMisspelt(property)) {
        return Set.of();
      }
      missing.add(property);
    }
    return missing;
  }

  private @Nullable String missingIn(Failure failure) {
    boolean isMissing = failure.site().name().equals("required")
        && failure.eventIndex() == value.location().eventIndex();
    return isMissing ? failure.property() : null;
  }

  /**
   * Compares the match distance of branches by these criteria, in this order: whether the value's type is wrong;
   * whether the branch says only what the value must not be; whether a discriminator rules the branch out; how much
   * is wrong with the value itself, not with its members or items; how near to it a type is wrong; whether a member
   * violates {@code const} or {@code enum}; the depth of the deepest failure, since a branch that fails deep inside
   * matches better; and the number of failures.
   */
  private Comparator<Failures> byDistance() {
    return Comparator.comparing((Failures branch) -> branch.rejectsTypeAt(value.depth()))
        .thenComparing(branch ->
            ofValue(branch).anyMatch(each -> RULING_OUT.contains(each.site().name())))
        .thenComparing(ruledOut::contains)
        .thenComparingLong(branch -> ofValue(branch).count())
        .thenComparingInt(branch -> -branch.shallowestType())
        .thenComparing(this::rejectsMember)
        .thenComparingInt(branch -> -branch.deepest())
        .thenComparingLong(Failures::count);
  }

  /** The failures of the value itself, including its names. */
  private Stream<Failure> ofValue(Failures branch) {
    return branch.judged().stream().filter(failure -> failure.depth() == value.depth());
  }

  private boolean rejectsMember(Failures branch) {
    return branch.rejectsValueAt(value.depth() + 1);
  }

  /** The branch that the first discriminator in document order selects, or null. */
  private @Nullable Failures discriminated() {
    Map<Integer, Map<Failures, Failure>> rejecting = new TreeMap<>();
    for (Failures branch : ofType) {
      ofChildren(branch)
          .filter(
              failure -> failure.site().listsValues() || failure.site().only().isPresent())
          .forEach(failure -> rejecting
              .computeIfAbsent(failure.eventIndex(), eventIndex -> new LinkedHashMap<>())
              .putIfAbsent(branch, failure));
    }
    Failures selected = null;
    for (Map<Failures, Failure> branches : rejecting.values()) {
      String name = branches.values().iterator().next().location().path().name();
      List<Failures> accepting = ofType.stream()
          .filter(branch -> !branches.containsKey(branch))
          .filter(branch -> name == null || node(branch).mentions(name))
          .toList();
      if (!accepting.isEmpty()) {
        ruledOut.addAll(branches.keySet());
      }
      if (selected == null && accepting.size() == 1) {
        selected = accepting.get(0);
      }
    }
    return selected;
  }

  private SchemaNode node(Failures branch) {
    return keyword.branches().get(failed.indexOf(branch));
  }

  /** The branch with the smallest match distance, among those that a misspelt name explains if there are any. */
  private Failures closest() {
    List<Failures> explained = failed.stream()
        .filter(branch -> !branch.rejectsTypeAt(value.depth()) && !rejectsMember(branch))
        .filter(branch -> misspelt.explains(failed.indexOf(branch), branch))
        .toList();
    return Collections.min(explained.isEmpty() ? failed : explained, byDistance());
  }

  /** What the other branches expect in place of the value, if the best one has no failures inside the value. */
  private List<Failure> otherTypes(Failures best) {
    List<Failure> judged = best.judged();
    if (type == JsonType.OBJECT
        || judged.stream()
            .anyMatch(failure -> failure.eventIndex() != value.location().eventIndex())) {
      return List.of();
    }
    List<Failure> others = new ArrayList<>();
    for (Failures branch : failed) {
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
  private Failure folded(Failures best, List<Failure> others) {
    List<Failure> judged = best.judged();
    boolean areJoined = judged.size() == 1 && !others.isEmpty();
    List<Failure> first = new ArrayList<>();
    long all = best.count() - judged.size();
    for (Failure failure : judged) {
      boolean isReplaced =
          !failure.closest().isEmpty() && (failure.expectations().isEmpty() || areJoined);
      List<Failure> reported = isReplaced ? failure.closest() : List.of(failure);
      first.addAll(reported.subList(0, Math.min(reported.size(), MAX_REPORTED - first.size())));
      all += reported.size() + (isReplaced ? failure.more() : 0);
    }
    Map<String, Object> number = Map.of("alternative", failed.indexOf(best) + 1);
    return folded(judged.get(0), number, others, first, all - first.size());
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

  /** The failures of items and members themselves. */
  private Stream<Failure> ofChildren(Failures branch) {
    return branch.judged().stream().filter(failure -> failure.depth() == value.depth() + 1);
  }

  /** What each branch expects at one and the same event index; empty unless all branches fail there. */
  private List<Failure> expectations() {
    List<Failure> ofWhole = expectations(OF_TYPE, value.location().eventIndex());
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    return ofChildren(failed.get(0))
        .filter(failure -> failure.site().listsValues())
        .findFirst()
        .map(failure -> expectations(OF_VALUE, failure.eventIndex()))
        .orElse(List.of());
  }

  private List<Failure> expectations(Set<String> keywords, int eventIndex) {
    List<Failure> expectations = new ArrayList<>();
    for (Failures branch : failed) {
      List<Failure> ofBranch = expectations(branch, keywords, eventIndex);
      if (ofBranch.isEmpty()) {
        return List.of();
      }
      expectations.addAll(ofBranch);
    }
    return expectations;
  }

  /** What a branch and the alternatives nested in it expect at an event index. */
  private static List<Failure> expectations(Failures branch, Set<String> keywords, int eventIndex) {
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
