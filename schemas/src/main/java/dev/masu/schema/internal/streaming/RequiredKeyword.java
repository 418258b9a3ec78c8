package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SchemaParts;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code required}, and one property's list of {@code dependentRequired} or {@code dependencies}. */
final class RequiredKeyword extends Keyword {
  private final List<String> required;
  private final @Nullable String trigger;

  /**
   * Makes the keyword.
   *
   * @param required the names that an object must hold
   * @param trigger the name with which it must hold them, or null if always
   */
  RequiredKeyword(KeywordSite site, List<String> required, @Nullable String trigger) {
    super(site);
    this.required = required;
    this.trigger = trigger;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.OBJECT;
  }

  @Override
  boolean joins(DirectParts parts) {
    parts.required(required);
    return trigger == null;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    if (!(value instanceof Frame frame) || (trigger != null && !frame.level().hasName(trigger))) {
      return null;
    }
    Failures failures = null;
    for (String name : required) {
      if (!frame.level().hasName(name)) {
        Failure missing = Failure.of(this, value).withProperty(name).withDetails(details(name));
        if (failures == null) {
          failures = value.run().failures(missing);
        } else {
          failures.add(missing);
        }
      }
    }
    return failures;
  }

  private Map<String, Object> details(String missing) {
    return trigger == null ? Map.of() : SchemaParts.missing(missing, trigger);
  }
}
