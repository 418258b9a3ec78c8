package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.BestBranch;
import dev.masu.schema.internal.evaluate.Branches;
import dev.masu.schema.internal.evaluate.Failure;
import dev.masu.schema.internal.evaluate.Failures;
import dev.masu.schema.internal.evaluate.InPlaceKeyword;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Verdict;
import dev.masu.schema.internal.report.SchemaParts;
import java.util.List;

/** {@code anyOf} and {@code oneOf}. */
final class AlternativesKeyword extends InPlaceKeyword {
  private final List<SchemaNode> branches;
  private final boolean exactlyOne;

  private AlternativesKeyword(KeywordContext context) {
    super(context.site());
    this.branches = context.nodes();
    this.exactlyOne = context.name().equals("oneOf");
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new AlternativesKeyword(context));
  }

  @Override
  public List<SchemaNode> branches() {
    return branches;
  }

  @Override
  public boolean needsOneBranch() {
    return true;
  }

  @Override
  public boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  public Verdict verdict(JsonType type) {
    int valid = 0;
    int invalid = 0;
    for (SchemaNode branch : branches) {
      Verdict verdict = branch.verdict(type);
      valid += verdict == Verdict.VALID ? 1 : 0;
      invalid += verdict == Verdict.INVALID ? 1 : 0;
    }
    if (invalid == branches.size()) {
      return Verdict.INVALID;
    }
    if (!exactlyOne) {
      return valid > 0 ? Verdict.VALID : Verdict.OPEN;
    }
    if (valid > 1) {
      return Verdict.INVALID;
    }
    return valid == 1 && invalid == branches.size() - 1 ? Verdict.VALID : Verdict.OPEN;
  }

  @Override
  public boolean isValid(Branches verdicts) {
    int first = firstValid(verdicts, 0);
    return first < verdicts.count()
        && (!exactlyOne || firstValid(verdicts, first + 1) == verdicts.count());
  }

  private static int firstValid(Branches verdicts, int from) {
    int index = from;
    while (index < verdicts.count() && !verdicts.isValid(index)) {
      index++;
    }
    return index;
  }

  @Override
  public void report(Branches verdicts, Failures failures) {
    int first = firstValid(verdicts, 0);
    failures.add(
        first == verdicts.count()
            ? BestBranch.failure(this, verdicts)
            : bothFit(verdicts, first, firstValid(verdicts, first + 1)));
  }

  private Failure bothFit(Branches verdicts, int one, int other) {
    return Failure.of(this, verdicts.value()).withDetails(SchemaParts.pair(one + 1, other + 1));
  }
}
