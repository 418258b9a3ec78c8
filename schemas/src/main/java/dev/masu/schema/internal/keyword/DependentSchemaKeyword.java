package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.Branches;
import dev.masu.schema.internal.evaluate.Failures;
import dev.masu.schema.internal.evaluate.InPlaceKeyword;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.NamesKeyword;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.Collection;
import java.util.List;

/** One property's schema of {@code dependentSchemas} or {@code dependencies}. */
final class DependentSchemaKeyword extends InPlaceKeyword implements NamesKeyword {
  private final String trigger;
  private final SchemaNode schema;

  DependentSchemaKeyword(KeywordContext context, String trigger) {
    super(context.site());
    this.trigger = trigger;
    this.schema = context.node(trigger);
  }

  @Override
  public List<SchemaNode> branches() {
    return List.of(schema);
  }

  @Override
  public Collection<String> names() {
    return List.of(trigger);
  }

  @Override
  public Verdict verdict(JsonType type) {
    boolean isFree = type != JsonType.OBJECT || schema.verdict(type) == Verdict.VALID;
    return isFree ? Verdict.VALID : Verdict.OPEN;
  }

  @Override
  public boolean isValid(Branches branches) {
    return !branches.value().hasMember(trigger) || branches.isValid(0);
  }

  @Override
  public boolean annotates(Branches branches, int index) {
    return branches.value().hasMember(trigger) && branches.isValid(0);
  }

  @Override
  public void report(Branches branches, Failures failures) {
    failures.addAll(branches.failures(0));
  }
}
