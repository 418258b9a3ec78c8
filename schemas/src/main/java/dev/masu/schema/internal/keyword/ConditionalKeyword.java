package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.Branches;
import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.report.Failures;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code if} with {@code then} and {@code else}. */
final class ConditionalKeyword extends InPlaceKeyword {
  private static final int IF = 0;
  private static final int THEN = 1;
  private static final int ELSE = 2;

  private static final JsonNode NO_MEMBERS =
      JsonNodeFactory.instance.objectNode().put("propertyNames", false);

  /** Whether {@code else} rejects everything, or all members, so that the value must be valid against {@code if}. */
  private final boolean requiresIf;

  ConditionalKeyword(KeywordContext context) {
    super(
        context.site(), List.of(context.node(), branch(context, "then"), branch(context, "else")));
    JsonNode otherwise = context.beside("else");
    requiresIf = otherwise.equals(BooleanNode.FALSE) || otherwise.equals(NO_MEMBERS);
  }

  private static SchemaNode branch(KeywordContext context, String name) {
    return context.beside(name).isMissingNode()
        ? SchemaNode.ANYTHING
        : context.of(name).node();
  }

  @Override
  public boolean reportsBranch(int index) {
    return index != IF || requiresIf;
  }

  @Override
  public Verdict verdict(JsonType type) {
    Verdict then = branches().get(THEN).verdict(type);
    Verdict otherwise = branches().get(ELSE).verdict(type);
    return switch (branches().get(IF).verdict(type)) {
      case VALID -> then;
      case INVALID -> otherwise;
      case OPEN -> then == otherwise ? then : Verdict.OPEN;
    };
  }

  private static int chosen(Branches branches) {
    return branches.isValid(IF) ? THEN : ELSE;
  }

  @Override
  public boolean isValid(Branches verdicts) {
    return verdicts.isValid(chosen(verdicts));
  }

  @Override
  public boolean annotates(Branches verdicts, int index) {
    return verdicts.isValid(index) && (index == IF || index == chosen(verdicts));
  }

  @Override
  public void report(Branches verdicts, Failures failures) {
    int chosen = chosen(verdicts);
    failures.addAll(verdicts.failures(chosen == ELSE && requiresIf ? IF : chosen));
  }
}
