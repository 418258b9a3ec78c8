package dev.masu.schema.internal.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.source.DocumentBytes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A document that has changed when its locations are computed. */
final class DocumentCheckTest {
  private static final String ID = "https://example.org/schema.json";

  private static DocumentCheck check(String schema) {
    StreamingSchema compiled = (StreamingSchema)
        SchemaEngine.of(SchemaCatalog.builder().register(ID, schema).build().schema(ID));
    return new DocumentCheck(compiled.evaluators());
  }

  /** Another content each time it is read; the last one stays. */
  private static DocumentBytes contents(String... contents) {
    Deque<String> next = new ArrayDeque<>(List.of(contents));
    return () -> {
      String content = next.size() > 1 ? next.remove() : next.element();
      return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
    };
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      ["a", 1]         | [7]      | line 1, column 2 (/0): expected a string but found the number 7
      ["a", 1]         | ["a"]    | valid
      ["a", 1]         | ``       | line 1, column 1 (root): the document is empty; expected a JSON value
      ["a", 1]         | ["b", 2] | line 1, column 7 (/1): expected a string but found the number 2
      {"a": 1, "a": 2} | {"a": 1} | valid
      {"a": 1, "a": 2} | 7        | valid
      {"a": 1, "a": 2} | {"a": x} | line 1, column 7 (/a): expected a JSON value but found 'x'; strings take double quotes
      """)
  void hasAReportOfOneOfItsContents(String first, String then, String report) throws IOException {
    DocumentCheck check = check("{\"items\":{\"type\":\"string\"}}");
    assertThat(check.check(contents(first, then), Long.MAX_VALUE)).hasToString(report);
  }
}
