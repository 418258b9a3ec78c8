package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

final class NonBlockingParserTest {
  @Test
  void nonBlockingParsersAreRejected() {
    CompiledSchema schema = TestSchemas.compile("{}");
    try (JsonParser parser =
        new JsonFactory().createNonBlockingByteArrayParser(ObjectReadContext.empty())) {
      assertRejected(schema, parser);
      parser.nextToken();
      assertRejected(schema, parser);
    }
  }

  private static void assertRejected(CompiledSchema schema, JsonParser parser) {
    assertThatThrownBy(() -> schema.check(parser))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a parser that waits for its input but found a non-blocking one;"
            + " collect its input, and parse that");
  }
}
