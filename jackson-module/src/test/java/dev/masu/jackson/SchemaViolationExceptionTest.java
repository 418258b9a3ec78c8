package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.stn.Stn;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What an exception says, however it is formatted and after it was serialized. */
final class SchemaViolationExceptionTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final String MESSAGE = """
      dev.masu.stn.Stn: 2 violations of https://sashite.dev/schemas/stn/1.0.0/schema.json
        line 1, column 2 (/bord): unexpected property "bord"; did you mean "board"?
        line 1, column 21 (/toggle): expected true or false but found the number 1""";

  @Test
  void everyMessageHoldsTheReport() {
    SchemaViolationException failure = failure();
    assertThat(failure.getOriginalMessage()).isEqualTo(MESSAGE);
    assertThat(failure.getLocalizedMessage()).isEqualTo(MESSAGE);
    assertThat(failure)
        .hasMessage(MESSAGE)
        .hasToString(failure.getClass().getName() + ": " + MESSAGE);
  }

  @Test
  void theMessageAndSchemaAreKeptBySerialization() throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(failure());
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      SchemaViolationException read = (SchemaViolationException) in.readObject();
      assertThat(read).hasMessage(MESSAGE);
      assertThat(read.schemaId()).isEqualTo("https://sashite.dev/schemas/stn/1.0.0/schema.json");
      assertThatThrownBy(read::report)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "expected the report but found an exception that was serialized, which keeps its message"
                  + " alone; read getMessage()");
    }
  }

  private static SchemaViolationException failure() {
    return catchThrowableOfType(
        SchemaViolationException.class,
        () -> MAPPER.readValue("{\"bord\":{},\"toggle\":1}", Stn.class));
  }
}
