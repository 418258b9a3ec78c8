package dev.masu.jackson.report;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Qpi;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Exceptions for documents whose values are redacted. */
final class RedactedBindingTest {
  private static final String ID = "https://example.org/person.json";
  private static final String PAIR = "https://example.org/pair.json";
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

  @SchemaBound(PAIR)
  record Pair(
      @Nullable Person left,
      @Nullable Person right,
      @Nullable Person host,
      int since) {}

  private static final SchemaCatalog CATALOG = catalog(true);

  private static SchemaCatalog catalog(boolean redactsValues) {
    return SchemaCatalog.builder()
        .redactValues(redactsValues)
        .register("{\"$id\":\"" + ID + "\",\"properties\":{\"name\":{\"type\":\"string\"},"
            + "\"age\":true,\"role\":true,\"piece\":true,\"visits\":true}}")
        .register(PAIR, """
          {"properties": {
             "left": {"$ref": "person.json"},
             "right": {"anyOf": [{"$ref": "person.json"}, {"type": "null"}]},
             "host": true,
             "since": {"type": "integer"}},
           "additionalProperties": false,
           "if": {"required": ["since"]},
           "then": {"properties": {"host": {"$ref": "person.json"}}}}
          """)
        .build();
  }

  private static final JsonMapper MAPPER = mapper(CATALOG);
  private static final JsonMapper UNREDACTED = mapper(catalog(false));

  private static JsonMapper mapper(SchemaCatalog catalog) {
    return TestMappers.of(catalog);
  }

  @Test
  void thePathIsEmpty() {
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
  void theExceptionHasNoValueOfTheDocument(String json, String heading, String firstLine) {
    SchemaViolationException e = catchThrowableOfType(
        SchemaViolationException.class, () -> MAPPER.readValue(json, Person.class));
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace, true));
    assertThat(trace.toString()).doesNotContain(SECRET);
    assertThat(e.getMessage()).contains(heading, "\n  " + firstLine);
    assertThat(e.report().toString(Locale.GERMAN)).doesNotContain(SECRET);
    assertThat(e.getCause()).isNull();
  }

  /** Also reports that have both binding errors and violations. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"left":{"name":0}}
          {"left":{"age":"XqSecret"}}
          {"left":{"age":"XqSecret"},"since":"XqSecret","XqSecret":1}
          {"since":0.5,"left":{"name":"XqSecret"},"right":{"name":["XqSecret"]}}
          {"left":{"name":0,"age":"XqSecret"},"right":{"name":1,"age":"XqSecret"},"since":"XqSecret"}
          {"right":{"name":1,"role":"XqSecret"},"since":"XqSecret"}
          {"right":{"piece":"XqSecret","name":1},"XqSecret":{"name":1}}
          {"right":{"visits":{"XqSecret":"x"}},"since":null}
          {"right":"XqSecret","left":"XqSecret"}
          {"host":{"name":1,"age":"XqSecret"},"since":1,"XqSecret":{"name":1}}
          """)
  void theReportIsTheRedactedOneOfAMapperThatRedactsNothing(String json) throws IOException {
    for (InputRoute route : InputRoute.values()) {
      SchemaViolationException reported = rejected(route, UNREDACTED, json);
      SchemaViolationException hidden = rejected(route, MAPPER, json);
      assertThat(hidden.report())
          .as("%s", route)
          .isEqualTo(reported.report().redacted(CATALOG.propertyNames()));
      assertThat(heading(hidden)).as("%s", route).isEqualTo(heading(reported));
      assertThat(hidden.getMessage()).as("%s", route).doesNotContain(SECRET);
      assertThat(hidden.getCause()).as("%s", route).isNull();
    }
  }

  private static SchemaViolationException rejected(
      InputRoute route, JsonMapper mapper, String json) {
    return catchThrowableOfType(
        SchemaViolationException.class, () -> route.read(mapper, json, Pair.class));
  }

  private static String heading(SchemaViolationException e) {
    return e.getMessage().lines().findFirst().orElseThrow();
  }

  /** The enclosing schema refers to that of a person too, in a branch that is decided at its end. */
  @Test
  void aViolationOfTwoSchemasIsReportedOnce() {
    assertRejected(
        () -> MAPPER.readValue("{\"host\":{\"name\":1,\"age\":2},\"since\":3}", Pair.class),
        "dev.masu.jackson.report.RedactedBindingTest$Pair: 1 violation of " + PAIR,
        "line 1, column 17 (/host/name): expected a string but found a number");
  }
}
