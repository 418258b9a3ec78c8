package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The meaning of a schema depends on the schema that refers to it, if both have a {@code $dynamicAnchor}. */
final class DynamicScopeTest {
  private static final String NODE = "https://example.org/node";
  private static final String ANY = "https://example.org/any";

  /** Within {@code any}, the children of a node may be anything. */
  private static final JsonMapper MAPPER = TestMappers.of(
      SchemaCatalog.builder().register(NODE, """
          {"$dynamicAnchor":"node","properties":{
            "n":{"type":"integer"},"child":{"$dynamicRef":"#node"}}}""").register(ANY, """
          {"$dynamicAnchor":"node","properties":{"root":{"$ref":"node"}}}""").build());

  @SchemaBound(NODE)
  record Node(@Nullable Integer n, @Nullable JsonNode child) {}

  @SchemaBound(ANY)
  record Any(Node root) {}

  @Test
  void aNestedTypeIsCheckedAsADocumentOfItsOwn() {
    String json = "{\"root\":{\"child\":{\"n\":\"x\"}}}";
    assertThat(MasuModule.catalogOf(MAPPER).schema(ANY).check(json).isValid()).isTrue();
    assertThatThrownBy(() -> MAPPER.readValue(json, Any.class))
        .hasMessageContaining("(/root/child/n): expected an integer but found the string \"x\"");
  }
}
