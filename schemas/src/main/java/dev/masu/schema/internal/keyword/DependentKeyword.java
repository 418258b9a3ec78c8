package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.Branches;
import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Verdict;
import java.util.Collection;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The schema of one property in {@code dependentSchemas} or {@code dependencies}. Each property compiles to a keyword
 * of its own. Lists of names, there and in {@code dependentRequired}, compile to {@link RequiredKeyword}s.
 */
final class DependentKeyword extends InPlaceKeyword {
  private final String trigger;

  private DependentKeyword(KeywordContext context, String trigger) {
    super(context.site(), List.of(context.node(trigger)));
    this.trigger = trigger;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    for (String trigger : context.value().propertyNames()) {
      JsonNode dependency = context.value().path(trigger);
      if (dependency.isArray()) {
        RequiredKeyword.compile(context, dependency, trigger, keywords);
      } else {
        keywords.add(new DependentKeyword(context, trigger));
      }
    }
  }

  @Override
  public Collection<String> names() {
    return List.of(trigger);
  }

  @Override
  public boolean needsAllRead() {
    return false;
  }

  @Override
  public Verdict verdict(JsonType type) {
    boolean isFree = type != JsonType.OBJECT || branches().get(0).verdict(type) == Verdict.VALID;
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
}
