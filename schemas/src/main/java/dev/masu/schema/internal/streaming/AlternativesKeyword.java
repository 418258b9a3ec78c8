package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SchemaParts;
import dev.masu.schema.internal.keyword.SingledOut;
import dev.masu.schema.internal.keyword.Told;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * {@code anyOf} and {@code oneOf}: of the branches that fail, the one that was meant is told, or what
 * all of them ask for at one place.
 */
final class AlternativesKeyword extends Keyword {
  private static final Set<String> OF_TYPE = Set.of("type", "const", "enum");
  private static final Set<String> OF_VALUE = Set.of("const", "enum");

  private final List<SchemaNode> branches;
  private final boolean exactlyOne;

  AlternativesKeyword(KeywordSite site, List<SchemaNode> branches) {
    super(site);
    this.branches = branches;
    this.exactlyOne = site.name().equals("oneOf");
  }

  @Override
  boolean concerns(JsonType type) {
    return true;
  }

  @Override
  List<SchemaNode> branches() {
    return branches;
  }

  @Override
  boolean acceptsAll(JsonType type) {
    int accepting = 0;
    int refusing = 0;
    for (SchemaNode branch : branches) {
      accepting += branch.acceptsAll(type) ? 1 : 0;
      refusing += branch.refusesType(type) ? 1 : 0;
    }
    return exactlyOne ? accepting == 1 && refusing == branches.size() - 1 : accepting > 0;
  }

  @Override
  boolean needsOne() {
    return true;
  }

  @Override
  boolean needsAllRead(JsonType type) {
    return true;
  }

  /**
   * Where the type leaves one branch that may accept the value, that decides alone; where a text member tells the
   * branches apart, the one that is chosen by it does.
   */
  @Override
  boolean joins(DirectParts parts) {
    List<SchemaNode> possible = new ArrayList<>();
    for (SchemaNode branch : branches) {
      if (!branch.refusesAtOnce(parts.type())) {
        possible.add(branch);
      }
    }
    return parts.joinOneOf(possible);
  }

  @Override
  @Nullable
  Failures check(Value value) {
    List<Failures> failed = new ArrayList<>();
    int first = -1;
    for (int i = 0; i < branches.size(); i++) {
      Failures failures = value.outcome(branches.get(i));
      if (failures != null) {
        failed.add(failures);
      } else if (!exactlyOne) {
        return null;
      } else if (first < 0) {
        first = i;
      } else {
        return twoFit(value, first + 1, i + 1);
      }
    }
    return first < 0 ? value.run().failures(noneFits(value, failed)) : null;
  }

  private Failures twoFit(Value value, int one, int other) {
    Failure failure = Failure.of(this, value).withDetails(SchemaParts.pair(one, other));
    return value.run().failures(failure);
  }

  private Failure noneFits(Value value, List<Failures> failed) {
    List<Failure> kinds = kinds(value, failed);
    if (!kinds.isEmpty()) {
      return kinds.get(0).foldedInto(this, kinds);
    }
    Failures refused = meant(value, failed);
    int number = failed.indexOf(refused) + 1;
    List<Failure> judged = refused.judged();
    Told<Failure> told = Told.of(judged, refused.count(), Failure::closest);
    return judged.get(0).foldedInto(this, number, told);
  }

  /** The branch of the value's type that a member singles out, the first of them; else the closest. */
  private static Failures meant(Value value, List<Failures> failed) {
    List<Failures> ofType = failed.stream()
        .filter(branch -> !branch.closeness(value.depth()).wrongType())
        .toList();
    List<Set<Integer>> refused = ofType.stream()
        .map(branch -> ofMembers(value, branch).map(Failure::order).collect(Collectors.toSet()))
        .toList();
    return SingledOut.byMember(refused).entrySet().stream()
        .min(Map.Entry.comparingByKey())
        .map(singled -> ofType.get(singled.getValue()))
        .orElseGet(() -> Collections.min(
            failed, Comparator.comparing(branch -> branch.closeness(value.depth()))));
  }

  /** The failures of items and members whose values are not among those allowed. */
  private static Stream<Failure> ofMembers(Value value, Failures branch) {
    return branch.judged().stream()
        .filter(failure -> failure.depth() == value.depth() + 1)
        .filter(failure -> failure.keyword().isOfValue());
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
        failure.kinds().stream()
            .filter(kind -> keywords.contains(kind.keyword().site().name()))
            .forEach(kinds::add);
      }
    }
    return kinds;
  }
}
