package dev.masu.schema.internal.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.source.JsonTexts.StrictJsonFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;

class StrictJsonFactoryTest {
  @ParameterizedTest
  @CsvSource({"500, false", "501, true"})
  void hasManyNamesOnceItsParsersHaveReadThem(int names, boolean areMany) {
    String json = IntStream.range(0, names)
        .mapToObj(i -> "\"name" + i + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
    ObjectReadContext context = ObjectReadContext.empty();
    for (boolean ofBytes : new boolean[] {true, false}) {
      StrictJsonFactory factory = new StrictJsonFactory();
      try (JsonParser parser = ofBytes
          ? factory.createParser(context, json.getBytes(StandardCharsets.UTF_8))
          : factory.createParser(context, json)) {
        while (parser.nextToken() != null) {
          parser.currentName();
        }
      }
      assertThat(factory.hasManyNames()).as("of bytes: " + ofBytes).isEqualTo(areMany);
    }
  }

  /** Those of more than 16 MiB are not read twice. */
  @ParameterizedTest
  @CsvSource({
    "0, '{\"name\":1}'",
    "0, '{\"name\":\"x\"}'",
    "0, '{\"name\":'",
    "17000000, '{\"name\":1}'",
    "17000000, '{\"name\":\"x\"}'",
    "17000000, '{\"name\":'"
  })
  void hasNoNamesAfterACheckThatKeepsNothing(int spaces, String json) throws IOException {
    CompiledSchema schema = SchemaCatalog.builder()
        .redactValues(true)
        .register("https://example.org/s.json", "{\"additionalProperties\":{\"type\":\"string\"}}")
        .build()
        .schema("https://example.org/s.json");
    String document = json + " ".repeat(spaces);
    schema.check(new StringReader(document));
    assertThat(JsonTexts.hasNames()).isFalse();
    schema.check(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
    assertThat(JsonTexts.hasNames()).isFalse();
  }
}
