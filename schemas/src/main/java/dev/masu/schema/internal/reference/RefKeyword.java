package dev.masu.schema.internal.reference;

import com.networknt.schema.InvalidSchemaRefException;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.keyword.RefValidator;
import java.io.FileNotFoundException;
import tools.jackson.databind.JsonNode;

/** The keyword {@code $ref}, telling where a reference stands that leads nowhere. */
final class RefKeyword implements Keyword {
  private static final String NAME = "$ref";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode reference, Schema parent, SchemaContext context) {
    return new Validator(location, reference, parent, context);
  }

  private static final class Validator extends RefValidator {
    private final String reference;

    Validator(SchemaLocation location, JsonNode reference, Schema parent, SchemaContext context) {
      super(location, Fragments.canonical(reference), parent, context);
      this.reference = reference.asString();
    }

    @Override
    public void preloadSchema() {
      try {
        super.preloadSchema();
      } catch (SchemaException e) {
        throw broken(e);
      }
    }

    private RuntimeException broken(SchemaException e) {
      if (e.getCause() instanceof FileNotFoundException unknown) {
        String problem = "refers to "
            + unknown.getMessage()
            + ", which is not registered; register it too (nothing is ever fetched)";
        return new BrokenReference(schemaLocation, problem, e);
      }
      boolean nothingThere = e instanceof InvalidSchemaRefException;
      return nothingThere
          ? new BrokenReference(schemaLocation, "refers to " + reference + ", where nothing is", e)
          : e;
    }
  }
}
