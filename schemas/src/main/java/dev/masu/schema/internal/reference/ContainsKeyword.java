package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.annotation.Annotation;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code contains} with {@code minContains} and {@code maxContains}, telling how many items
 * it found: networknt's own keeps that, and writes out a bound of {@code 1e1000000000}.
 */
final class ContainsKeyword implements Keyword {
  private static final String NAME = "contains";
  private static final String MIN = "minContains";
  private static final String MAX = "maxContains";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode wanted, Schema parent, SchemaContext context) {
    return new Validator(this, location, wanted, parent, context);
  }

  private static final class Validator extends RefusingValidator {
    private final Schema wanted;
    private final Optional<BigDecimal> min;
    private final Optional<BigDecimal> max;
    private final boolean evaluates;

    Validator(
        Keyword keyword,
        SchemaLocation location,
        JsonNode wanted,
        Schema parent,
        SchemaContext context) {
      super(keyword, wanted, location, parent, context);
      this.wanted = context.newSchema(location, wanted, parent);
      this.min = bound(MIN);
      this.max = bound(MAX);
      this.evaluates = hasKeyword("prefixItems");
    }

    /** In 2019-09, which has no {@code prefixItems}, this keyword evaluates no items. */
    private boolean hasKeyword(String name) {
      return schemaContext.getDialect().getKeywords().containsKey(name);
    }

    /** A bound beside this keyword, if the dialect has it: draft-07 has none. */
    private Optional<BigDecimal> bound(String name) {
      return Optional.ofNullable(parentSchema.getSchemaNode().get(name))
          .filter(bound -> hasKeyword(name))
          .filter(JsonNode::isNumber)
          .map(JsonNode::decimalValue);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      if (!node.isArray()) {
        return;
      }
      List<Integer> found = found(context, node, root, location);
      BigDecimal count = BigDecimal.valueOf(found.size());
      BigDecimal atLeast = min.orElse(BigDecimal.ONE);
      boolean areTooFew = count.compareTo(atLeast) < 0;
      if (areTooFew) {
        refuse(context, node, location, min.isPresent() ? MIN : NAME, atLeast, found.size());
      } else if (max.isPresent() && count.compareTo(max.get()) > 0) {
        refuse(context, node, location, MAX, max.get(), found.size());
      }
      if (evaluates && hasUnevaluatedItemsInEvaluationPath(context)) {
        context
            .getAnnotations()
            .put(Annotation.builder()
                .instanceLocation(location)
                .evaluationPath(context.getEvaluationPath())
                .schemaLocation(schemaLocation)
                .keyword(NAME)
                // Of too few, any other item may have been meant to be one.
                .value(areTooFew || found.size() == node.size() ? (Object) true : found)
                .build());
      }
    }

    /** The indexes of the items that the schema accepts. */
    private List<Integer> found(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      List<Error> others = context.getErrors();
      List<Integer> found = new ArrayList<>();
      for (int i = 0; i < node.size(); i++) {
        List<Error> ofItem = new ArrayList<>();
        context.setErrors(ofItem);
        wanted.validate(context, node.get(i), root, location.append(i));
        if (ofItem.isEmpty()) {
          found.add(i);
        }
      }
      context.setErrors(others);
      return found;
    }

    private void refuse(
        ExecutionContext context,
        JsonNode node,
        NodePath location,
        String keyword,
        BigDecimal bound,
        int found) {
      SchemaLocation place = keyword.equals(NAME)
          ? schemaLocation
          : parentSchema.getSchemaLocation().append(keyword);
      context.addError(refusal(context, node, location)
          .keyword(keyword)
          .schemaLocation(place)
          .arguments(bound, found)
          .build());
    }

    @Override
    public void preloadSchema() {
      wanted.initializeValidators();
    }
  }
}
