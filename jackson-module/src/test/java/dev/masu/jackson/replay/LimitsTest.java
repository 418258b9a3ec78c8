package dev.masu.jackson.replay;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.reader.CheckedReader;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** The limits of catalogue and parser apply while a value is bound, with either engine. */
final class LimitsTest {
  private static final String ID = "https://example.org/texts.json";

  @SchemaBound(ID)
  record Texts(List<String> texts) {}

  private static JsonMapper mapper(JsonFactory factory, CheckEngine engine, CheckLimits limits) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .limits(limits)
        .register(ID, "{\"type\":\"object\"}")
        .build();
    return TestMappers.builder(factory, catalog).build();
  }

  private static JsonMapper mapper(StreamReadConstraints.Builder constraints, CheckEngine engine) {
    JsonFactory factory =
        JsonFactory.builder().streamReadConstraints(constraints.build()).build();
    return mapper(factory, engine, CheckLimits.defaults());
  }

  private static void assertLimited(ThrowingCallable reading, String code, String message) {
    SchemaViolationException failure =
        catchThrowableOfType(SchemaViolationException.class, reading);
    assertThat(failure.report().violations()).singleElement().satisfies(violation -> {
      assertThat(violation.phase()).isEqualTo(Violation.Phase.LIMIT);
      assertThat(violation.code()).isEqualTo(code);
      assertThat(violation.message()).isEqualTo(message);
    });
  }

  @ParameterizedTest
  @EnumSource
  void stringsAndDocumentsAreNoLongerThanTheCatalogueAllows(CheckEngine engine) {
    CheckLimits limits = CheckLimits.defaults().withMaxStringLength(5).withMaxDocumentSize(3_000);
    JsonMapper mapper = mapper(new JsonFactory(), engine, limits);
    String good = "{\"texts\":[\"12345\"]}";
    assertThat(mapper.readValue(good, Texts.class)).isEqualTo(new Texts(List.of("12345")));
    String longText = "{\"texts\":[\"123456\"]}";
    String words = "the string has 6 chars, more than the limit of 5";
    assertLimited(() -> mapper.readValue(longText, Texts.class), "string-too-long", words);
    String large = "{\"texts\":[\"1234\"" + ",\"1234\"".repeat(1_000) + "]}";
    byte[] bytes = large.getBytes(StandardCharsets.UTF_8);
    String tooLarge = "the document is larger than the limit of 3000 ";
    assertLimited(
        () -> mapper.readValue(large, Texts.class), "document-too-large", tooLarge + "chars");
    assertLimited(
        () -> mapper.readValue(new StringReader(large), Texts.class),
        "document-too-large",
        tooLarge + "chars");
    assertLimited(
        () -> mapper.readValue(bytes, Texts.class), "document-too-large", tooLarge + "bytes");
    assertLimited(
        () -> mapper.readValue(new ByteArrayInputStream(bytes), Texts.class),
        "document-too-large",
        tooLarge + "bytes");
  }

  @ParameterizedTest
  @EnumSource
  void numbersAreNoLongerThanTheParserAllows(CheckEngine engine) {
    JsonMapper mapper = mapper(StreamReadConstraints.builder().maxNumberLength(3), engine);
    String words = "): the number is longer than the parser's limit of 3 digits";
    assertRejected(
        () -> mapper.readValue("{\"x\":12345}", Texts.class),
        "dev.masu.jackson.replay.LimitsTest$Texts: 1 violation of " + ID,
        "line 1, column 6 (/x" + words);
    assertRejected(
        () -> mapper.readValue("{\"texts\":[\"a\", 12345]}", Texts.class),
        "dev.masu.jackson.replay.LimitsTest$Texts: 1 violation of " + ID,
        "line 1, column 16 (/texts/1" + words);
  }

  @ParameterizedTest
  @EnumSource
  void namesAreNoLongerThanTheParserAllows(CheckEngine engine) {
    JsonMapper mapper = mapper(StreamReadConstraints.builder().maxNameLength(5), engine);
    assertLimited(
        () -> mapper.readValue("{\"texts\":[],\"others\":[]}", Texts.class),
        "stream-constraint",
        "the property name is longer than the parser's limit of 5 chars");
  }

  @Test
  void documentsInMemoryAreNoLongerThanTheParserAllows() {
    JsonMapper mapper =
        mapper(StreamReadConstraints.builder().maxDocumentLength(8), CheckEngine.MASU);
    CheckedReader<Texts> reader = CheckedReader.of(mapper, Texts.class);
    String json = "{\"texts\":[]}";
    assertThat(List.of(reader.read(json), reader.read(json.getBytes(StandardCharsets.UTF_8))))
        .allSatisfy(result -> assertThat(((Rejected<Texts>) result).report())
            .hasToString(
                "(root): the document is longer than the parser's limit of 8 bytes or chars"));
  }
}
