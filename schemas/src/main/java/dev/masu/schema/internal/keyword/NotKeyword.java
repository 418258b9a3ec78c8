package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.Branches;
import dev.masu.schema.internal.evaluate.Failure;
import dev.masu.schema.internal.evaluate.Failures;
import dev.masu.schema.internal.evaluate.InPlaceKeyword;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;

/** {@code not}. */
final class NotKeyword extends InPlaceKeyword {
  private final SchemaNode schema;

  private NotKeyword(KeywordContext context) {
    super(context.site());
    this.schema = context.node();
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new NotKeyword(context));
  }

  @Override
  public List<SchemaNode> branches() {
    return List.of(schema);
  }

  @Override
  public boolean reportsBranch(int index) {
    return false;
  }

  @Override
  public Verdict verdict(JsonType type) {
    return switch (schema.verdict(type)) {
      case VALID -> Verdict.INVALID;
      case INVALID -> Verdict.VALID;
      case OPEN -> Verdict.OPEN;
    };
  }

  @Override
  public boolean isValid(Branches branches) {
    return !branches.isValid(0);
  }

  @Override
  public boolean annotates(Branches branches, int index) {
    return false;
  }

  @Override
  public boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  public void report(Branches branches, Failures failures) {
    failures.add(Failure.of(this, branches.value()));
  }
}
