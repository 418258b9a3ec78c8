package dev.masu.schema.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Tokens of parsers that allow names and strings of 40 chars, for bulk reads to be compared with them. */
final class ShortTokens {
  private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder()
              .maxStringLength(40)
              .maxNameLength(40)
              .build())
          .build())
      .build();

  private ShortTokens() {}

  /** {@return a parser of a text, before its first token} */
  static JsonParser parser(String json) {
    return MAPPER.createParser(json);
  }

  /** Reads on to the end; {@return each token, with its text behind it} */
  static List<@Nullable Object> fromHere(JsonParser parser) {
    List<@Nullable Object> tokens = new ArrayList<>();
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      tokens.add(token);
      tokens.add(parser.getString());
    }
    return tokens;
  }

  /** Goes on to the token that another parser stands at; {@return how many keys and values start before it} */
  static int orderAt(JsonParser there, JsonParser parser) {
    int order = -1;
    do {
      order += Objects.requireNonNull(parser.nextToken()).isStructEnd() ? 0 : 1;
    } while (parser.currentTokenLocation().getCharOffset()
        < there.currentTokenLocation().getCharOffset());
    return order;
  }
}
