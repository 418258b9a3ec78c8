package dev.masu.schema.differential;

import java.util.Arrays;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Schemas for which networknt gives a wrong verdict. */
enum KnownDifference {
  /**
   * JSON Schema Core 2019-09, section 9.3.1.3: {@code unevaluatedItems} depends on the annotations of
   * {@code items} and {@code additionalItems}, not of {@code contains}, as it does since 2020-12.
   */
  CONTAINS_EVALUATES_ITEMS(
      Draft.DRAFT_2019_09,
      "contains unevaluatedItems",
      "{'contains':true,'unevaluatedItems':false}",
      "[1]",
      false),

  /**
   * JSON Schema Core 2020-12, section 8.2.1: {@code $id} is the base URI of the references within its
   * schema resource, also of a {@code $dynamicRef} beside it.
   */
  DYNAMIC_REF_BESIDE_ID(
      Draft.DRAFT_2020_12,
      "$id $dynamicRef",
      "{'$ref':'r3','$defs':{'leaf':{'$dynamicAnchor':'leaf'},'r3':{'$id':'r3','$dynamicRef':'#leaf',"
          + "'$defs':{'leaf':{'$anchor':'leaf','type':'null'}}}}}",
      "1",
      false);

  private final Draft draft;
  private final String keywords;
  private final String schema;
  private final String document;
  private final boolean isValid;

  KnownDifference(Draft draft, String keywords, String schema, String document, boolean isValid) {
    this.draft = draft;
    this.keywords = keywords;
    this.schema = schema;
    this.document = document;
    this.isValid = isValid;
  }

  /** Whether it is the reason why the verdicts on a pair differ that was reduced as far as possible. */
  boolean explains(Draft other, JsonNode smallest) {
    return draft == other && (this == DYNAMIC_REF_BESIDE_ID ? isBeside(smallest) : isIn(smallest));
  }

  private Stream<String> names() {
    return Arrays.stream(keywords.split(" ", -1));
  }

  private boolean isIn(JsonNode schema) {
    String text = schema.toString();
    return names().allMatch(keyword -> text.contains('"' + keyword + "\":"));
  }

  /** Whether some schema within holds all of the keywords. */
  private boolean isBeside(JsonNode schema) {
    return names().allMatch(schema::has) || schema.valueStream().anyMatch(this::isBeside);
  }

  Draft draft() {
    return draft;
  }

  /** An example: a schema. */
  JsonNode schema() {
    String keywords = schema.substring(1).replace('\'', '"');
    return Values.EXACT.readTree("{\"$schema\":\"" + draft.uri() + "\"," + keywords);
  }

  /** The example's document. */
  JsonNode document() {
    return Values.EXACT.readTree(document);
  }

  /** The verdict of the specification. */
  boolean isValid() {
    return isValid;
  }
}
