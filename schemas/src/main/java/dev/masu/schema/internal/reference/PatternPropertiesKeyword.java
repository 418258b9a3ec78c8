package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import com.networknt.schema.regex.RegularExpression;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code patternProperties}, telling every name that a pattern finds: networknt's own takes those for
 * unknown whose values it refuses, and goes through the patterns in any order.
 */
final class PatternPropertiesKeyword implements Keyword {
  private static final String NAME = "patternProperties";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode patterns, Schema parent, SchemaContext context) {
    return new Validator(this, location, patterns, parent, context);
  }

  private record Members(String pattern, RegularExpression names, Schema schema) {}

  private static final class Validator extends BaseKeywordValidator {
    private final List<Members> patterns = new ArrayList<>();

    Validator(
        Keyword keyword,
        SchemaLocation location,
        JsonNode patterns,
        Schema parent,
        SchemaContext context) {
      super(keyword, patterns, location, parent, context);
      for (Map.Entry<String, JsonNode> entry : patterns.properties()) {
        String pattern = entry.getKey();
        RegularExpression names = RegularExpression.compile(pattern, context);
        Schema schema = context.newSchema(location.append(pattern), entry.getValue(), parent);
        this.patterns.add(new Members(pattern, names, schema));
      }
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      if (!node.isObject()) {
        return;
      }
      Set<String> found = new LinkedHashSet<>();
      for (Map.Entry<String, JsonNode> member : node.properties()) {
        for (Members pattern : patterns) {
          if (pattern.names.matches(member.getKey())) {
            found.add(member.getKey());
            context.evaluationPathAddLast(pattern.pattern);
            pattern.schema.validate(
                context, member.getValue(), root, location.append(member.getKey()));
            context.evaluationPathRemoveLast();
          }
        }
      }
      if (hasUnevaluatedPropertiesInEvaluationPath(context)) {
        putAnnotation(context, names -> names.instanceLocation(location).value(found));
      }
    }

    @Override
    public void preloadSchema() {
      for (Members pattern : patterns) {
        pattern.schema.initializeValidators();
      }
    }
  }
}
