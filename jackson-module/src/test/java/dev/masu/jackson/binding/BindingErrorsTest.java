package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.notation.Cell;
import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/** A document that is valid but cannot be bound has one violation, with its location and its cause. */
final class BindingErrorsTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  private static final String HEADING =
      "dev.masu.jackson.binding.BindingErrorsTest$Everything: valid against"
          + " https://example.org/anything.json but cannot be bound";

  enum Color {
    WHITE,
    BLACK
  }

  @SchemaBound(UserSchemas.ANYTHING)
  record Everything(
      int number,
      byte small,
      long large,
      double real,
      BigInteger whole,
      boolean flag,
      String text,
      Color color,
      Cell cell,
      Map<Cell, Qpi> board,
      List<List<Cell>> lines,
      Everything inner) {}

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"number":\\n"a"}        | line 2, column 1 (/number)  | Cannot deserialize value of type `int` from String "a": not a valid `int` value
      {"number":"a\\u001b[31m\\u000aline 9, column 9 (/x): \\u202eforged"} | line 1, column 11 (/number) | Cannot deserialize value of type `int` from String "a\\u001B[31m\\nline 9, column 9 (/x): \\u202Eforged": not a valid `int` value
      {"number":3000000000}    | line 1, column 11 (/number) | Numeric value (3000000000) out of range of `int` (-2147483648 - 2147483647)
      {"number":1e400}         | line 1, column 11 (/number) | Numeric value (1e400) out of range of `int` (-2147483648 - 2147483647)
      {"small":300}            | line 1, column 10 (/small)  | Numeric value (300) out of range of `byte` (-128 - 255)
      {"large":1e30}           | line 1, column 10 (/large)  | Numeric value (1e30) out of range of `long` (-9223372036854775808 - 9223372036854775807)
      {"whole":1e200000}       | line 1, column 10 (/whole)  | BigDecimal scale (-200000) magnitude exceeds the maximum allowed (100000, from `StreamReadConstraints.getMaxBigIntegerScale()`)
      {"real":1e400}           | line 1, column 9 (/real)    | Numeric value (1e400) out of range of `double`
      {"flag":"maybe"}         | line 1, column 9 (/flag)    | Cannot deserialize value of type `boolean` from String "maybe": only "true"/"True"/"TRUE" or "false"/"False"/"FALSE" recognized
      {"text":{}}              | line 1, column 9 (/text)    | Cannot deserialize value of type `java.lang.String` from Object value (token `JsonToken.START_OBJECT`)
      {"color":"RED"}          | line 1, column 10 (/color)  | Cannot deserialize value of type `dev.masu.jackson.binding.BindingErrorsTest$Color` from String "RED": not one of the values accepted for Enum class: [WHITE, BLACK]
      {"board":[]}             | line 1, column 10 (/board)  | Cannot deserialize value of type `java.util.LinkedHashMap<dev.masu.notation.Cell,dev.masu.notation.Qpi>` from Array value (token `JsonToken.START_ARRAY`)
      {"inner":{"inner":[]}}   | line 1, column 19 (/inner/inner) | Cannot deserialize value of type `dev.masu.jackson.binding.BindingErrorsTest$Everything` from Array value (token `JsonToken.START_ARRAY`)
      """)
  void aValueThatTheTypeCannotTakeIsReported(String json, String location, String problem) {
    SchemaViolationException e = rejected(json);
    assertThat(e).hasMessage(HEADING + "\n  " + location + ": " + problem);
    assertThat(e.report().violations()).singleElement().satisfies(violation -> {
      assertThat(violation.phase()).isEqualTo(Phase.BINDING);
      assertThat(violation.code()).isEqualTo("binding");
      assertThat(violation.keyword()).isEmpty();
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"cell":\\n "e0"}              | line 2, column 2 (/cell)  | cell | "e0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
      {"board":{"a1":"C:K",\\n"A1":"C:K"}} | line 2, column 1 (/board/A1) | cell | "A1" is not a valid CELL: expected a lower-case letter (a-z) but found 'A' at index 0 (example: e4)
      {"board":{"a1":"C:k"}}         | line 1, column 16 (/board/a1) | qpi | "C:k" is not a valid QPI: style 'C' and piece 'k' are of different sides at index 2 (example: C:K)
      {"lines":[[],["a1",\\n"a0"]]}  | line 2, column 1 (/lines/1/1) | cell | "a0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
      {"inner":{"cell":""}}          | line 1, column 18 (/inner/cell) | cell | "" is not a valid CELL: expected a lower-case letter (a-z) but found the end of the text at index 0 (example: e4)
      """)
  void aStringThatTheNotationRejectsIsReported(
      String json, String location, String code, String problem) {
    SchemaViolationException e = rejected(json);
    assertThat(e).hasMessage(HEADING + "\n  " + location + ": " + problem);
    assertThat(e.report().violations()).singleElement().satisfies(violation -> {
      assertThat(violation.phase()).isEqualTo(Phase.NOTATION);
      assertThat(violation.code()).isEqualTo(code);
    });
  }

  private static SchemaViolationException rejected(String json) {
    return catchThrowableOfType(
        SchemaViolationException.class,
        () -> MAPPER.readValue(json.replace("\\n", "\n"), Everything.class));
  }

  @Test
  void theViolationHasItsCodeLocationAndProblem() {
    assertThat(rejected("{\"number\":\n  \"a\"}").report().violations())
        .containsExactly(Violation.builder(Phase.BINDING, "binding", "/number")
            .at(new SourceLocation(2, 3, Unit.CHAR, 13, Unit.CHAR))
            .parameter(
                "problem",
                "Cannot deserialize value of type `int` from String \"a\": not a valid `int` value")
            .build());
  }

  @Test
  void aConvertedValueHasNoLocation() {
    assertRejected(
        () -> MAPPER.convertValue(Map.of("inner", Map.of("cell", "e0")), Everything.class),
        HEADING,
        "(/inner/cell): \"e0\" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9)"
            + " or the end of the text but found '0' at index 1 (example: e4)");
  }

  @Test
  void jacksonsExceptionIsTheCause() {
    assertThat(rejected("{\"cell\":\"e0\"}"))
        .hasCauseInstanceOf(InvalidFormatException.class)
        .hasRootCauseInstanceOf(NotationException.class);
    assertThat(rejected("{\"number\":3000000000}"))
        .hasCauseInstanceOf(InputCoercionException.class);
    assertThat(rejected("{\"inner\":{\"text\":{}}}"))
        .cause()
        .isInstanceOfSatisfying(
            DatabindException.class,
            cause -> assertThat(cause.getPathReference())
                .isEqualTo("dev.masu.jackson.binding.BindingErrorsTest$Everything[\"text\"]"));
  }

  @SchemaBound(UserSchemas.ANYTHING)
  record Created(
      @JsonProperty(required = true) String id,
      @Nullable Created id2,
      @JsonSetter(nulls = Nulls.FAIL) String text) {}

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"text":"a"}                               | line 1, column 1 (/id) | Missing required creator property 'id' (index 0)
      {"id":"a",\\n"text":null}                  | line 2, column 8 (/text) | Invalid `null` value encountered for property "text"
      {"id":"a","text":"a","id2":\\n{"text":""}} | line 2, column 1 (/id2/id) | Missing required creator property 'id' (index 0)
      {"id":null,"text":"a"}                     | line 1, column 2 (/id) | Null value for creator property 'id' (index 0); `DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES` enabled
      """)
  void aPropertyThatAConstructorNeedsIsNamed(String json, String location, String problem) {
    JsonMapper mapper = MAPPER
        .rebuild()
        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
        .build();
    assertThatThrownBy(() -> mapper.readValue(json.replace("\\n", "\n"), Created.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage("dev.masu.jackson.binding.BindingErrorsTest$Created: valid against"
            + " https://example.org/anything.json but cannot be bound\n  " + location + ": "
            + problem);
  }

  static Stream<Class<?>> typesThatThrow() {
    return UserTypesTest.pointTypes()
        .filter(type -> type != PointTypes.WithFields.class)
        .filter(type -> type != PointTypes.Child.class)
        .filter(type -> type != PointTypes.Foreign.class)
        .filter(type -> type != PointTypes.Abstract.class);
  }

  record Line(PointTypes.Plain from, PointTypes.WithSetters to, PointTypes.Deserialized next) {}

  @ParameterizedTest
  @MethodSource("typesThatThrow")
  void anExceptionOfTheTypeIsReported(Class<?> type) {
    SchemaViolationException e = catchThrowableOfType(
        SchemaViolationException.class, () -> MAPPER.readValue("{\"x\":-7}", type));
    assertThat(e.report().violations()).singleElement().satisfies(violation -> {
      assertThat(violation.phase()).isEqualTo(Phase.BINDING);
      assertThat(violation.message()).endsWith("x is below 0: -7");
    });
    assertThat(e).hasRootCauseInstanceOf(IllegalArgumentException.class);
    assertThat(e).hasRootCauseMessage("x is below 0: -7");
  }

  @Test
  void aConstructorIsReportedAtItsObjectAndASetterAtItsValue() {
    assertRejected(
        () -> MAPPER.readValue("{\"from\":\n{\"name\":\"a\",\"x\":-7}}", Line.class),
        "dev.masu.jackson.testing.PointTypes$Plain: valid against https://example.org/point.json but cannot be"
            + " bound",
        "line 2, column 1 (/from): Cannot construct instance of"
            + " `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -7");
    assertRejected(
        () -> MAPPER.readValue("{\"to\":\n{\"name\":\"a\",\"x\":-7}}", Line.class),
        "dev.masu.jackson.testing.PointTypes$WithSetters: valid against https://example.org/point.json but"
            + " cannot be bound",
        "line 2, column 17 (/to/x): Problem deserializing property 'x' (expected type: [simple type,"
            + " class int]; actual type: `java.lang.Integer`), problem: x is below 0: -7");
    assertRejected(
        () -> MAPPER.readValue("{\"next\":\n{\"name\":\"a\",\"x\":-7}}", Line.class),
        "dev.masu.jackson.testing.PointTypes$Deserialized: valid against https://example.org/point.json but"
            + " cannot be bound",
        "line 2, column 1 (/next): x is below 0: -7");
  }

  @Test
  void theExceptionOfAConstructorIsTheRootCause() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"x\":-7}", PointTypes.Plain.class))
        .hasCauseInstanceOf(ValueInstantiationException.class)
        .hasRootCauseInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> MAPPER.readValue("{\"x\":-7}", PointTypes.Deserialized.class))
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @SchemaBound(UserSchemas.ANYTHING)
  @JsonDeserialize(using = Parsed.Deserializer.class)
  record Parsed(@Nullable Cell cell) {
    static final class Deserializer extends StdDeserializer<Parsed> {
      Deserializer() {
        super(Parsed.class);
      }

      @Override
      public Parsed deserialize(JsonParser parser, DeserializationContext context) {
        if (parser.getString().isEmpty()) {
          throw new IllegalStateException();
        }
        return new Parsed(Cell.parse(parser.getString()));
      }
    }
  }

  @Test
  void aRuntimeExceptionOfADeserializerIsReported() {
    assertThat(MAPPER.readValue("\"e4\"", Parsed.class)).isEqualTo(new Parsed(Cell.parse("e4")));
    assertRejected(
        () -> MAPPER.readValue("[\n\"4e\"]", Parsed[].class),
        "dev.masu.jackson.binding.BindingErrorsTest$Parsed: valid against https://example.org/anything.json but"
            + " cannot be bound",
        "line 2, column 1 (/0): \"4e\" is not a valid CELL: expected a lower-case letter (a-z) but"
            + " found '4' at index 0 (example: e4)");
    assertRejected(
        () -> MAPPER.readValue("\"\"", Parsed.class),
        "dev.masu.jackson.binding.BindingErrorsTest$Parsed: valid against https://example.org/anything.json but"
            + " cannot be bound",
        "line 1, column 1 (root): java.lang.IllegalStateException");
    assertRejected(
        () -> MAPPER.readerForUpdating(new Parsed(null)).readValue("\"\""),
        "dev.masu.jackson.binding.BindingErrorsTest$Parsed: valid against https://example.org/anything.json but"
            + " cannot be bound",
        "line 1, column 1 (root): java.lang.IllegalStateException");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  @JsonDeserialize(using = Remote.Deserializer.class)
  record Remote() {
    static final class Deserializer extends StdDeserializer<Remote> {
      Deserializer() {
        super(Remote.class);
      }

      @Override
      public Remote deserialize(JsonParser parser, DeserializationContext context) {
        throw JacksonIOException.construct(new IOException("the cable is out"), parser);
      }
    }
  }

  @Test
  void anInputThatADeserializerCannotReadIsNoViolation() {
    assertThatThrownBy(() -> MAPPER.readValue("{}", Remote.class))
        .isInstanceOf(JacksonIOException.class)
        .hasMessageStartingWith("the cable is out");
    assertThatThrownBy(() -> MAPPER.readerForUpdating(new Remote()).readValue("{}"))
        .isInstanceOf(JacksonIOException.class)
        .hasMessageStartingWith("the cable is out");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  record Groups(@Nullable List<Rejecting> list, @Nullable Rejecting one) {}

  @JsonDeserialize(using = Rejecting.Deserializer.class)
  record Rejecting() {
    static final class Deserializer extends StdDeserializer<Rejecting> {
      Deserializer() {
        super(Rejecting.class);
      }

      @Override
      public Rejecting deserialize(JsonParser parser, DeserializationContext context) {
        parser.skipChildren();
        return context.reportInputMismatch(this, "this group is full");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"list":\\n[{"one":{}}]} | line 2, column 2 (/list/0)
      {"one":\\n{"one":{}}}    | line 2, column 1 (/one)
      """)
  void anObjectThatADeserializerRejectsAtItsEndIsReportedAtItsStart(String json, String location) {
    assertRejected(
        () -> MAPPER.readValue(json.replace("\\n", "\n"), Groups.class),
        Groups.class.getName()
            + ": valid against https://example.org/anything.json but cannot be bound",
        location + ": this group is full");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  @JsonDeserialize(using = Measured.Deserializer.class)
  record Measured(double length) {
    static final class Deserializer extends StdDeserializer<Measured> {
      Deserializer() {
        super(Measured.class);
      }

      @Override
      public Measured deserialize(JsonParser parser, DeserializationContext context) {
        return new Measured(parser.getValueAsDouble());
      }
    }
  }

  @Test
  void aDoubleThatADeserializerAsksForIsFinite() {
    assertThat(MAPPER.readValue("[1,1.5,\"2.5\",true]", Measured[].class))
        .extracting(Measured::length)
        .containsExactly(1.0, 1.5, 2.5, 1.0);
    assertRejected(
        () -> MAPPER.readValue("1e400", Measured.class),
        Measured.class.getName()
            + ": valid against https://example.org/anything.json but cannot be bound",
        "line 1, column 1 (root): Numeric value (1e400) out of range of `double`");
  }

  @Test
  void aRuntimeExceptionIsThrownUnchangedIfTheMapperDoesNotWrap() {
    JsonMapper mapper =
        MAPPER.rebuild().disable(DeserializationFeature.WRAP_EXCEPTIONS).build();
    assertThatThrownBy(() -> mapper.readValue("{\"x\":-7}", PointTypes.Deserialized.class))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("x is below 0: -7");
    assertThatThrownBy(
            () -> mapper.readerForUpdating(new PointTypes.Deserialized(0)).readValue("{\"x\":-7}"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("x is below 0: -7");
  }

  @SchemaBound("urn:node")
  @JsonDeserialize(using = Node.Reader.class)
  record Node(@Nullable Node inner) {

    /** Throws for a node without an inner one. */
    static final class Reader extends StdDeserializer<Node> {
      Reader() {
        super(Node.class);
      }

      @Override
      public Node deserialize(JsonParser parser, DeserializationContext context) {
        if (parser.nextToken() == JsonToken.END_OBJECT) {
          throw new IllegalStateException("no inner node");
        }
        parser.nextToken();
        Node inner = context.readValue(parser, Node.class);
        parser.nextToken();
        return new Node(inner);
      }
    }
  }

  @Test
  void aRuntimeExceptionWithinAValueOfTheSameSchemaIsReportedUnlessTheMapperDoesNotWrap() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("urn:node", "{\"properties\": {\"inner\": {\"$ref\": \"#\"}}}")
        .build();
    JsonMapper mapper = TestMappers.of(catalog);
    String json = "{\"inner\":\n{\"inner\":{}}}";
    assertRejected(
        () -> mapper.readValue(json, Node.class),
        "dev.masu.jackson.binding.BindingErrorsTest$Node: valid against urn:node but cannot be"
            + " bound",
        "line 2, column 10 (/inner/inner): no inner node");
    JsonMapper unwrapping =
        mapper.rebuild().disable(DeserializationFeature.WRAP_EXCEPTIONS).build();
    assertThatThrownBy(() -> unwrapping.readValue(json, Node.class))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("no inner node");
  }
}
