package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses what to report where no branch of {@code anyOf} or {@code oneOf} is valid.
 *
 * <p>If all branches reject the value itself, or one and the same member, by {@code type}, {@code const} or {@code
 * enum}, the report lists what they allow there. Otherwise it has the failures of the best matching branch:
 *
 * <ol>
 *   <li>the branch that a <em>discriminator</em> selects, among those of the value's type: a member whose value all
 *       of these but one reject by {@code const} or {@code enum}, as where a property names the kind of an object;
 *   <li>else a branch that requires a property that the object has under a misspelt name ({@link MisspeltName}),
 *       unless the value is of another type or a member is not the {@code const} or {@code enum} of the branch;
 *   <li>else, and among several of these, the branch with the least <em>match distance</em>, the first of equals.
 * </ol>
 *
 * <p>If the value is of the type of the best matching branch alone, and all failures of that branch are at the value
 * itself, not at its members or items, then the report adds the types that the other branches allow. What
 * an object lacks is reported alone: who writes an object means one.
 */
public final class BestBranch {
  private static final Set<String> OF_TYPE = Set.of("type", "const", "enum");
  private static final Set<String> OF_VALUE = Set.of("const", "enum");
  private static final int MAX_REPORTED = 3;

  private final InPlaceKeyword keyword;
  private final JsonType type;
  private final ValueSummary value;
  private final List<Failures> failed = new ArrayList<>();

  private BestBranch(InPlaceKeyword keyword, Branches branches) {
    this.keyword = keyword;
    this.type = branches.value().type();
    this.value = branches.value().summary();
    for (int i = 0; i < branches.count(); i++) {
      failed.add(branches.failures(i));
    }
  }

  /** {@return the failure of a keyword of which all branches are invalid} */
  public static Failure failure(InPlaceKeyword keyword, Branches branches) {
    return new BestBranch(keyword, branches).failure();
  }

  private Failure failure() {
    List<Failure> kinds = kinds();
    if (!kinds.isEmpty()) {
      return folded(kinds.get(0), Map.of(), kinds, List.of(), 0);
    }
    List<Failures> ofType =
        failed.stream().filter(branch -> !branch.rejectsTypeAt(value.depth())).toList();
    Failures discriminated = discriminated(ofType);
    Failures best = discriminated == null ? closest() : discriminated;
    return folded(best, ofType.size() == 1 ? otherTypes(best) : List.of());
  }

  /**
   * Compares the match distance of branches: whether the value is of another type; whether a member is not the {@code
   * const} or {@code enum}, as these distinguish kinds of objects; how deep the deepest failure is, since a branch that
   * fails deep inside matches much; and how many failures there are.
   */
  private Comparator<Failures> byDistance() {
    return Comparator.comparing((Failures branch) -> branch.rejectsTypeAt(value.depth()))
        .thenComparing(this::rejectsDiscriminator)
        .thenComparingInt(branch -> -branch.deepest())
        .thenComparingLong(Failures::count);
  }

  private boolean rejectsDiscriminator(Failures branch) {
    return branch.rejectsValueAt(value.depth() + 1);
  }

  /** The branch that the first discriminator of the document selects, or null. */
  private @Nullable Failures discriminated(List<Failures> ofType) {
    Map<Integer, Set<Failures>> rejecting = new TreeMap<>();
    for (Failures branch : ofType) {
      ofMembers(branch)
          .forEach(failure -> rejecting
              .computeIfAbsent(failure.order(), order -> new HashSet<>())
              .add(branch));
    }
    for (Set<Failures> branches : rejecting.values()) {
      if (branches.size() == ofType.size() - 1) {
        return ofType.stream()
            .filter(branch -> !branches.contains(branch))
            .findFirst()
            .orElseThrow();
      }
    }
    return null;
  }

  /** The branch of the least match distance; of those that a misspelt name explains, if there are any. */
  private Failures closest() {
    MisspeltName misspelt = new MisspeltName(value, keyword.branches());
    List<Failures> explained = failed.stream()
        .filter(branch -> !branch.rejectsTypeAt(value.depth()) && !rejectsDiscriminator(branch))
        .filter(branch -> misspelt.explains(failed.indexOf(branch), branch))
        .toList();
    return Collections.min(explained.isEmpty() ? failed : explained, byDistance());
  }

  /** What the other branches ask for in place of the value, if the best one rejects nothing within it. */
  private List<Failure> otherTypes(Failures best) {
    List<Failure> judged = best.judged();
    if (type == JsonType.OBJECT
        || judged.stream().anyMatch(failure -> failure.order() != value.spot().order())) {
      return List.of();
    }
    List<Failure> others = new ArrayList<>();
    for (Failures branch : failed) {
      if (branch != best) {
        others.addAll(kinds(branch, OF_TYPE, value.spot().order()));
      } else if (judged.size() == 1) {
        others.addAll(judged.get(0).kinds());
      }
    }
    return others;
  }

  /** Reports the first failures of a branch; those of its own alternatives in place of one that these have. */
  private Failure folded(Failures best, List<Failure> others) {
    List<Failure> judged = best.judged();
    boolean areJoined = judged.size() == 1 && !others.isEmpty();
    List<Failure> first = new ArrayList<>();
    long all = best.count() - judged.size();
    for (Failure failure : judged) {
      boolean isReplaced = !failure.closest().isEmpty() && (failure.kinds().isEmpty() || areJoined);
      List<Failure> reported = isReplaced ? failure.closest() : List.of(failure);
      first.addAll(reported.subList(0, Math.min(reported.size(), MAX_REPORTED - first.size())));
      all += reported.size() + (isReplaced ? failure.more() : 0);
    }
    Map<String, Object> number = Map.of("alternative", failed.indexOf(best) + 1);
    return folded(judged.get(0), number, others, first, all - first.size());
  }

  /** The failure of the keyword, at the location of one of a branch. */
  private Failure folded(
      Failure at,
      Map<String, Object> details,
      List<Failure> kinds,
      List<Failure> first,
      long more) {
    return new Failure(
        keyword.site(), at.spot(), at.value(), null, details, kinds, List.copyOf(first), more);
  }

  /** The failures of items and members whose values are not among those allowed. */
  private Stream<Failure> ofMembers(Failures branch) {
    return branch.judged().stream()
        .filter(failure -> failure.depth() == value.depth() + 1)
        .filter(failure -> failure.site().listsValues());
  }

  /** For each branch what it asks for at one event index, or nothing if only some branches do. */
  private List<Failure> kinds() {
    List<Failure> ofWhole = kinds(OF_TYPE, value.spot().order());
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    return ofMembers(failed.get(0))
        .findFirst()
        .map(failure -> kinds(OF_VALUE, failure.order()))
        .orElse(List.of());
  }

  private List<Failure> kinds(Set<String> keywords, int order) {
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

  /** What a branch asks for at an event index, and what alternatives within it ask for there. */
  private static List<Failure> kinds(Failures branch, Set<String> keywords, int order) {
    List<Failure> kinds = new ArrayList<>();
    for (Failure failure : branch.judged()) {
      if (failure.order() == order) {
        if (kinds.isEmpty() && keywords.contains(failure.site().name())) {
          kinds.add(failure);
        }
        if (failure.closest().isEmpty()) {
          failure.kinds().stream()
              .filter(kind -> keywords.contains(kind.site().name()))
              .forEach(kinds::add);
        }
      }
    }
    return kinds;
  }
}
