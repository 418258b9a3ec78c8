package dev.masu.schema.internal.node;

import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An invalid branch of {@code anyOf} or {@code oneOf}. */
final class FailedBranch {
  private static final Set<String> RULING_OUT = Set.of("not", "false");

  private final int index;
  private final SchemaNode schema;
  private final Failures failures;
  private final ValueSummary value;
  private @Nullable Boolean isUnrelated;

  FailedBranch(int index, SchemaNode schema, Failures failures, ValueSummary value) {
    this.index = index;
    this.schema = schema;
    this.failures = failures;
    this.value = value;
  }

  /** Its index among the branches. */
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
  Stream<Failure> ofValue() {
    return ofDepth(value.depth());
  }

  /** The failures of the value's items and members. */
  Stream<Failure> ofChildren() {
    return ofDepth(value.depth() + 1);
  }

  /** The failures of values at a depth. */
  Stream<Failure> ofDepth(int depth) {
    return judged().stream().filter(failure -> failure.depth() == depth);
  }

  /** Whether the value has the wrong type. */
  boolean rejectsType() {
    return failures.rejectsTypeAt(value.depth());
  }

  /** Whether a member violates {@code const} or {@code enum}. */
  boolean rejectsMember() {
    return failures.rejectsValueAt(value.depth() + 1);
  }

  /** Whether the branch says what the value must not be. */
  boolean rulesValueOut() {
    return ofValue().anyMatch(failure -> RULING_OUT.contains(failure.site().name()));
  }

  /** Whether the branch declares or requires a member that another branch rejects, and allows its value. */
  boolean accepts(Failure rejection) {
    return mentions(rejection)
        && judged().stream().noneMatch(failure -> failure.eventIndex() == rejection.eventIndex());
  }

  /** Whether the branch declares or requires the member that a failure is about. */
  boolean mentions(Failure ofMember) {
    ValuePath member = ofMember.location().path();
    String name = member.name();
    ValuePath parent = member.parent();
    if (ofMember.depth() - value.depth() == 1 || parent == null || parent.name() == null) {
      return name == null || schema.mentions(name);
    }
    return name != null
        && schema.declared(parent.name()).stream().anyMatch(declared -> declared.mentions(name));
  }

  /** Whether the value lacks something, and the branch mentions none of the value's members. */
  boolean isUnrelated() {
    if (isUnrelated == null) {
      isUnrelated = !value.names().isEmpty()
          && ofValue().findAny().isPresent()
          && value.names().stream()
              .noneMatch(name -> schema.mentions(name) || schema.hasPatternFor(name));
    }
    return isUnrelated;
  }
}
