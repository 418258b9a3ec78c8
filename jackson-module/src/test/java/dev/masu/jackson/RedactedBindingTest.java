package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.SchemaBound;
import dev.masu.notation.Qpi;
import dev.masu.schema.SchemaCatalog;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** What is thrown for documents that must not be told of. */
class RedactedBindingTest {
  private static final String ID = "https://example.org/person.json";
  private static final String SECRET = "XqSecret";

  enum Role {
    OWNER
  }

  @SchemaBound(ID)
  record Person(String name, int age, Role role, Qpi piece, Map<String, Integer> visits) {
    Person {
      if (name != null && name.startsWith("X")) {
        throw new IllegalArgumentException(name + " is not welcome");
      }
    }
  }

  private static final SchemaCatalog CATALOG = SchemaCatalog.builder()
      .redactValues(true)
      .register("{\"$id\":\"" + ID + "\",\"properties\":{\"name\":{\"type\":\"string\"},"
          + "\"age\":true,\"role\":true,\"piece\":true,\"visits\":true}}")
      .build();

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .addModule(MasuModule.builder().catalog(CATALOG).build())
      .build();

  @Test
  void norDoesThePathToIt() {
    JacksonException e = catchThrowableOfType(
        JacksonException.class,
        () -> MAPPER.readValue(
            "{\"" + SECRET + "\":[{\"name\":0}]}",
            new TypeReference<Map<String, List<Person>>>() {}));
    assertThat(e).isInstanceOf(SchemaViolationException.class);
    assertThat(e.getPath()).isEmpty();
    assertThat(e.getPathReference()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"name":"XqSecret"}           | cannot be bound | line 1, column 1 (root): the value cannot be made into its type
          {"age":"XqSecret"}            | cannot be bound | line 1, column 8 (/age): the value cannot be made into its type
          {"role":"XqSecret"}           | cannot be bound | line 1, column 9 (/role): the value cannot be made into its type
          {"piece":"XqSecret"}          | cannot be bound | line 1, column 10 (/piece): the string is not a valid QPI
          {"visits":{"XqSecret":"x"}}   | cannot be bound | line 1, column 23 (/visits/…): the value cannot be made into its type
          {"name":["XqSecret"]}         | 1 violation of  | line 1, column 9 (/name): expected a string but found an array
          {"name":["XqSecret"],"name":1} | 2 violations of | line 1, column 9 (/name): expected a string but found an array
          """)
  void holdsNothingOfThem(String json, String heading, String firstLine) {
    SchemaViolationException e = catchThrowableOfType(
        SchemaViolationException.class, () -> MAPPER.readValue(json, Person.class));
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace, true));
    assertThat(trace.toString()).doesNotContain(SECRET);
    assertThat(e.getMessage()).contains(heading, "\n  " + firstLine);
    assertThat(e.report().toString(Locale.GERMAN)).doesNotContain(SECRET);
    assertThat(e.getCause()).isNull();
  }
}
