package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;

/**
 * The keyword that refused a value, as the schema has it.
 *
 * @param name its name; {@code false} for the schema of that name
 * @param location its absolute location
 */
record FailedKeyword(String name, String location) {

  static FailedKeyword of(Error error, SchemaDocuments documents) {
    SchemaLocation location = error.getSchemaLocation();
    String name = error.getKeyword();
    return switch (name) {
      case "false" -> new FailedKeyword(name, parent(location).toString());
      case "minContains", "maxContains" ->
        documents.hasBeside(error, name)
            ? new FailedKeyword(name, parent(location).append(name).toString())
            : new FailedKeyword("contains", location.toString());
      default -> new FailedKeyword(name, location.toString());
    };
  }

  private static SchemaLocation parent(SchemaLocation location) {
    return new SchemaLocation(location.getAbsoluteIri(), location.getFragment().getParent());
  }
}
