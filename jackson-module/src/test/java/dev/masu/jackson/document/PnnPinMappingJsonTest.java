package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.PnnPinMapping;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.json.JsonMapper;

/** Mappings of names to letters as JSON. */
final class PnnPinMappingJsonTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final PnnPinMapping MAPPING = PnnPinMapping.builder()
      .alias("HORSE", 'N')
      .map("KNIGHT", 'N')
      .map("KING", 'K')
      .alias("FERZ", 'F')
      .build();

  private static final String JSON =
      "{\"types\":{\"HORSE\":\"N\",\"KNIGHT\":\"N\",\"KING\":\"K\",\"FERZ\":\"F\"},"
          + "\"names\":{\"N\":\"KNIGHT\",\"K\":\"KING\"}}";

  @Test
  void areReadAndWrittenInTheOrderOfTheirEntries() {
    assertThat(MAPPER.writeValueAsString(MAPPING)).isEqualTo(JSON);
    PnnPinMapping read = MAPPER.readValue(JSON, PnnPinMapping.class);
    assertThat(read).isEqualTo(MAPPING);
    assertThat(MAPPER.writeValueAsString(read)).isEqualTo(JSON);
    String empty = "{\"types\":{},\"names\":{}}";
    assertThat(MAPPER.writeValueAsString(PnnPinMapping.builder().build())).isEqualTo(empty);
    assertThat(MAPPER.readValue(empty, PnnPinMapping.class))
        .isEqualTo(PnnPinMapping.builder().build());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"names":{}}                                  | ''        | Cannot construct instance of `dev.masu.notation.PnnPinMapping`, problem: types
      {"types":{}}                                  | ''        | Cannot construct instance of `dev.masu.notation.PnnPinMapping`, problem: names
      {"types":{"KING":"KK"}}                       | ["types"]->java.util.LinkedHashMap["KING"] | Cannot deserialize value of type `java.lang.Character` from String "KK": Expected either Integer value code or 1-character String
      {"types":{"KING":"k"},"names":{}}             | ''        | Cannot construct instance of `dev.masu.notation.PnnPinMapping`, problem: Expected an upper-case letter (A-Z), whichever the side, but found 'k'
      {"types":{"KING":"K"},"names":{"Q":"KING"}}   | ''        | Cannot construct instance of `dev.masu.notation.PnnPinMapping`, problem: KING has the letter 'K' already and cannot turn into 'Q' as well
      [["KING","K"]]                                | ''        | Cannot deserialize value of type `dev.masu.notation.PnnPinMapping` from Array value (token `JsonToken.START_ARRAY`)
      """)
  void invalidMappingsAreRejected(String json, String path, String problem) {
    DatabindException e = catchThrowableOfType(
        DatabindException.class, () -> MAPPER.readValue(json, PnnPinMapping.class));
    assertThat(e.getOriginalMessage()).isEqualTo(problem);
    assertThat(e.getPathReference())
        .isEqualTo(path.isEmpty() ? "" : "dev.masu.notation.PnnPinMapping" + path);
  }
}
