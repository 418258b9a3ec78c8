package dev.masu.schema.internal.streaming;

import tools.jackson.core.JsonToken;

/** The kinds of JSON values. */
enum JsonType {
  NULL,
  BOOLEAN,
  STRING,
  NUMBER,
  ARRAY,
  OBJECT;

  /** The kind of the value that a token starts. */
  static JsonType startedBy(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> OBJECT;
      case START_ARRAY -> ARRAY;
      case VALUE_STRING -> STRING;
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> NUMBER;
      case VALUE_TRUE, VALUE_FALSE -> BOOLEAN;
      case VALUE_NULL -> NULL;
      default -> throw new IllegalStateException("no value starts with " + token);
    };
  }

  boolean isContainer() {
    return this == ARRAY || this == OBJECT;
  }
}
