package dev.masu.jackson.report;

import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.reader.CheckedReader;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.async.ByteArrayFeeder;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.MissingInjectableValueException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.StdConverter;

/** Mistakes in types, schemas and mappers are not reported as violations of a document. */
final class DefinitionErrorsTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @SchemaBound("https://example.org/piont.json")
  record Misspelt(int x) {}

  record Holder(List<Misspelt> list) {}

  @SchemaBound(UserSchemas.ANYTHING)
  record BoundHolder(List<Misspelt> list) {}

  @ParameterizedTest
  @ValueSource(classes = {Holder.class, BoundHolder.class})
  void aSchemaThatIsNotRegisteredIsNamed(Class<?> holder) {
    String message = "schema https://example.org/piont.json: not registered; did you mean"
        + " https://example.org/point.json?";
    assertThatThrownBy(() -> MAPPER.readValue("{\"x\":7}", Misspelt.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(message + "\n at [Source")
        .hasCauseInstanceOf(SchemaException.class);
    assertThatThrownBy(() -> MAPPER.readValue("{\"list\":[{\"x\":7}]}", holder))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(message + "\n at [Source")
        .hasMessageEndingWith(
            "(through reference chain: " + holder.getName() + "[\"list\"]->java.util.ArrayList[0])")
        .hasCauseInstanceOf(SchemaException.class);
  }

  @Test
  void withoutACatalogueTheMessageSaysHowToGiveOne() {
    JsonMapper mapper = TestMappers.bundled();
    assertThatThrownBy(() -> mapper.readValue("{}", PointTypes.Plain.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith("schema https://example.org/point.json: not registered; register it"
            + " with SchemaCatalog.builder(), and give the catalogue to the mapper with"
            + " MasuModule.builder().catalog(…)\n at [Source");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  interface Unknown {}

  record UnknownHolder(Unknown unknown) {}

  @Test
  void aTypeThatCannotBeConstructedIsReportedByJackson() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"unknown\":{}}", UnknownHolder.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith("Cannot construct instance of"
            + " `dev.masu.jackson.report.DefinitionErrorsTest$Unknown` (no Creators, like default"
            + " constructor, exist): abstract types either need to be mapped to concrete types, have"
            + " custom deserializer, or contain additional type information\n at [");
  }

  @SchemaBound(UserSchemas.ANYTHING)
  record Injected(@JacksonInject("clock") String clock, int x) {}

  @Test
  void aMissingInjectableValueIsReportedByJackson() {
    Stream<ThrowingCallable> ways = Stream.of(
        () -> MAPPER.readValue("{\"x\":7}", Injected.class),
        () -> MAPPER.treeToValue(MAPPER.readTree("{\"x\":7}"), Injected.class),
        () -> CheckedReader.of(MAPPER, Injected.class).read("{\"x\":7}"));
    ways.forEach(way -> assertThatThrownBy(way)
        .isInstanceOf(MissingInjectableValueException.class)
        .hasMessageStartingWith(
            "No injectable value with id 'clock' found (for property 'clock')\n at ["));
  }

  record Unwrapping(@JsonUnwrapped PointTypes.Plain point) {}

  @Test
  void aBoundTypeCannotBeUnwrapped() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"x\":7}", Unwrapping.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(
            "dev.masu.jackson.testing.PointTypes$Plain is bound to a schema and cannot be @JsonUnwrapped: the"
                + " schema checks an object of its own; take the annotation away\n at [Source");
  }

  private static final String BOOK = "https://example.org/book.json";
  private static final String ISBN = "https://example.org/isbn.json";

  @SchemaBound(BOOK)
  record Book(@Nullable String isbn, @Nullable Integer size) {}

  @SchemaBound(ISBN)
  record Isbn(String text) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Isbn {}
  }

  record Shelf(List<Book> books, @Nullable Isbn isbn) {}

  @SchemaBound(UserSchemas.ANYTHING)
  record BoundShelf(List<Book> books) {}

  @SchemaBound(BOOK)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Novel.class, name = "novel"))
  interface Media {}

  record Novel(String isbn) implements Media {}

  private static JsonMapper failing(CheckEngine engine) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .engine(engine)
        .format("isbn", text -> text.charAt(12) == 'X')
        .register(ISBN, "{\"format\":\"isbn\"}")
        .register(UserSchemas.ANYTHING, "true");
    if (engine == CheckEngine.MASU) {
      builder.keyword("even", (value, setting) -> Optional.of("" + 1 / (value.asInt() - 1)));
    }
    return TestMappers.of(builder
        .register(
            BOOK, "{\"properties\":{\"isbn\":{\"format\":\"isbn\"},\"size\":{\"even\":true}}}")
        .build());
  }

  /** The exception is about another text than the document. */
  @Test
  void aJacksonExceptionOfACustomFormatIsNoSyntaxError() {
    JsonMapper plain = new JsonMapper();
    SchemaCatalog catalog = SchemaCatalog.builder()
        .format("isbn", text -> plain.readTree(text).isObject())
        .register(BOOK, "{\"properties\":{\"isbn\":{\"format\":\"isbn\"}}}")
        .build();
    String json = "{\"isbn\":\"{x\"}";
    assertThatThrownBy(() -> catalog.schema(BOOK).check(json))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the format isbn has thrown an exception")
        .hasCauseInstanceOf(StreamReadException.class);
    assertThatThrownBy(() -> TestMappers.of(catalog).readValue(json, Book.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(
            "checking by " + BOOK + " failed with java.lang.IllegalStateException;"
                + " a custom format or keyword must not throw")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          Book       | {"isbn":"short"}                         | book
          Book       | {"size":1}                               | book
          Book       | {"size":2,"isbn":"short"}                | book
          Isbn       | "short"                                  | isbn
          Shelf      | {"books":[{"isbn":"short"}]}             | book
          Shelf      | {"isbn":"short"}                         | isbn
          BoundShelf | {"books":[{"isbn":"short"}]}             | book
          Media      | {"kind":"novel","isbn":"short"}          | book
          Media      | {"isbn":"short","kind":"novel"}          | book
          """)
  void anExceptionOfACustomFormatOrKeywordIsReported(String name, String json, String schema)
      throws ClassNotFoundException {
    Class<?> type = Class.forName(DefinitionErrorsTest.class.getName() + "$" + name);
    String thrown = json.equals("{\"size\":1}")
        ? ArithmeticException.class.getName()
        : StringIndexOutOfBoundsException.class.getName();
    String expected = "checking by https://example.org/" + schema + ".json failed with " + thrown
        + "; a custom format or keyword must not throw\n at [Source";
    for (CheckEngine engine : CheckEngine.values()) {
      if (engine == CheckEngine.MASU || json.contains("isbn") || json.equals("\"short\"")) {
        JsonMapper mapper = failing(engine);
        Map<String, ThrowingCallable> ways = Map.of(
            "mapper", () -> mapper.readValue(json, type),
            "reader", () -> CheckedReader.of(mapper, type).read(json),
            "records", () -> readAll(RecordReader.of(mapper, type), json));
        ways.forEach((way, read) -> assertThatThrownBy(read)
            .as("%s of %s", way, engine)
            .isInstanceOf(InvalidDefinitionException.class)
            .hasMessageStartingWith(expected)
            .cause()
            .satisfies(cause -> assertThat(cause.getClass().getName()).isEqualTo(thrown)));
      }
    }
  }

  @Test
  void aNonBlockingParserIsRejected() {
    for (CheckEngine engine : CheckEngine.values()) {
      try (JsonParser parser = MAPPER.reader().createNonBlockingByteArrayParser()) {
        ByteArrayFeeder feeder = (ByteArrayFeeder) parser.nonBlockingInputFeeder();
        feeder.feedInput(new byte[] {'{', '}'}, 0, 2);
        feeder.endOfInput();
        assertThatThrownBy(() -> failing(engine).readerFor(Book.class).readValue(parser))
            .isInstanceOf(InvalidDefinitionException.class)
            .hasMessageStartingWith("expected a parser that waits for its input but found a"
                + " non-blocking one; collect its input, and parse that");
      }
    }
  }

  private static void readAll(RecordReader<?> reader, String json) throws IOException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    try (Stream<?> records = reader.lines(input(bytes))) {
      records.forEach(record -> assertThat(record).isNull());
    }
  }

  record WithDeserializer(
      @JsonDeserialize(using = PointTypes.Deserialized.Deserializer.class)
      PointTypes.Deserialized point) {}

  record WithConverter(
      @JsonDeserialize(converter = ToPlain.class) PointTypes.Plain point) {}

  static final class ToPlain extends StdConverter<Map<String, Object>, PointTypes.Plain> {
    @Override
    public PointTypes.Plain convert(Map<String, Object> members) {
      return new PointTypes.Plain((Integer) members.getOrDefault("x", 0), null);
    }
  }

  /** Jackson does not read the annotations of the type then. */
  @Test
  void aPropertyWithItsOwnDeserializerOrConverterIsNotChecked() {
    assertThat(MAPPER.readValue("{\"point\":{\"x\":7,\"color\":\"red\"}}", WithDeserializer.class))
        .isEqualTo(new WithDeserializer(new PointTypes.Deserialized(7)));
    assertThat(MAPPER
            .readValue("{\"point\":{\"x\":7,\"color\":\"red\"}}", WithConverter.class)
            .point())
        .isEqualTo(new PointTypes.Plain(7, null));
  }
}
