package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the schemas of a member by its name, as {@code properties}, {@code patternProperties} and
 * {@code additionalProperties} together say.
 */
final class Members extends Keyword implements Keyword.OnMember {
  /** Stands for a member that no schema alone decides about. */
  static final SchemaNode UNDECIDED = new SchemaNode();

  private final Named named;
  private final Patterns patterns;
  private final @Nullable Rest rest;

  /** Schemas by name, as {@code properties} gives them. */
  record Named(@Nullable Keyword keyword, Map<String, SchemaNode> schemas) {}

  /** Schemas by pattern, as {@code patternProperties} gives them. */
  record Patterns(@Nullable Keyword keyword, List<ByPattern> schemas) {}

  /** A pattern of names and its schema. */
  record ByPattern(PatternMatcher pattern, SchemaNode schema) {}

  /** The schema of all other names, or false for none, as {@code additionalProperties} gives it. */
  record Rest(Keyword keyword, @Nullable SchemaNode schema) {}

  Members(KeywordSite site, Named named, Patterns patterns, @Nullable Rest rest) {
    super(site);
    this.named = named;
    this.patterns = patterns;
    this.rest = rest;
  }

  @Override
  boolean concerns(JsonType type) {
    return false;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return null;
  }

  @Override
  public void member(Frame frame, String name, int nameOrder) {
    boolean isKnown = false;
    SchemaNode ofName = named.schemas.get(name);
    if (ofName != null) {
      isKnown = true;
      checkNext(frame, named.keyword, ofName);
    }
    for (int i = 0; i < patterns.schemas.size(); i++) {
      ByPattern candidate = patterns.schemas.get(i);
      frame.run().step(1);
      if (candidate.pattern.find(name)) {
        isKnown = true;
        checkNext(frame, patterns.keyword, candidate.schema);
      }
    }
    if (!isKnown && rest != null) {
      other(frame, rest, name, nameOrder);
    }
  }

  @Override
  boolean joins(DirectParts parts) {
    parts.members(this);
    return true;
  }

  /** The schema that {@code properties} gives a name, or null. */
  @Nullable
  SchemaNode named(String name) {
    return named.schemas.get(name);
  }

  /** Whether a member may be anything, whatever its name matches. */
  boolean passes(String name) {
    return named(name) == null && patterns.schemas.isEmpty() && rest == null;
  }

  /** The names that {@code properties} gives schemas. */
  Set<String> names() {
    return named.schemas.keySet();
  }

  /** Whether there are schemas by name. */
  boolean hasNames() {
    return !named.schemas.isEmpty();
  }

  /** The one schema of a member, null if it may be anything, or {@link #UNDECIDED}. */
  @Nullable
  SchemaNode only(String name, Run run) {
    SchemaNode found = named.schemas.get(name);
    boolean isKnown = found != null;
    for (ByPattern candidate : patterns.schemas) {
      run.step(1);
      if (candidate.pattern.find(name)) {
        if (isKnown) {
          return UNDECIDED;
        }
        isKnown = true;
        found = candidate.schema;
      }
    }
    if (!isKnown && rest != null) {
      found = rest.schema == null ? UNDECIDED : rest.schema;
    }
    return found == UNDECIDED || found == null || !found.acceptsAll() ? found : null;
  }

  private static void other(Frame frame, Rest rest, String name, int nameOrder) {
    if (rest.schema != null) {
      checkNext(frame, rest.keyword, rest.schema);
    } else {
      Failure unexpected =
          Failure.of(rest.keyword, frame).withProperty(name).here(nameOrder, frame.run());
      frame.collect(rest.keyword, frame.run().failures(unexpected));
    }
  }

  private static void checkNext(Frame frame, @Nullable Keyword keyword, SchemaNode schema) {
    if (keyword != null && !schema.acceptsAll()) {
      frame.checkNext(keyword, schema);
    }
  }
}
