package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRef;
import com.networknt.schema.keyword.DynamicRefValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code $dynamicRef}, with fragments that networknt reads right, and with the document that
 * it leads to: networknt's own is a plain {@code $ref} as long as that is not loaded.
 */
final class DynamicRefKeyword implements Keyword {
  private static final String NAME = "$dynamicRef";

  @Override
  public String getValue() {
    return NAME;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode reference, Schema parent, SchemaContext context) {
    return new Validator(location, Fragments.canonical(reference), parent, context);
  }

  private static final class Validator extends DynamicRefValidator {
    private volatile boolean isLoaded;

    Validator(SchemaLocation location, JsonNode reference, Schema parent, SchemaContext context) {
      super(location, reference, parent, context);
    }

    // Not while schemas are preloaded: meta-schemas, and what is loaded later, are not.
    @Override
    public SchemaRef getSchemaRef(ExecutionContext execution) {
      if (!isLoaded) {
        load(schemaNode.asString());
        isLoaded = true;
      }
      return super.getSchemaRef(execution);
    }

    private void load(String reference) {
      int hash = reference.indexOf('#');
      if (hash <= 0 || schemaContext.getDynamicAnchors().containsKey(reference)) {
        return;
      }
      SchemaLocation document = SchemaLocation.of(reference.substring(0, hash));
      SchemaContext loaded =
          schemaContext.getSchemaRegistry().loadSchema(document).getSchemaContext();
      // All of it: another thread may be about to add the same, and be done with a part only.
      add(loaded.getSchemaResources(), schemaContext.getSchemaResources());
      add(loaded.getSchemaReferences(), schemaContext.getSchemaReferences());
      add(loaded.getDynamicAnchors(), schemaContext.getDynamicAnchors());
    }

    private static void add(Map<String, Schema> loaded, Map<String, Schema> known) {
      loaded.forEach(known::putIfAbsent);
    }
  }
}
