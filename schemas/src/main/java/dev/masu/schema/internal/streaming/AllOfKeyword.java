package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code allOf}, and {@code $ref} with other keywords beside it. */
final class AllOfKeyword extends Keyword {
  private final List<SchemaNode> branches;

  AllOfKeyword(KeywordSite site, List<SchemaNode> branches) {
    super(site);
    this.branches = branches;
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
    for (SchemaNode branch : branches) {
      if (!branch.acceptsAll(type)) {
        return false;
      }
    }
    return true;
  }

  @Override
  boolean needsAll() {
    return true;
  }

  @Override
  boolean joins(DirectParts parts) {
    boolean joined = true;
    for (SchemaNode branch : branches) {
      joined &= parts.joinAlways(branch);
    }
    return joined;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    Failures failures = null;
    for (int i = 0; i < branches.size(); i++) {
      failures = Failures.join(failures, value.outcome(branches.get(i)));
    }
    return failures;
  }
}
