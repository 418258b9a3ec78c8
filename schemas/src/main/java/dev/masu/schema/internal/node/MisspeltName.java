package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds branches of {@code anyOf} or {@code oneOf} that fail because the object has a required property under a
 * misspelt name. The property must distinguish the branch: no other branch declares or requires it.
 */
final class MisspeltName {
  /** Only this many missing properties are considered: a branch with more of them is an unlikely match. */
  private static final int MAX_MISSING = 3;

  /** Comparing more names than this, for each of many objects, would cost more than a hint is worth. */
  private static final int MAX_COMPARED = 2_000;

  private final ValueSummary value;
  private final List<SchemaNode> branches;

  MisspeltName(ValueSummary value, List<SchemaNode> branches) {
    this.value = value;
    this.branches = branches;
  }

  /** {@return whether a branch would have a required property if a name of the object were spelt differently} */
  boolean explains(int branch, Failures failures) {
    return failures.judged().stream()
        .filter(failure -> failure.eventIndex() == value.location().eventIndex())
        .filter(failure -> failure.site().name().equals("required"))
        .limit(MAX_MISSING)
        .anyMatch(failure -> isMisspelt(failure, branch));
  }

  /** {@return whether the object has a property under a misspelt name; false if finding that out takes too long} */
  boolean isMisspelt(String missing) {
    return branches.size() * value.names().size() <= MAX_COMPARED
        && value.misspelt(missing).isPresent();
  }

  private boolean isMisspelt(Failure failure, int branch) {
    String missing = failure.property();
    return missing != null
        && isMisspelt(missing)
        && IntStream.range(0, branches.size())
            .noneMatch(other -> other != branch && branches.get(other).mentions(missing));
  }
}
