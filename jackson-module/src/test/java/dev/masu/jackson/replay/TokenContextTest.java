package dev.masu.jackson.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** A deserializer has the same {@code streamReadContext()} as without the module. */
final class TokenContextTest {
  private static final JsonMapper PLAIN = JsonMapper.builder().build();

  private static final String JSON = """
      [{"seen": 1},
       {"all": ["a", [], {"b": [2, {"c": null}], "d": {}}],
        "seen": {"e": [[3]], "f": true}}]
      """;

  @SchemaBound(BothMappers.ID)
  @JsonDeserialize(using = SeeingDeserializer.class)
  record Seen(List<String> tokens) {}

  @SchemaBound(BothMappers.ID)
  record Holder(Seen seen, List<Seen> all) {}

  static Stream<JsonMapper> mappers() {
    return BothMappers.mappers().map(named -> named.getPayload());
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void contextsAreThoseOfTheDocument(JsonMapper mapper) {
    Holder[] seen = mapper.readValue(JSON, Holder[].class);
    assertThat(seen).isEqualTo(PLAIN.readValue(JSON, Holder[].class));
    assertThat(seen[1].all().get(1).tokens())
        .containsExactly(
            "START_ARRAY /1/all/1 depth 4, 0 entries from line 2, column 16",
            "END_ARRAY /1/all/1 depth 3, 2 entries from line 2, column 10");
  }

  private static final class SeeingDeserializer extends StdDeserializer<Seen> {
    SeeingDeserializer() {
      super(Seen.class);
    }

    @Override
    public Seen deserialize(JsonParser parser, DeserializationContext context) {
      List<String> tokens = new ArrayList<>();
      int open = 0;
      do {
        JsonToken token = open == 0 ? parser.currentToken() : parser.nextToken();
        open += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        tokens.add(token + " " + seen(parser.streamReadContext()));
      } while (open > 0);
      return new Seen(tokens);
    }

    private static String seen(TokenStreamContext context) {
      TokenStreamLocation start = context.startLocation(ContentReference.unknown());
      return "%s depth %d, %d entries from line %d, column %d"
          .formatted(
              context.pathAsPointer(),
              context.getNestingDepth(),
              context.getEntryCount(),
              start.getLineNr(),
              start.getColumnNr());
    }
  }
}
