package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.text.Uris;
import java.util.Optional;
import java.util.Set;

/** The dialects of JSON Schema that are streamed. */
enum Dialect {
  DRAFT_7("http://json-schema.org/draft-07/schema"),
  DRAFT_2020_12("https://json-schema.org/draft/2020-12/schema");

  private static final Set<String> ONLY_IN_2020_12 = Set.of(
      "$anchor",
      "contentSchema",
      "dependentSchemas",
      "prefixItems",
      "unevaluatedItems",
      "unevaluatedProperties");

  private static final Set<String> ONLY_IN_DRAFT_7 = Set.of("additionalItems");

  private final String id;

  Dialect(String id) {
    this.id = id;
  }

  /** The dialect of a {@code $schema}, if it is streamed. */
  static Optional<Dialect> of(String schema) {
    String plain = Uris.withoutEmptyFragment(schema);
    for (Dialect dialect : values()) {
      if (dialect.id.equals(plain)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }

  String id() {
    return id;
  }

  /** Whether only the other dialect has a keyword that holds or names schemas: here it holds data. */
  boolean lacks(String keyword) {
    return (this == DRAFT_7 ? ONLY_IN_2020_12 : ONLY_IN_DRAFT_7).contains(keyword);
  }
}
