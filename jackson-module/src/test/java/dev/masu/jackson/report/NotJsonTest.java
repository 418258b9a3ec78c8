package dev.masu.jackson.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.stn.Stn;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Input that is not one JSON value ends in Jackson's exceptions. */
final class NotJsonTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"toggle":              | 1 | 11 | Unexpected end-of-input within/between Object entries
      {"board":{              | 1 | 11 | Unexpected end-of-input: expected close marker for Object (start marker at [Source: REDACTED (`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION` disabled); byte offset: #UNKNOWN])
      {'toggle':true}         | 1 | 2  | Unexpected character (''' (code 39)): was expecting double-quote to start property name
      {"toggle":NaN}          | 1 | 14 | Non-standard token 'NaN': enable `JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS` to allow
      {} // no comments       | 1 | 4  | Unexpected character ('/' (code 47)): maybe a (non-standard) comment? (not recognized as one since Feature 'ALLOW_COMMENTS' not enabled for parser)
      {} end                  | 1 | 4  | Unrecognized token 'end': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
      toggle                  | 1 | 1  | Unrecognized token 'toggle': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
      """)
  void aSyntaxErrorIsJacksons(String json, int line, int column, String problem) {
    StreamReadException e =
        catchThrowableOfType(StreamReadException.class, () -> MAPPER.readValue(json, Stn.class));
    assertThat(e.getOriginalMessage()).isEqualTo(problem);
    assertThat(e.getLocation().getLineNr()).isEqualTo(line);
    assertThat(e.getLocation().getColumnNr()).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {"``", "` `", "`\n`"})
  void aDocumentWithoutAValueIsRejected(String json) {
    assertThatThrownBy(() -> MAPPER.readValue(json, Stn.class))
        .isInstanceOf(MismatchedInputException.class)
        .extracting(e -> ((JacksonException) e).getOriginalMessage())
        .isEqualTo("No content to map due to end-of-input");
  }

  @Test
  void aSecondValueIsRejected() {
    assertThatThrownBy(() -> MAPPER.readValue("{} {}", Stn.class))
        .isInstanceOf(MismatchedInputException.class)
        .extracting(e -> ((JacksonException) e).getOriginalMessage())
        .isEqualTo("Trailing token (`JsonToken.START_OBJECT`) found after value (bound as"
            + " `dev.masu.stn.Stn`): not allowed as per"
            + " `DeserializationFeature.FAIL_ON_TRAILING_TOKENS`");
    JsonMapper lenient =
        MAPPER.rebuild().disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
    assertThat(lenient.readValue("{} {}", Stn.class)).isEqualTo(Stn.builder().build());
  }

  /** The value is checked before more of the input is read. */
  @Test
  void violationsAreReportedBeforeContentAfterTheValue() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"toggle\":0} end", Stn.class))
        .isInstanceOf(SchemaViolationException.class);
    assertThatThrownBy(() -> MAPPER.readValue("{\"toggle\":0", Stn.class))
        .isInstanceOf(StreamReadException.class);
  }

  @Test
  void aFileThatCannotBeReadIsAnException(@TempDir Path folder) {
    assertThatThrownBy(() -> MAPPER.readValue(folder, Stn.class))
        .isInstanceOf(JacksonIOException.class);
    assertThatThrownBy(() -> MAPPER.readValue(folder.resolve("missing.stn"), Stn.class))
        .isInstanceOf(JacksonIOException.class)
        .hasRootCauseInstanceOf(NoSuchFileException.class);
  }
}
