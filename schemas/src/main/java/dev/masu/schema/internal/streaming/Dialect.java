package dev.masu.schema.internal.streaming;

import java.util.Optional;

/** The dialects of JSON Schema that are streamed. */
enum Dialect {
  DRAFT_7("http://json-schema.org/draft-07/schema"),
  DRAFT_2020_12("https://json-schema.org/draft/2020-12/schema");

  private final String id;

  Dialect(String id) {
    this.id = id;
  }

  /** The dialect of a {@code $schema}, if it is streamed. */
  static Optional<Dialect> of(String schema) {
    String plain = schema.endsWith("#") ? schema.substring(0, schema.length() - 1) : schema;
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
}
