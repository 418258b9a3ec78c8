package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.text.NearestName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What branches of {@code anyOf} or {@code oneOf} expect of a value by {@code type}, {@code const} and {@code enum}: the
 * failures of these keywords.
 *
 * @param failed all branches
 * @param possible those that allow the value's type and that no {@link Discriminator} rules out
 */
record Expectations(
    List<FailedBranch> failed,
    List<FailedBranch> possible,
    MisspeltName misspelt,
    ValueSummary value) {
  private static final Set<String> OF_TYPE = Set.of("type", "const", "enum");
  private static final Set<String> OF_VALUE = Set.of("const", "enum");
  private static final List<Failure> NONE = List.of();

  /** What a branch expects at an event index; empty if it fails there for another reason. */
  static List<Failure> of(FailedBranch branch, long eventIndex) {
    return of(branch, OF_TYPE, eventIndex);
  }

  /** Whether the value looks like a misspelling of a string among expected ones. */
  boolean areNear(List<Failure> expectations) {
    List<String> texts = expectations.stream()
        .flatMap(failure -> failure.site().texts().stream())
        .toList();
    return value.value().isString()
        && NearestName.of(value.value().stringValue(), texts).isPresent();
  }

  /** What each branch expects of the value, or of a member that no branch allows; empty if there is no such thing. */
  List<Failure> ofAll() {
    List<Failure> ofWhole = of(failed, OF_TYPE, value.location().eventIndex());
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    Set<Long> considered = new HashSet<>();
    for (FailedBranch branch : possible) {
      for (Failure failure : branch.ofChildren()) {
        if (failure.rulesValueOut() && considered.add(failure.eventIndex())) {
          List<Failure> ofMember = ofMember(failure);
          if (!ofMember.isEmpty()) {
            return ofMember;
          }
        }
      }
    }
    return List.of();
  }

  /** What the branches that mention a member expect there; empty if another branch may be meant. */
  private List<Failure> ofMember(Failure ofMember) {
    List<FailedBranch> mentioning = new ArrayList<>();
    for (FailedBranch branch : possible) {
      if (branch.mentions(ofMember)) {
        mentioning.add(branch);
      } else if (misspelt.explained(branch).unexplained() == 0) {
        return List.of();
      }
    }
    return mentioning.size() < 2 ? List.of() : of(mentioning, OF_VALUE, ofMember.eventIndex());
  }

  private static List<Failure> of(
      List<FailedBranch> branches, Set<String> keywords, long eventIndex) {
    Map<KeywordSite, Failure> expectations = new LinkedHashMap<>();
    for (FailedBranch branch : branches) {
      List<Failure> ofBranch = of(branch, keywords, eventIndex);
      if (ofBranch.isEmpty()) {
        return List.of();
      }
      addAll(ofBranch, expectations);
    }
    return List.copyOf(expectations.values());
  }

  /** Adds failures of one value, each keyword once: nested alternatives may have the same branches over and over. */
  static void addAll(List<Failure> failures, Map<KeywordSite, Failure> expectations) {
    failures.forEach(failure -> expectations.putIfAbsent(failure.site(), failure));
  }

  /** What a branch and the alternatives nested in it expect at an event index. */
  private static List<Failure> of(FailedBranch branch, Set<String> keywords, long eventIndex) {
    List<Failure> expectations = new ArrayList<>();
    for (Failure failure : branch.judged()) {
      if (failure.eventIndex() == eventIndex) {
        if (expectations.isEmpty() && keywords.contains(failure.site().name())) {
          expectations.add(failure);
        }
        for (Failure kind : failure.closest().isEmpty() ? failure.ofExpectations() : NONE) {
          if (keywords.contains(kind.site().name())) {
            expectations.add(kind);
          }
        }
      }
    }
    return expectations;
  }
}
