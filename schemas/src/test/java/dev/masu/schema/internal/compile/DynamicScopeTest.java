package dev.masu.schema.internal.compile;

import static dev.masu.schema.internal.compile.Draft.DRAFT_2019_09;
import static dev.masu.schema.internal.compile.Draft.DRAFT_2020_12;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What {@code $dynamicRef} and {@code $recursiveRef} mean, and which scopes are distinguished for them. */
class DynamicScopeTest {
  private static final String LIST = """
      {"$id": "list.json", "items": {"$dynamicRef": "#item"},
       "$defs": {"default": {"$dynamicAnchor": "item"}}}""";
  private static final String STRINGS = """
      {"$id": "strings.json", "$ref": "list.json",
       "$defs": {"item": {"$dynamicAnchor": "item", "type": "string"}}}""";
  private static final String NUMBERS = """
      {"$id": "numbers.json", "$ref": "list.json",
       "$defs": {"item": {"$dynamicAnchor": "item", "type": "number"}}}""";

  private static LoadedSchemas lists(String root) {
    return LoadedSchemas.of(DRAFT_2020_12, root)
        .with("https://example.org/list.json", LIST)
        .with("https://example.org/strings.json", STRINGS)
        .with("https://example.org/numbers.json", NUMBERS);
  }

  private static String itemOf(LoadedSchemas schemas, Subschema list) {
    Subschema items = list.child("items");
    return schemas.referred(items, "$dynamicRef", "#item").location();
  }

  @Test
  void resolvesToOutermostAnchorOfTheScope() {
    LoadedSchemas schemas =
        lists("{\"anyOf\": [{\"$ref\": \"strings.json\"}, {\"$ref\": \"numbers.json\"}]}");
    Subschema root = schemas.root();
    Subschema strings = schemas.referred(root.child("anyOf", "0"), "$ref", "strings.json");
    Subschema numbers = schemas.referred(root.child("anyOf", "1"), "$ref", "numbers.json");
    Subschema listOfStrings = schemas.referred(strings, "$ref", "list.json");
    Subschema listOfNumbers = schemas.referred(numbers, "$ref", "list.json");
    assertThat(itemOf(schemas, listOfStrings))
        .isEqualTo("https://example.org/strings.json#/$defs/item");
    assertThat(itemOf(schemas, listOfNumbers))
        .isEqualTo("https://example.org/numbers.json#/$defs/item");
    assertThat(itemOf(schemas, schemas.referred(root, "$ref", "list.json")))
        .isEqualTo("https://example.org/list.json#/$defs/default");
    assertThat(listOfStrings.scope()).isNotEqualTo(listOfNumbers.scope());
    assertThat(schemas.referred(root, "$ref", "strings.json#/$defs/item").scope())
        .isEqualTo(strings.scope());
  }

  @Test
  void keepsScopeEmptyWhereOneResourceDeclaresTheAnchor() {
    LoadedSchemas schemas = lists("{\"$ref\": \"list.json\"}");
    Subschema list = schemas.referred(schemas.root(), "$ref", "list.json");
    assertThat(list.scope().outermost()).hasToString("{}");
    assertThat(itemOf(schemas, list)).isEqualTo("https://example.org/list.json#/$defs/default");
  }

  @Test
  void bindsAnchorsOfDocumentsThatAreReachedLast() {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, """
            {"$dynamicAnchor": "n", "properties": {"a": {"$ref": "a.json"}}}""")
        .with("https://example.org/a.json", "{\"$ref\": \"b.json\"}")
        .with(
            "https://example.org/b.json",
            "{\"$dynamicAnchor\": \"n\", \"not\": {\"$dynamicRef\": \"#n\"}}");
    Subschema root = schemas.root();
    assertThat(root.scope().outermost()).hasToString("{n=https://example.org/root.json}");
    Subschema b = schemas.referred(root, "$ref", "b.json");
    assertThat(schemas.referred(b, "$dynamicRef", "#n").location())
        .isEqualTo("https://example.org/root.json#");
  }

  @Test
  void resolvesStaticallyWhereTheInitialTargetIsNoDynamicAnchor() {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, """
        {"$dynamicAnchor": "n",
         "$defs": {
           "b": {"$id": "b.json", "$anchor": "n", "$defs": {"x": {"$dynamicAnchor": "x"}},
                 "items": {"$dynamicRef": "#n"}},
           "c": {"$id": "c.json", "$dynamicAnchor": "n", "items": {"$dynamicRef": "#/$defs/d"},
                 "$defs": {"d": {"$dynamicAnchor": "x"}}}}}""");
    Subschema b = schemas.root().child("$defs", "b");
    assertThat(schemas.referred(b.child("items"), "$dynamicRef", "#n").location())
        .isEqualTo("https://example.org/b.json#");
    Subschema c = schemas.referred(b, "$ref", "c.json");
    assertThat(schemas.referred(c.child("items"), "$dynamicRef", "#/$defs/d").location())
        .isEqualTo("https://example.org/c.json#/$defs/d");
    assertThat(schemas.referred(c.child("items"), "$dynamicRef", "").location())
        .isEqualTo("https://example.org/c.json#");
  }

  @Test
  void resolvesRecursiveReferenceToOutermostRecursiveAnchor() {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2019_09, """
            {"$recursiveAnchor": true, "anyOf": [{"$ref": "middle.json"}, {"$ref": "plain.json"}]}""")
        .with("https://example.org/middle.json", "{\"$ref\": \"tree.json\"}")
        .with(
            "https://example.org/tree.json",
            "{\"$recursiveAnchor\": true, \"items\": {\"$recursiveRef\": \"#\"}}")
        .with(
            "https://example.org/plain.json",
            "{\"$recursiveAnchor\": false, \"items\": {\"$recursiveRef\": \"#\"}}");
    Subschema root = schemas.root();
    Subschema tree =
        schemas.referred(schemas.referred(root, "$ref", "middle.json"), "$ref", "tree.json");
    assertThat(schemas.referred(tree.child("items"), "$recursiveRef", "#").location())
        .isEqualTo("https://example.org/root.json#");
    Subschema plain = schemas.referred(root, "$ref", "plain.json");
    assertThat(schemas.referred(plain.child("items"), "$recursiveRef", "#").location())
        .isEqualTo("https://example.org/plain.json#");
    Subschema alone = schemas.resources().root("https://example.org/tree.json");
    assertThat(schemas.referred(alone.child("items"), "$recursiveRef", "#").location())
        .isEqualTo("https://example.org/tree.json#");
  }

  @Test
  void leavesOneScopeForTheWholeMetaSchema() {
    LoadedSchemas schemas = LoadedSchemas.none(DRAFT_2020_12);
    Subschema meta = schemas.resources().root("https://json-schema.org/draft/2020-12/schema");
    Subschema applicator = schemas.referred(meta, "$ref", "meta/applicator");
    assertThat(applicator.scope()).isEqualTo(meta.scope());
    assertThat(schemas.referred(applicator, "$dynamicRef", "#meta").location())
        .isEqualTo("https://json-schema.org/draft/2020-12/schema#");
  }
}
