package dev.masu.schema.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.format.Formats;
import dev.masu.schema.internal.format.NotationFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Every format that the documentation lists is asserted, in every dialect. */
class FormatsTest {
  private static final String EXAMPLES = """
      cell                  | e4                                   | E4
      date                  | 2024-02-29                           | 2023-02-29
      date-time             | 2024-02-29T12:00:00Z                 | 2024-02-29
      duration              | P3Y6M4DT12H30M5S                     | PT
      email                 | a@example.org                        | a.example.org
      gan                   | CHESS:K                              | CHESS:k
      ggn-hand-piece        | CHESS:P                              | CHESS:+P
      ggn-occupation        | enemy                                | foe
      ggn-piece             | CHESS:+P                             | CHESS
      hostname              | example.org                          | -a.example.org
      idn-email             | 实例@实例.org                          | 实例
      idn-hostname          | 实例.com                              | -실례.com
      ipv4                  | 127.0.0.1                            | 127.0.0.256
      ipv6                  | ::1                                  | 12345::
      iri                   | http://example.org/ä                 | //example.org
      iri-reference         | /ä                                   | a b
      json-pointer          | /a/0                                 | a/0
      legacy-gan            | CHESS:KING                           | CHESS
      pin                   | +K^                                  | KK
      pnn                   | KING                                 | King
      qpi                   | C:K                                  | C:k
      qpi-derived           | C:k                                  | CC:k
      regex                 | ^a$                                  | (
      relative-json-pointer | 1/a                                  | /a
      sin                   | C                                    | CC
      snn                   | CHESS                                | Chess
      time                  | 12:00:00Z                            | 25:00:00Z
      uri                   | http://example.org                   | /a
      uri-reference         | /a                                   | a b
      uri-template          | http://example.org/{a}               | {a
      uuid                  | 2eb8aa08-aa98-11ea-b4aa-73b441d16380 | 2eb8aa08
      """;

  private static final List<String> DIALECTS = List.of(
      "http://json-schema.org/draft-04/schema#",
      "http://json-schema.org/draft-06/schema#",
      "http://json-schema.org/draft-07/schema#",
      "https://json-schema.org/draft/2019-09/schema",
      "https://json-schema.org/draft/2020-12/schema");

  @Test
  void theExamplesAreOfAllFormats() {
    assertThat(EXAMPLES.lines().map(line -> line.replaceFirst(" .*", "")))
        .containsExactlyElementsOf(Formats.names());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = EXAMPLES)
  void messagesHaveAValidExampleUnlessTheFormatIsANotation(
      String format, String right, String wrong) {
    for (CompiledSchema schema : schemas(format, true)) {
      Object example =
          schema.check(json(wrong)).violations().get(0).parameters().get("example");
      if (NotationFormat.ofFormat(format).isPresent()) {
        assertThat(example).isNull();
      } else {
        assertThat(schema.check(json(String.valueOf(example)))).hasToString("valid");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = EXAMPLES)
  void areAssertedUnlessTheCatalogueDoesNotAssertFormats(
      String format, String right, String wrong) {
    for (CompiledSchema schema : schemas(format, true)) {
      assertThat(schema.check(json(right))).hasToString("valid");
      assertThat(schema.check(json(wrong)).violations())
          .extracting(Violation::code)
          .containsExactly("format");
    }
    for (CompiledSchema schema : schemas(format, false)) {
      assertThat(schema.check(json(wrong)).isValid()).isTrue();
    }
  }

  private static String json(String text) {
    return JsonMapper.shared().writeValueAsString(text);
  }

  private static List<CompiledSchema> schemas(String format, boolean isAsserted) {
    String id = "https://example.org/format.json";
    String keyword = "\"format\":\"" + format + "\"}";
    return DIALECTS.stream()
        .map(dialect -> "{\"$schema\":\"" + dialect + "\"," + keyword)
        .map(schema -> SchemaCatalog.builder()
            .assertFormats(isAsserted)
            .register(id, schema)
            .build()
            .schema(id))
        .toList();
  }
}
