package dev.masu.jackson.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.stn.Stn;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;

/** Several documents in one input; an invalid one does not affect the others. */
final class DocumentStreamTest {
  private static final ObjectReader READER = TestMappers.bundled().readerFor(Stn.class);

  private static final String LINES = """
      {"toggle": true}
      {"toggle": 1}
      null
      {"board": {"e2": null, "e2": null}}
      7
      {"toggle": false}
      """;

  private static final Stn PASS = Stn.builder().build();
  private static final Stn STAY = Stn.builder().toggle(false).build();

  private static final String HEADING =
      "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json\n  ";

  private static final List<Object> READ_FROM_LINES = List.of(
      PASS,
      HEADING + "line 2, column 12 (/toggle): expected true or false but found the number 1",
      HEADING + "line 3, column 1 (root): expected an object but found null",
      HEADING + "line 4, column 24 (/board/e2): the name \"e2\" occurs twice in this object, first"
          + " at line 4, column 12; keep one",
      HEADING + "line 5, column 1 (root): expected an object but found the number 7",
      STAY);

  /** The values of an input, with messages in place of invalid ones. */
  private static List<Object> read(MappingIterator<Stn> documents) {
    List<Object> read = new ArrayList<>();
    while (documents.hasNextValue()) {
      try {
        read.add(documents.nextValue());
      } catch (SchemaViolationException e) {
        read.add(e.getMessage());
      }
    }
    return read;
  }

  @Test
  void allDocumentsOnLinesAreRead() {
    assertThat(read(READER.readValues(LINES))).isEqualTo(READ_FROM_LINES);
    assertThat(read(READER.readValues(LINES.getBytes(StandardCharsets.UTF_8))))
        .isEqualTo(READ_FROM_LINES);
    assertThat(read(READER.readValues(new StringReader(LINES)))).isEqualTo(READ_FROM_LINES);
  }

  @Test
  void allItemsOfAnArrayAreRead() {
    String array = "[" + LINES.strip().replace("\n", ",\n") + "]";
    List<Object> expected = new ArrayList<>(List.of(
        PASS,
        HEADING + "line 2, column 12 (/1/toggle): expected true or false but found the number 1",
        HEADING + "line 3, column 1 (/2): expected an object but found null",
        HEADING + "line 4, column 24 (/3/board/e2): the name \"e2\" occurs twice in this object,"
            + " first at line 4, column 12; keep one",
        HEADING + "line 5, column 1 (/4): expected an object but found the number 7",
        STAY));
    assertThat(read(READER.readValues(array))).isEqualTo(expected);
  }

  @Test
  void aDocumentThatCannotBeBoundDoesNotEndTheStream() {
    MappingIterator<PointTypes.Plain> points = UserSchemas.mapper()
        .readerFor(PointTypes.Plain.class)
        .readValues("{\"x\":1}\n{\"x\":-2}\n{\"x\":3}");
    assertThat(points.next()).isEqualTo(new PointTypes.Plain(1, null));
    assertThatThrownBy(points::next)
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage(
            "dev.masu.jackson.testing.PointTypes$Plain: valid against https://example.org/point.json"
                + " but cannot be bound\n"
                + "  line 2, column 1 (root): Cannot construct instance of"
                + " `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -2");
    assertThat(points.next()).isEqualTo(new PointTypes.Plain(3, null));
    assertThat(points.hasNext()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{} {\"toggle\" true}", "{} {\"board\": {", "{} x"})
  void aSyntaxErrorIsJacksons(String json) {
    MappingIterator<Stn> documents = READER.readValues(json);
    assertThat(documents.next()).isEqualTo(PASS);
    assertThatThrownBy(documents::next)
        .isInstanceOf(StreamReadException.class)
        .isNotInstanceOf(SchemaViolationException.class);
  }

  @Test
  void anEmptyInputHasNoDocuments() {
    assertThat(read(READER.readValues(" "))).isEmpty();
    assertThat(read(READER.readValues("[]"))).isEmpty();
  }

  @Test
  void readAllEndsWithTheFirstInvalidDocument() {
    MappingIterator<Stn> documents = READER.readValues(LINES);
    assertThatThrownBy(documents::readAll)
        .isInstanceOf(JacksonException.class)
        .hasMessage(String.valueOf(READ_FROM_LINES.get(1)));
  }
}
