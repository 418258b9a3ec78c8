package dev.masu.schema.differential;

import com.networknt.schema.SpecificationVersion;
import java.util.List;

/** The dialects that schemas are generated in, with the names that their keywords have there. */
enum Draft {
  DRAFT_04("http://json-schema.org/draft-04/schema#", SpecificationVersion.DRAFT_4),
  DRAFT_06("http://json-schema.org/draft-06/schema#", SpecificationVersion.DRAFT_6),
  DRAFT_07("http://json-schema.org/draft-07/schema#", SpecificationVersion.DRAFT_7),
  DRAFT_2019_09("https://json-schema.org/draft/2019-09/schema", SpecificationVersion.DRAFT_2019_09),
  DRAFT_2020_12("https://json-schema.org/draft/2020-12/schema", SpecificationVersion.DRAFT_2020_12);

  private final String uri;
  private final SpecificationVersion version;

  Draft(String uri, SpecificationVersion version) {
    this.uri = uri;
    this.version = version;
  }

  String uri() {
    return uri;
  }

  SpecificationVersion version() {
    return version;
  }

  boolean isSince(Draft other) {
    return compareTo(other) >= 0;
  }

  String id() {
    return this == DRAFT_04 ? "id" : "$id";
  }

  String definitions() {
    return isSince(DRAFT_2019_09) ? "$defs" : "definitions";
  }

  /** The keyword for the schemas of the first items. */
  String tuple() {
    return this == DRAFT_2020_12 ? "prefixItems" : "items";
  }

  /** The keyword for the schema of the items after the first ones. */
  String rest() {
    return this == DRAFT_2020_12 ? "items" : "additionalItems";
  }

  /** The keywords that hold one schema for the same value. */
  List<String> conditions() {
    return isSince(DRAFT_07) ? List.of("if", "then", "else") : List.of();
  }
}
