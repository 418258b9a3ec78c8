package dev.masu.schema.internal.tokens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.schema.TestSchemas;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.location.ValuePath;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.databind.json.JsonMapper;

class TapeTest {
  /** Leaves out the tokens of one kind. */
  private static final class Omitting extends JsonParserDelegate {
    private final JsonToken omitted;

    Omitting(JsonParser parser, JsonToken omitted) {
      super(parser);
      this.omitted = omitted;
    }

    @Override
    public JsonToken nextToken() {
      JsonToken next = super.nextToken();
      return next == omitted ? super.nextToken() : next;
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      PROPERTY_NAME    | {"a":1}
      VALUE_NUMBER_INT | {"a":1}
      VALUE_NUMBER_INT | {"a":1,"b":true}
      START_OBJECT     | [{"a":1}]
      START_ARRAY      | {"a":[],"b":true}
      """)
  void tokensThatAreNotInOrderAreRejected(JsonToken omitted, String json) {
    try (JsonParser parser = new Omitting(new JsonMapper().createParser(json), omitted)) {
      parser.nextToken();
      StreamReadException problem = catchThrowableOfType(
          StreamReadException.class,
          () -> SchemaEngine.of(TestSchemas.compile("{}")).read(parser, ValuePath.ROOT));
      assertThat(problem.getOriginalMessage())
          .isEqualTo("names, values and ends of objects and arrays are not in order");
    }
  }
}
