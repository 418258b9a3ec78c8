package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.keyword.UnevaluatedItemsValidator;
import com.networknt.schema.keyword.UnevaluatedPropertiesValidator;
import com.networknt.schema.path.NodePath;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The keywords {@code unevaluatedItems} and {@code unevaluatedProperties}: networknt's own refuse what is right too, as
 * soon as a subschema that knows it finds a mistake elsewhere, and do not say which names are known.
 */
enum UnevaluatedKeyword implements Keyword {
  ITEMS("unevaluatedItems") {
    @Override
    public KeywordValidator newValidator(
        SchemaLocation location, JsonNode others, Schema parent, SchemaContext context) {
      return new Items(location, others, parent, context);
    }
  },
  PROPERTIES("unevaluatedProperties") {
    @Override
    public KeywordValidator newValidator(
        SchemaLocation location, JsonNode others, Schema parent, SchemaContext context) {
      return new Properties(location, others, parent, context);
    }
  };

  /** The detail that holds the places of the keywords {@code properties} that apply to the object. */
  private static final String DECLARING = "declaring";

  private final String keyword;

  UnevaluatedKeyword(String keyword) {
    this.keyword = keyword;
  }

  @Override
  public String getValue() {
    return keyword;
  }

  /** The keywords that declare names beside one that is unexpected: any {@code properties} that apply to the object. */
  static List<SchemaLocation> declaring(Error error) {
    return error.getDetails() != null && error.getDetails().get(DECLARING) instanceof List<?> places
        ? places.stream().map(SchemaLocation.class::cast).toList()
        : List.of(error.getSchemaLocation());
  }

  private static final class Items extends UnevaluatedItemsValidator {
    Items(SchemaLocation location, JsonNode others, Schema parent, SchemaContext context) {
      super(location, others, parent, context);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      EvaluatedParts.countRefused(context, location);
      super.validate(context, node, root, location);
    }
  }

  private static final class Properties extends UnevaluatedPropertiesValidator {
    Properties(SchemaLocation location, JsonNode others, Schema parent, SchemaContext context) {
      super(location, others, parent, context);
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      EvaluatedParts.countRefused(context, location);
      List<Error> errors = context.getErrors();
      int before = errors.size();
      super.validate(context, node, root, location);
      // A schema of other members has errors of its own.
      if (schemaNode.isBoolean() && errors.size() > before) {
        List<SchemaLocation> declaring = EvaluatedParts.declaring(context, location);
        errors
            .subList(before, errors.size())
            .forEach(error -> error.getDetails().put(DECLARING, declaring));
      }
    }
  }
}
