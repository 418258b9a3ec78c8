package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** An invalid branch of {@code anyOf} or {@code oneOf}. */
final class FailedBranch {
  private static final Set<String> RULING_OUT = Set.of("not", "false");
  private static final Set<String> REJECTING = Set.of("not", "false", "pattern");

  private final int index;
  private final SchemaNode schema;
  private final Failures failures;
  private final ValueSummary value;
  private final boolean rejectsType;
  private final List<Failure> ofValue;
  private final List<Failure> ofChildren;
  private @Nullable Set<FailedKeyword> failedKeywords;

  /** A keyword that fails, and where. */
  private record FailedKeyword(
      long eventIndex, String keyword, @Nullable String property) {}

  FailedBranch(int index, SchemaNode schema, Failures failures, ValueSummary value) {
    this.index = index;
    this.schema = schema;
    this.failures = failures;
    this.value = value;
    this.rejectsType = failures.rejectsTypeAt(value.depth());
    this.ofValue = ofDepth(value.depth());
    this.ofChildren = ofDepth(value.depth() + 1);
  }

  int index() {
    return index;
  }

  Failures failures() {
    return failures;
  }

  /** The failures that are considered when branches are compared. */
  List<Failure> judged() {
    return failures.judged();
  }

  /** The failures of the value itself, including its names. */
  List<Failure> ofValue() {
    return ofValue;
  }

  /** The failures of the value's items and members. */
  List<Failure> ofChildren() {
    return ofChildren;
  }

  /** The failures of the items and members of its items and members. */
  List<Failure> ofGrandchildren() {
    return ofDepth(value.depth() + 2);
  }

  private List<Failure> ofDepth(int depth) {
    List<Failure> found = new ArrayList<>(2);
    for (Failure failure : judged()) {
      if (failure.depth() == depth) {
        found.add(failure);
      }
    }
    return found;
  }

  /** Whether all failures are those of the value itself. */
  boolean isOfValueAlone() {
    long eventIndex = value.location().eventIndex();
    return judged().stream().allMatch(failure -> failure.eventIndex() == eventIndex);
  }

  /** Whether the value has the wrong type. */
  boolean rejectsType() {
    return rejectsType;
  }

  /**
   * Whether a child has the wrong type, is ruled out or violates {@code pattern}, or it or one of its own violates {@code
   * const} or {@code enum} and is no misspelling.
   */
  boolean rejectsMember(MisspeltName misspelt) {
    return ofChildren.stream().anyMatch(failure -> rejects(failure) || isOther(failure, misspelt))
        || ofGrandchildren().stream().anyMatch(failure -> isOther(failure, misspelt));
  }

  private static boolean rejects(Failure failure) {
    return failure.rejectsType() || REJECTING.contains(failure.site().name());
  }

  private static boolean isOther(Failure failure, MisspeltName misspelt) {
    return failure.site().listsValues() && !misspelt.isValueOf(failure);
  }

  int deepest() {
    return judged().stream().mapToInt(Failure::depth).max().orElse(0);
  }

  /** Whether all that fails in one of the other branches fails in this one too, by the same keywords, and more. */
  boolean failsMoreThanAny(List<FailedBranch> others) {
    return others.stream()
        .map(FailedBranch::failedKeywords)
        .anyMatch(
            other -> failedKeywords().size() > other.size() && failedKeywords().containsAll(other));
  }

  private Set<FailedKeyword> failedKeywords() {
    if (failedKeywords == null) {
      failedKeywords = new HashSet<>();
      for (Failure failure : judged()) {
        failedKeywords.add(
            new FailedKeyword(failure.eventIndex(), failure.site().name(), failure.property()));
      }
    }
    return failedKeywords;
  }

  /** Whether the branch says what the value must not be, other than an object with more properties than it mentions. */
  boolean rulesValueOut() {
    return ofValue.stream()
        .anyMatch(failure ->
            RULING_OUT.contains(failure.site().name()) && !isOfOtherNames(failure.excluded()));
  }

  private boolean isOfOtherNames(List<String> excluded) {
    return !excluded.isEmpty()
        && value.names().stream()
            .anyMatch(name -> schema.mentions(name) && !excluded.contains(name));
  }

  /** Whether the branch declares or requires a member that another branch rejects, and allows its value. */
  boolean accepts(Failure rejection) {
    return mentions(rejection)
        && judged().stream().noneMatch(failure -> failure.eventIndex() == rejection.eventIndex());
  }

  /** Whether the branch declares the member that a failure is about. */
  boolean declares(Failure ofMember) {
    return knows(ofMember, SchemaNode::declares);
  }

  /** Whether the branch declares or requires the member that a failure is about. */
  boolean mentions(Failure ofMember) {
    return knows(ofMember, SchemaNode::mentions);
  }

  private boolean knows(Failure ofMember, BiPredicate<SchemaNode, String> condition) {
    String name = ofMember.location().path().name();
    if (ofMember.depth() == value.depth() + 1) {
      return name == null || condition.test(schema, name);
    }
    String outer = ofMember.location().path().parentName();
    return name != null
        && outer != null
        && schema.ofProperty(outer).stream().anyMatch(inner -> condition.test(inner, name));
  }

  /** Whether the branch declares or requires a property, or has a pattern for its name. */
  boolean hasRuleFor(String name) {
    return schema.mentions(name) || schema.hasPatternFor(name);
  }

  /** Whether the value lacks something, and the branch mentions none of the value's members. */
  boolean isUnrelated() {
    return !value.names().isEmpty()
        && !ofValue.isEmpty()
        && value.names().stream().noneMatch(this::hasRuleFor);
  }
}
