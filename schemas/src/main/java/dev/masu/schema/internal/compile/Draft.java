package dev.masu.schema.internal.compile;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The drafts of JSON Schema, oldest first. */
public enum Draft {
  DRAFT_4("draft-04", "http://json-schema.org/draft-04/schema"),
  DRAFT_6("draft-06", "http://json-schema.org/draft-06/schema"),
  DRAFT_7("draft-07", "http://json-schema.org/draft-07/schema"),
  DRAFT_2019_09("2019-09", "https://json-schema.org/draft/2019-09/schema"),
  DRAFT_2020_12("2020-12", "https://json-schema.org/draft/2020-12/schema");

  private final String label;
  private final String metaSchema;

  Draft(String label, String metaSchema) {
    this.label = label;
    this.metaSchema = metaSchema;
  }

  /** The name by which the draft is generally known. */
  public String label() {
    return label;
  }

  /** The id of the draft's meta-schema, without a fragment. */
  public String metaSchema() {
    return metaSchema;
  }

  /** The keyword that identifies a schema resource. */
  public String idKeyword() {
    return this == DRAFT_4 ? "id" : "$id";
  }

  /** Whether meta-schemas of this draft can choose vocabularies. */
  boolean hasVocabularies() {
    return compareTo(DRAFT_2019_09) >= 0;
  }

  /**
   * The draft whose meta-schema a {@code $schema} names, with or without an empty fragment; or its hyper-schema, whose
   * further keywords are annotations.
   */
  public static Optional<Draft> of(String schema) {
    String path = MetaSchemas.path(schema.replace("/hyper-schema", "/schema")).orElse("");
    return newestFirst().filter(draft -> draft.metaSchema.endsWith('/' + path)).findFirst();
  }

  /** The {@code $schema} values of all drafts, as they are usually written, newest first. */
  public static String schemaValues() {
    return newestFirst().map(Draft::schemaValue).collect(Collectors.joining(", ", "[", "]"));
  }

  public static Stream<Draft> newestFirst() {
    return Arrays.stream(values()).sorted(Comparator.reverseOrder());
  }

  /** The {@code $schema} that names it, as it is usually written. */
  public String schemaValue() {
    return metaSchema + (compareTo(DRAFT_7) <= 0 ? "#" : "");
  }
}
