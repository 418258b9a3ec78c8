package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import tools.jackson.core.JsonParser;

/** Checks a schema against a meta-schema. */
@FunctionalInterface
interface MetaSchemaCheck {

  /** The report of a parser's current value, with the parser's pointers and locations. */
  CheckReport check(JsonParser parser);
}
