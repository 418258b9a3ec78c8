package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.Branches;
import dev.masu.schema.internal.evaluate.Failures;
import dev.masu.schema.internal.evaluate.InPlaceKeyword;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.KeywordSite;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;

/** {@code allOf}. */
class AllOfKeyword extends InPlaceKeyword {
  private final List<SchemaNode> branches;

  AllOfKeyword(KeywordSite site, List<SchemaNode> branches) {
    super(site);
    this.branches = branches;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new AllOfKeyword(context.site(), context.nodes()));
  }

  @Override
  public final List<SchemaNode> branches() {
    return branches;
  }

  @Override
  public final boolean isConjunction() {
    return true;
  }

  @Override
  public final Verdict verdict(JsonType type) {
    Verdict verdict = Verdict.VALID;
    for (SchemaNode branch : branches) {
      verdict = verdict.and(branch.verdict(type));
    }
    return verdict;
  }

  @Override
  public final boolean isValid(Branches verdicts) {
    for (int i = 0; i < verdicts.count(); i++) {
      if (!verdicts.isValid(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final void report(Branches verdicts, Failures failures) {
    for (int i = 0; i < verdicts.count(); i++) {
      if (!verdicts.isValid(i)) {
        failures.addAll(verdicts.failures(i));
      }
    }
  }
}
