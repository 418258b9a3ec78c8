package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.MemberRule;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * {@code properties}, {@code patternProperties} or {@code additionalProperties}. The last of them that a schema has
 * finds what applies to a member, since {@code additionalProperties} depends on the others.
 */
class PropertiesKeyword extends Keyword {
  private PropertiesKeyword(KeywordContext context) {
    super(context.site(), JsonType.OBJECT);
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    PropertiesKeyword keyword = new PropertiesKeyword(context);
    keywords.add(keyword);
    Together together = null;
    for (Keyword other : keywords) {
      together = other instanceof Together found ? found : together;
    }
    if (together == null) {
      together = new Together(context);
      keywords.add(together);
    }
    together.add(context, keyword);
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
  }

  /** The three keywords of one schema together. */
  private static final class Together extends PropertiesKeyword implements MemberRule {
    private final Map<String, SchemaNode> named = new HashMap<>();
    private final List<ByPattern> byPattern = new ArrayList<>();
    private @Nullable Keyword properties;
    private @Nullable Keyword patternProperties;
    private @Nullable Keyword additionalProperties;

    /** The schema of all other names; null if none may be there. */
    private @Nullable SchemaNode additional;

    private record ByPattern(PatternMatcher pattern, SchemaNode schema) {}

    Together(KeywordContext context) {
      super(context);
    }

    void add(KeywordContext context, Keyword keyword) {
      switch (context.name()) {
        case "properties" -> {
          properties = keyword;
          context.value().propertyNames().forEach(name -> named.put(name, context.node(name)));
        }
        case "patternProperties" -> {
          patternProperties = keyword;
          for (String pattern : context.value().propertyNames()) {
            byPattern.add(
                new ByPattern(context.compiler().pattern(pattern), context.node(pattern)));
          }
        }
        default -> {
          additionalProperties = keyword;
          additional = context.isFalse() ? null : context.node();
        }
      }
    }

    @Override
    public Verdict verdict(JsonType type) {
      return Verdict.VALID;
    }

    @Override
    public Collection<String> names() {
      return named.keySet();
    }

    @Override
    public List<PatternMatcher> patterns() {
      return byPattern.stream().map(ByPattern::pattern).toList();
    }

    @Override
    public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {
      boolean isKnown = false;
      SchemaNode ofName = named.get(name);
      if (ofName != null && properties != null) {
        isKnown = true;
        rules.apply(properties, ofName);
      }
      for (ByPattern candidate : byPattern) {
        if (patternProperties != null && matches.test(candidate.pattern)) {
          isKnown = true;
          rules.apply(patternProperties, candidate.schema);
        }
      }
      if (!isKnown && additionalProperties != null) {
        if (additional == null) {
          rules.reject(additionalProperties);
        } else {
          rules.apply(additionalProperties, additional);
        }
      }
    }
  }
}
