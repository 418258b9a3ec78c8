package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A {@code $dynamicRef} or {@code $recursiveRef} leads to the outermost schema with the anchor. */
class DynamicReferencesTest {
  private static final String FOREST = "https://example.org/forest";

  /** Schemas that the tested one may refer to. */
  private static final List<String> OTHERS = List.of(
      "{'$id':'https://example.org/tree','$dynamicAnchor':'node','type':'string',"
          + "'$defs':{'a':{'$anchor':'leaf','type':'null'}}}",
      "{'$id':'https://example.org/empty#','$dynamicAnchor':'node','type':'string'}",
      "{'$id':'https://example.org/plain','$anchor':'node','type':'string'}",
      "{'$id':'https://example.org/way','items':{'$dynamicRef':'tree#node'}}",
      "{'$id':'https://example.org/holder','$defs':{'a':{'$id':'held','$dynamicAnchor':'node','type':'string'}}}",
      "{'$id':'https://example.org/old','$schema':'https://json-schema.org/draft/2019-09/schema',"
          + "'$recursiveAnchor':true,'type':['string','array'],'items':{'$recursiveRef':'#'}}");

  private static CompiledSchema compile(String forest) {
    SchemaCatalog.Builder catalog = SchemaCatalog.builder().register(FOREST, quoted(forest));
    OTHERS.forEach(schema -> catalog.register(quoted(schema)));
    return catalog.build().schema(FOREST);
  }

  private static String quoted(String json) {
    return json.replace('\'', '"');
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {'$dynamicAnchor':'node','type':['object','array'],'items':{'$dynamicRef':'tree#node'}}
      {'$dynamicAnchor':'node','type':['object','array'],'items':{'$dynamicRef':'empty#node'}}
      {'$dynamicAnchor':'node','type':['object','array'],'items':{'$dynamicRef':'held#node'}}
      {'$dynamicAnchor':'node','type':['object','array'],'$ref':'way'}
      {'$dynamicAnchor':'node','type':['object','array'],'$ref':'#/$defs/x','$defs':{'x':{'$id':'x','items':{'$dynamicRef':'tree#node'}}}}
      {'$dynamicAnchor':'node','type':['object','array'],'items':{'$dynamicRef':'x#node'},'$defs':{'x':{'$id':'x','$dynamicAnchor':'node','type':'string'}}}
      {'type':'array','items':{'$dynamicRef':'tree#node'},'$defs':{'x':{'$dynamicAnchor':'node','type':['object','array'],'items':{'$dynamicRef':'held#node'}}}}
      {'$schema':'https://json-schema.org/draft/2019-09/schema','$recursiveAnchor':true,'type':['object','array'],'$ref':'#/$defs/x','$defs':{'x':{'anyOf':[{'$ref':'old'},{'type':'object'}]}}}
      """)
  void leadToTheOutermostSchema(String forest) {
    CompiledSchema schema = compile(forest);
    assertThat(schema.check("[{}]")).hasToString("valid");
    assertThat(schema.check("[[{}]]")).hasToString("valid");
    assertThat(schema.check("[1]").isValid()).isFalse();
  }

  /** The one that is built in takes precedence over the copy, although nothing refers to it. */
  @Test
  void aSchemaMayHoldACopyOfItsMetaSchema() {
    String metaSchema = "'https://json-schema.org/draft/2019-09/schema','$recursiveAnchor':true";
    CompiledSchema schema = compile("{'$schema':" + metaSchema
        + ",'type':'array','items':{'$recursiveRef':'#'},'$defs':{'m':{'$id':" + metaSchema
        + "}}}");
    assertThat(schema.check("[[],[1]]"))
        .hasToString("line 1, column 6 (/1/0): expected an array but found the number 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"schema", "meta/validation"})
  void leadFromAMetaSchemaToTheOutermostSchema(String metaSchema) {
    CompiledSchema schema = compile("{'$dynamicAnchor':'meta','properties':{'b':{'const':1},"
        + "'a':{'$dynamicRef':'https://json-schema.org/draft/2020-12/" + metaSchema + "#meta'}}}");
    assertThat(schema.check("{\"a\":{\"b\":2}}"))
        .hasToString("line 1, column 11 (/a/b): expected 1 but found the number 2");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      '$id':'x','$dynamicRef':'#node','$defs':{'y':{'$anchor':'node','type':'number'}}                      | line 1, column 2 (/0): expected a number but found the string "1" | valid
      '$id':'x','$dynamicRef':'x#node','$defs':{'y':{'$anchor':'node','type':'number'}}                     | line 1, column 2 (/0): expected a number but found the string "1" | valid
      '$id':'x','$dynamicRef':'#/$defs/y','$defs':{'y':{'type':'number'}}                                   | line 1, column 2 (/0): expected a number but found the string "1" | valid
      '$id':'x','not':{'$id':'y','$dynamicRef':'#node','$defs':{'z':{'$anchor':'node','type':'number'}}}    | valid | line 1, column 2 (/0): expected a value that is invalid against {"$id":"y","$dynamicRef":"#node","$defs":{"z":{"…:"number"}}} (82 characters) but found the number -1
      '$id':'x','$dynamicRef':'#node','$defs':{'y':{'$dynamicAnchor':'node','type':'number'}}               | valid | line 1, column 2 (/0): -1 is less than the minimum 0
      """)
  void anIdBesideThemIsTheirBase(String embedded, String ofText, String ofNumber) {
    CompiledSchema schema =
        compile("{'$dynamicAnchor':'node','minimum':0,'items':{" + embedded + "}}");
    assertThat(schema.check("[\"1\"]")).hasToString(ofText);
    assertThat(schema.check("[-1]")).hasToString(ofNumber);
  }

  @Test
  void brokenReferencesOfTheirTargetsAreReportedWhenTheCatalogueIsBuilt() {
    String forest = "{'items':{'$dynamicRef':'tree#node'},'$defs':{'a':{'$dynamicAnchor':'node',"
        + "'$ref':'https://json-schema.org/draft/2020-12/schema#x'}}}";
    assertThatThrownBy(() -> compile(forest))
        .isInstanceOf(SchemaException.class)
        .hasMessage(
            "schema https://example.org/forest, line 1, column 83 (/$defs/a/$ref): refers to"
                + " https://json-schema.org/draft/2020-12/schema#x, where nothing is");
  }
}
