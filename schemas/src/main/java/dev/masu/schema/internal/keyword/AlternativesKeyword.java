package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.BestBranch;
import dev.masu.schema.internal.node.Branches;
import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** {@code anyOf} and {@code oneOf}. */
final class AlternativesKeyword extends InPlaceKeyword {
  private final boolean exactlyOne;

  AlternativesKeyword(KeywordContext context) {
    super(context.site(), context.nodes());
    this.exactlyOne = context.name().equals("oneOf");
  }

  @Override
  public boolean needsOneBranch() {
    return true;
  }

  @Override
  public Verdict verdict(JsonType type) {
    int valid = 0;
    int invalid = 0;
    for (SchemaNode branch : branches()) {
      Verdict verdict = branch.verdict(type);
      valid += verdict == Verdict.VALID ? 1 : 0;
      invalid += verdict == Verdict.INVALID ? 1 : 0;
    }
    if (invalid == branches().size() || (exactlyOne && valid > 1)) {
      return Verdict.INVALID;
    }
    boolean isDecided = !exactlyOne || invalid == branches().size() - 1;
    return valid > 0 && isDecided ? Verdict.VALID : Verdict.OPEN;
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
    if (first == verdicts.count()) {
      BestBranch.report(this, verdicts, failures);
    } else if (!failures.rejectsTypeAt(verdicts.value().summary().depth())) {
      failures.add(bothValid(verdicts.value(), first, firstValid(verdicts, first + 1)));
    }
  }

  private Failure bothValid(Value value, int first, int second) {
    Failure failure =
        Failure.of(site(), value.summary()).with("first", first + 1).with("second", second + 1);
    if (value.type() != JsonType.OBJECT) {
      return failure;
    }
    List<String> excluding = Stream.concat(
            requiredBy(first, second).limit(1), requiredBy(second, first).limit(1))
        .toList();
    if (excluding.size() == 2) {
      return failure.with("excluding", excluding);
    }
    String discriminator = missingDiscriminator(value.summary(), first, second);
    return discriminator == null ? failure : failure.with("discriminator", discriminator);
  }

  /** A property that the value lacks and that both branches declare with different values; or null. */
  private @Nullable String missingDiscriminator(ValueSummary value, int first, int second) {
    Map<String, JsonNode> ofSecond = branches().get(second).listedValues();
    for (Map.Entry<String, JsonNode> each : branches().get(first).listedValues().entrySet()) {
      JsonNode other = ofSecond.getOrDefault(each.getKey(), each.getValue());
      if (!other.equals(each.getValue()) && !value.names().contains(each.getKey())) {
        return each.getKey();
      }
    }
    return null;
  }

  /** The properties that a branch requires and another one does not know. */
  private Stream<String> requiredBy(int branch, int other) {
    return branches().get(branch).keywords().stream()
        .filter(Keyword::requiresNames)
        .flatMap(keyword -> keyword.names().stream())
        .filter(name -> !branches().get(other).mentions(name));
  }
}
