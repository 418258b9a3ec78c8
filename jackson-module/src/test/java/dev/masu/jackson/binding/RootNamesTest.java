package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.testing.TestMappers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A mapper that writes a document's name around it reads it again. */
final class RootNamesTest {
  private static final JsonMapper PLAIN = TestMappers.bundled();

  private static final JsonMapper WRAPPING = PLAIN
      .rebuild()
      .enable(SerializationFeature.WRAP_ROOT_VALUE)
      .enable(DeserializationFeature.UNWRAP_ROOT_VALUE)
      .build();

  @ParameterizedTest
  @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
      dev.masu.stn.Stn      | {"toggle":true}
      dev.masu.stn.Position | {"hands":{"C:P":1}}
      dev.masu.ggn.Ggn      | {}
      """)
  void areThoseOfTheirTypes(Class<?> type, String json) {
    Object document = PLAIN.readValue(json, type);
    String written = WRAPPING.writeValueAsString(document);
    assertThat(written).startsWith("{\"" + type.getSimpleName() + "\":");
    assertThat(WRAPPING.<Object>readValue(written, WRAPPING.constructType(type)))
        .isEqualTo(document);
  }
}
