package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keywords of other dialects, once they are allowed, refuse nothing. */
class OtherDialectsTest {
  private static final String ID = "https://example.org/a.json";

  private static final Map<String, String> DIALECTS = Map.of(
      "draft-06", "http://json-schema.org/draft-06/schema#",
      "draft-07", "http://json-schema.org/draft-07/schema#",
      "2019-09", "https://json-schema.org/draft/2019-09/schema",
      "2020-12", "https://json-schema.org/draft/2020-12/schema");

  /** Compiles a schema by both engines; each marker has no effect and keeps it from being streamed. */
  private static CompiledSchema compile(String dialect, String marker, String keywords) {
    return SchemaCatalog.builder()
        .allowUnknownKeywords(true)
        .register(ID, "{\"$schema\":\"" + DIALECTS.get(dialect) + "\"," + marker + keywords + "}")
        .build()
        .schema(ID);
  }

  private static String marker(String dialect) {
    return dialect.startsWith("draft")
        ? "\"contentMediaType\":\"a/b\","
        : "\"$dynamicAnchor\":\"m\",";
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft-06 | "dependentRequired":{"a":["b"]}               | {"a":1}
      draft-06 | "if":true,"then":false                        | 1
      draft-07 | "dependentRequired":{"a":["b"]}               | {"a":1}
      draft-07 | "dependentSchemas":{"a":false}                | {"a":1}
      draft-07 | "contains":{"type":"string"},"maxContains":1  | ["x","y"]
      draft-07 | "unevaluatedProperties":false                 | {"a":1}
      draft-07 | "prefixItems":[false]                         | [1]
      2019-09  | "prefixItems":[false]                         | [1]
      2020-12  | "additionalItems":false,"prefixItems":[true]  | [1,2]
      """)
  void theirKeywordsRefuseNothing(String dialect, String keywords, String document) {
    for (String marker : new String[] {"", marker(dialect)}) {
      assertThat(compile(dialect, marker, keywords).check(document)).hasToString("valid");
    }
  }
}
