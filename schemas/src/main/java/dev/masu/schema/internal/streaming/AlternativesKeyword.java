package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.Closeness;
import dev.masu.schema.internal.keyword.SchemaParts;
import dev.masu.schema.internal.keyword.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
  boolean needsAllRead(JsonType type) {
    return true;
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
    int meant = 0;
    for (int i = 1; i < failed.size(); i++) {
      Closeness closeness = failed.get(i).closeness(value.depth());
      if (closeness.compareTo(failed.get(meant).closeness(value.depth())) < 0) {
        meant = i;
      }
    }
    Failures refused = failed.get(meant);
    List<Failure> judged = refused.judged();
    Told<Failure> told = Told.of(judged, refused.count(), Failure::closest);
    return judged.get(0).foldedInto(this, meant + 1, told);
  }

  /** For each branch what it asks for at one place, or nothing if that tells some branches only. */
  private static List<Failure> kinds(Value value, List<Failures> failed) {
    List<Failure> ofWhole = kinds(failed, OF_TYPE, value.order());
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    return failed.get(0).judged().stream()
        .filter(failure -> failure.depth() == value.depth() + 1)
        .filter(failure -> OF_VALUE.contains(failure.keyword().site().name()))
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
