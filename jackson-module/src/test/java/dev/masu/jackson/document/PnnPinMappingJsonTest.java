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
      {"names":{}}                                  | ["types"] | missing property "types"; add it
      {"types":{}}                                  | ["names"] | missing property "names"; add it
      {"types":{},"types":{}}                       | ["types"] | property "types" occurs twice; keep one of the two
      {"types":{"A":"B","A":"B"},"names":{}}        | ["types"] | a name occurs twice in "types"; keep one of the two
      {"types":{},"names":{"B":"A","B":"C"}}        | ["names"] | a letter occurs twice in "names"; keep one of the two
      {"types":{"KING":"KK"}}                       | ["types"]->java.util.Map["KING"] | Cannot deserialize value of type `java.lang.Character` from String "KK": expected one letter
      {"types":{"KING":75}}                         | ["types"]->java.util.Map["KING"] | Cannot deserialize value of type `java.lang.String` from Integer value (token `JsonToken.VALUE_NUMBER_INT`)
      {"types":{"KING":null}}                       | ["types"]->java.util.Map["KING"] | Cannot deserialize value of type `java.lang.String` from Null value (token `JsonToken.VALUE_NULL`)
      {"names":{"":"KING"}}                         | ["names"]->java.util.Map[""] | Cannot deserialize value of type `java.lang.Character` from String "": expected one letter
      {"types":{"KING":"k"},"names":{}}             | ''        | Cannot construct instance of `dev.masu.notation.PnnPinMapping`, problem: Expected an upper-case letter (A-Z), whichever the side, but found 'k'
      {"types":{"KING":"K"},"names":{"Q":"KING"}}   | ''        | Cannot construct instance of `dev.masu.notation.PnnPinMapping`, problem: KING has the letter 'K' already and cannot turn into 'Q' as well
      [["KING","K"]]                                | ''        | Cannot deserialize value of type `dev.masu.notation.PnnPinMapping` from Array value (token `JsonToken.START_ARRAY`)
      """)
  void whatIsInvalidIsRejected(String json, String path, String problem) {
    DatabindException e = catchThrowableOfType(
        DatabindException.class, () -> MAPPER.readValue(json, PnnPinMapping.class));
    assertThat(e.getOriginalMessage()).isEqualTo(problem);
    assertThat(e.getPathReference())
        .isEqualTo(path.isEmpty() ? "" : "dev.masu.notation.PnnPinMapping" + path);
  }
}
