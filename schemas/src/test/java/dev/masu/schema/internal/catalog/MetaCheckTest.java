package dev.masu.schema.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.SchemaException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which parts of a schema are checked by which meta-schema, and where their violations are. */
class MetaCheckTest {
  private static final String ID = "https://example.org/a.json";
  private static final String SCHEMA = """
      {"x~/": [0, {"\uD83D\uDE00": 1}, {"a": [2, "wrong"]}], "$ref": "#/x~0~1/2",
       "$defs": {
         "old": {"$id": "old.json", "$schema": "http://json-schema.org/draft-04/schema#",
                 "definitions": {
                   "new": {"$id": "new.json", "$schema": "https://json-schema.org/draft/2020-12/schema",
                           "title": "wrong"}},
                 "title": "wrong", "id": "old4.json"},
         "last": {"title": "wrong"}}}""";

  private static SchemaInspection inspection(SchemaText text) {
    SchemaRules rules = new SchemaRules(true, true, Set.of(), Set.of(), false);
    return new SchemaInspection(Map.of(text.id(), text), rules, id -> false);
  }

  private static String report(
      SchemaText text, Map<String, StubMetaSchema> asked, boolean offsets) {
    try {
      inspection(text)
          .require(text, id -> asked.computeIfAbsent(id, unknown -> new StubMetaSchema(offsets)));
      return "none";
    } catch (SchemaException e) {
      return e.report().orElseThrow().toString();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void checksEachPartByItsOwnMetaSchema(boolean offsets) {
    Map<String, StubMetaSchema> asked = new TreeMap<>();
    SchemaText text = SchemaText.read(SCHEMA, ID);
    assertThat(report(text, asked, offsets))
        .isEqualTo("""
        line 1, column 42 (/x~0~1/2/a/1): wrong
        line 6, column 31 (/$defs/old/definitions/new/title): wrong
        line 7, column 21 (/$defs/old/title): wrong
        line 8, column 22 (/$defs/last/title): wrong""".replace("line 1, column 42", place(SCHEMA, 0)));
    assertThat(asked.keySet())
        .containsExactly(
            "http://json-schema.org/draft-04/schema",
            "https://json-schema.org/draft/2020-12/schema");
  }

  private static String place(String schema, int from) {
    int offset = schema.indexOf("\"wrong\"", from);
    return "line 1, column " + (schema.codePointCount(0, offset) + 1);
  }

  @Test
  void replacesSchemasOfOtherDialectsByTrue() {
    Map<String, StubMetaSchema> asked = new TreeMap<>();
    report(SchemaText.read(SCHEMA, ID), asked, true);
    assertThat(asked.values().stream().flatMap(stub -> stub.checked().stream()))
        .anySatisfy(tokens -> assertThat(tokens).contains(" old true last { title wrong } } }"))
        .anySatisfy(tokens ->
            assertThat(tokens).startsWith("/$defs/old { $id old.json").contains(" new true }"))
        .anySatisfy(tokens -> assertThat(tokens).isEqualTo("/x~0~1/2 { a [ 2 wrong ] }"));
  }
}
