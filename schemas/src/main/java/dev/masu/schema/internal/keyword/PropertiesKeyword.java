package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** {@code properties}, {@code patternProperties} and {@code additionalProperties}. */
abstract class PropertiesKeyword extends Keyword {
  private PropertiesKeyword(KeywordContext context) {
    super(context.site(), JsonType.OBJECT);
  }

  static PropertiesKeyword of(KeywordContext context) {
    return switch (context.name()) {
      case "properties" -> new Named(context);
      case "patternProperties" -> new ByPattern(context);
      default -> new Additional(context);
    };
  }

  @Override
  public final boolean asserts(JsonType type) {
    return false;
  }

  private static final class Named extends PropertiesKeyword {
    private final Map<String, SchemaNode> schemas = new HashMap<>();

    Named(KeywordContext context) {
      super(context);
      for (String name : context.value().propertyNames()) {
        schemas.put(name, context.node(name));
      }
    }

    @Override
    public Collection<String> names() {
      return schemas.keySet();
    }

    @Override
    public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {
      SchemaNode schema = schemas.get(name);
      if (schema != null) {
        rules.apply(this, schema);
      }
    }
  }

  private static final class ByPattern extends PropertiesKeyword {
    private final Map<PatternMatcher, SchemaNode> schemas = new LinkedHashMap<>();

    ByPattern(KeywordContext context) {
      super(context);
      for (String pattern : context.value().propertyNames()) {
        schemas.put(context.compiler().pattern(pattern), context.node(pattern));
      }
    }

    @Override
    public Collection<PatternMatcher> patterns() {
      return schemas.keySet();
    }

    @Override
    public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {
      for (Map.Entry<PatternMatcher, SchemaNode> each : schemas.entrySet()) {
        if (matches.test(each.getKey())) {
          rules.apply(this, each.getValue());
        }
      }
    }
  }

  private static final class Additional extends PropertiesKeyword {
    private final JsonNode named;
    private final List<PatternMatcher> patterns = new ArrayList<>();

    /** Null if additional properties are not allowed. */
    private final @Nullable SchemaNode schema;

    Additional(KeywordContext context) {
      super(context);
      named = context.beside("properties");
      for (String pattern : context.beside("patternProperties").propertyNames()) {
        patterns.add(context.compiler().pattern(pattern));
      }
      schema = context.isFalse() ? null : context.node();
    }

    @Override
    public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {
      boolean isNamed = named.has(name);
      for (PatternMatcher pattern : patterns) {
        isNamed |= matches.test(pattern);
      }
      if (!isNamed) {
        rules.apply(this, schema);
      }
    }
  }
}
