package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import java.util.List;

/** A keyword that applies subschemas to the same value, such as {@code anyOf}. */
public abstract class InPlaceKeyword extends Keyword {
  private final List<SchemaNode> branches;

  protected InPlaceKeyword(KeywordSite site, List<SchemaNode> branches) {
    super(site);
    this.branches = branches;
  }

  @Override
  public abstract Verdict verdict(JsonType type);

  public final List<SchemaNode> branches() {
    return branches;
  }

  /**
   * {@return whether all branches must be valid, as in {@code allOf}} They are then evaluated as part of the schema
   * that contains the keyword.
   */
  public boolean isConjunction() {
    return false;
  }

  /** {@return whether failures of a branch may be reported} */
  public boolean reportsBranch(int index) {
    return true;
  }

  /** {@return whether the keyword fails as soon as all of its branches have failed} */
  public boolean needsOneBranch() {
    return false;
  }

  /**
   * {@return whether the value is valid} By default it must be valid against all branches. Called once the verdicts of
   * all branches are known.
   */
  public boolean isValid(Branches verdicts) {
    for (int i = 0; i < verdicts.count(); i++) {
      if (!verdicts.isValid(i)) {
        return false;
      }
    }
    return true;
  }

  /** Adds the failures of an invalid value. By default these are the failures of all invalid branches. */
  public void report(Branches verdicts, Failures failures) {
    for (int i = 0; i < verdicts.count(); i++) {
      if (!verdicts.isValid(i)) {
        failures.addAll(verdicts.failures(i));
      }
    }
  }

  /** {@return whether the annotations of a branch count, given the branches' verdicts} */
  public boolean annotates(Branches branches, int index) {
    return branches.isValid(index);
  }
}
