package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.text.Uris;
import java.util.Optional;

/** The drafts of JSON Schema, oldest first. */
public enum Draft {
  DRAFT_4("http://json-schema.org/draft-04/schema"),
  DRAFT_6("http://json-schema.org/draft-06/schema"),
  DRAFT_7("http://json-schema.org/draft-07/schema"),
  DRAFT_2019_09("https://json-schema.org/draft/2019-09/schema"),
  DRAFT_2020_12("https://json-schema.org/draft/2020-12/schema");

  private final String metaSchema;

  Draft(String metaSchema) {
    this.metaSchema = metaSchema;
  }

  /** The id of the draft's meta-schema, without a fragment. */
  public String metaSchema() {
    return metaSchema;
  }

  /** The keyword that names a schema resource. */
  public String idKeyword() {
    return this == DRAFT_4 ? "id" : "$id";
  }

  /** The draft whose meta-schema a {@code $schema} names, with or without an empty fragment. */
  public static Optional<Draft> of(String schema) {
    String id = withHttp(Uris.withoutEmptyFragment(schema));
    for (Draft draft : values()) {
      if (withHttp(draft.metaSchema).equals(id)) {
        return Optional.of(draft);
      }
    }
    return Optional.empty();
  }

  /** Schemas in use name the meta-schemas of all drafts with either scheme. */
  private static String withHttp(String uri) {
    return uri.startsWith("https:") ? "http:" + uri.substring("https:".length()) : uri;
  }
}
