package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** {@code required}, or the list of one property in {@code dependentRequired} or {@code dependencies}. */
final class RequiredKeyword extends Keyword {
  private final List<String> required;
  private final @Nullable String trigger;
  private final Set<String> names;

  private RequiredKeyword(KeywordSite site, List<String> required, @Nullable String trigger) {
    super(site, JsonType.OBJECT);
    this.required = required;
    this.trigger = trigger;
    this.names = new LinkedHashSet<>(required);
    if (trigger != null) {
      names.add(trigger);
    }
  }

  /**
   * Compiles a list of names; nothing if it is empty.
   *
   * @param names the names that an object must have
   * @param trigger the property whose presence requires these names, or null if they are always required
   */
  static void compile(
      KeywordContext context, JsonNode names, @Nullable String trigger, List<Keyword> keywords) {
    List<String> required = KeywordContext.strings(names);
    if (!required.isEmpty()) {
      keywords.add(new RequiredKeyword(context.site(), required, trigger));
    }
  }

  @Override
  public Collection<String> names() {
    return names;
  }

  @Override
  public boolean requiresNames() {
    return trigger == null;
  }

  @Override
  public boolean needsAllRead() {
    return false;
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
    ValueSummary object = value.summary();
    for (String name : required) {
      if (!value.hasMember(name)) {
        Failure failure = Failure.ofProperty(site(), object, object.location(), name);
        failures.add(trigger == null ? failure : failure.with("beside", trigger));
      }
    }
  }
}
