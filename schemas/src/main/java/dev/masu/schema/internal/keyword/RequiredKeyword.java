package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.Failure;
import dev.masu.schema.internal.evaluate.Failures;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.KeywordSite;
import dev.masu.schema.internal.evaluate.NamesKeyword;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import dev.masu.schema.internal.report.SchemaParts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code required}, and one property's list of {@code dependentRequired} or {@code dependencies}. */
final class RequiredKeyword extends Keyword implements NamesKeyword {
  private final List<String> required;
  private final @Nullable String trigger;

  /**
   * Makes the keyword.
   *
   * @param required the names that an object must have
   * @param trigger the name with which it must have them, or null if always
   */
  RequiredKeyword(KeywordSite site, List<String> required, @Nullable String trigger) {
    super(site);
    this.required = required;
    this.trigger = trigger;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.value().isArray()) {
      keywords.add(
          new RequiredKeyword(context.site(), KeywordContext.strings(context.value()), null));
    }
  }

  @Override
  public Collection<String> names() {
    if (trigger == null) {
      return required;
    }
    List<String> names = new ArrayList<>(required);
    names.add(trigger);
    return names;
  }

  @Override
  public boolean requiresAll() {
    return trigger == null;
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.OBJECT && !required.isEmpty() ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean isValid(Value value) {
    if (trigger != null && !value.hasMember(trigger)) {
      return true;
    }
    for (String name : required) {
      if (!value.hasMember(name)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void report(Value value, Failures failures) {
    Failure failure = Failure.of(this, value);
    for (String name : required) {
      if (!value.hasMember(name)) {
        if (failures.isFull(failure.order())) {
          failures.countOne();
        } else {
          failures.add(failure.withProperty(name).withDetails(details(name)));
        }
      }
    }
  }

  private Map<String, Object> details(String missing) {
    return trigger == null ? Map.of() : SchemaParts.missing(missing, trigger);
  }
}
