package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds branches of {@code anyOf} or {@code oneOf} that fail because the object has a required property under a
 * misspelt name. The property must distinguish the branch: no other branch declares or requires it. A name that any
 * branch declares or requires is not considered misspelt.
 */
final class MisspeltName {
  /** Only this many missing properties are considered: a branch with more of them is an unlikely match. */
  private static final int MAX_MISSING = 3;

  private final ValueSummary value;
  private final List<SchemaNode> branches;

  MisspeltName(ValueSummary value, List<SchemaNode> branches) {
    this.value = value;
    this.branches = branches;
  }

  /** {@return whether a branch would have a required property if a name of the object were spelt differently} */
  boolean explains(int branch, Failures failures) {
    return failures.judged().stream()
        .filter(failure -> failure.order() == value.spot().order())
        .filter(failure -> failure.site().name().equals("required"))
        .limit(MAX_MISSING)
        .anyMatch(failure -> isMisspelt(failure, branch));
  }

  private boolean isMisspelt(Failure failure, int branch) {
    String missing = failure.property();
    return missing != null
        && failure
            .site()
            .misspelt(missing, value.names())
            .filter(name -> branches.stream().noneMatch(each -> knows(each, name)))
            .isPresent()
        && IntStream.range(0, branches.size())
            .noneMatch(other -> other != branch && knows(branches.get(other), missing));
  }

  /** Whether a schema, or one that it applies in place, declares or requires a property. */
  private static boolean knows(SchemaNode schema, String name) {
    return knows(schema, name, new HashSet<>());
  }

  private static boolean knows(SchemaNode schema, String name, Set<SchemaNode> visited) {
    return visited.add(schema)
        && (schema.keywords().stream().anyMatch(keyword -> declares(keyword, name))
            || schema.branches().stream().anyMatch(inner -> knows(inner, name, visited)));
  }

  private static boolean declares(Keyword keyword, String name) {
    String keywordName = keyword.site().name();
    return (keywordName.equals("properties") || keywordName.equals("required"))
        && keyword.names().contains(name);
  }
}
