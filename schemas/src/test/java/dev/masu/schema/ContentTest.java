package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.internal.catalog.SchemaText;
import dev.masu.schema.internal.reference.ReferenceEngine;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.StringNode;

/** What {@code contentEncoding} and {@code contentMediaType} refuse, and where. */
class ContentTest {
  private static final String JSON = "{\"contentMediaType\":\"application/json\"}";

  private static CheckReport check(String schema, String text) {
    return TestSchemas.compile(schema).check(StringNode.valueOf(text));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft-07 {"contentMediaType":"Application/JSON"}                             | {    | contentMediaType
      draft-07 {"contentEncoding":"BASE64"}                                        | %    | contentEncoding
      draft-07 {"contentEncoding":"Base64","contentMediaType":"application/JSON"}  | eyI= | contentMediaType
      draft-07 {"contentMediaType":"x/y"}                                          | {    | ``
      draft-07 {"contentMediaType":""}                                             | {    | ``
      draft-07 {"contentEncoding":"7bit","contentMediaType":"application/json"}    | {    | ``
      draft-07 {"contentEncoding":"","contentMediaType":"application/json"}        | {    | ``
      draft-07 {"definitions":{"a":{"contentEncoding":"base64"}}}                  | %    | ``
      {"contentMediaType":"application/json"}                                      | {    | ``
      {"contentEncoding":"base64"}                                                 | %    | ``
      """)
  void onlyWhatIsKnownIsRefusedAndOnlyInDraft07(String schema, String text, String codes) {
    CheckReport report = check(schema, text);
    assertThat(report.violations().stream().map(Violation::code).toList())
        .isEqualTo(codes.isEmpty() ? List.of() : List.of(codes));
    assertThat(TestSchemas.reference(schema).check(StringNode.valueOf(text))).isEqualTo(report);
  }

  @Test
  void nothingIsRefusedWhereFormatsAreNot() {
    String schema = TestSchemas.text("draft-07 " + JSON);
    CompiledSchema streaming = SchemaCatalog.builder()
        .assertFormats(false)
        .register(TestSchemas.ID, schema)
        .build()
        .schema(TestSchemas.ID);
    CompiledSchema reference = new ReferenceEngine(
            Map.of(TestSchemas.ID, SchemaText.read(schema, TestSchemas.ID).schema()),
            Map.of(),
            CheckLimits.defaults(),
            false)
        .compile(TestSchemas.ID);
    assertThat(streaming.isStreaming()).isTrue();
    assertThat(streaming.check("\"{\"")).hasToString("valid");
    assertThat(reference.check("\"{\"")).hasToString("valid");
  }

  @Test
  void contentMayNestAsDeepAsItLikes() {
    String open = "[".repeat(1_000_000);
    String schema = "draft-07 " + JSON;
    assertThat(check(schema, open + "]".repeat(1_000_000))).hasToString("valid");
    assertThat(check(schema, open))
        .hasToString("(root): expected a string of the content media type \"application/json\" but"
            + " found the string \"" + "[".repeat(48) + "…" + "[".repeat(12)
            + "\" (1,000,000 characters)");
  }
}
