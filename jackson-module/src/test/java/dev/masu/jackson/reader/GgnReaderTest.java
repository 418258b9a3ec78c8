package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.gzip;
import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.fixtures.game.GgnGenerator;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A GGN document that is read one transition at a time has the same transitions, or violations, as one that is read as a whole. */
final class GgnReaderTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final GgnReader READER = GgnReader.of(MAPPER);

  private static final String KNIGHT = """
      {"CHESS:N": {"b1": {"a3": [{"board_check": {"a3": "empty"},
        "board_patch": {"b1": null, "a3": "CHESS:N"}},
       {"board_check": {"a3": "enemy"}, "board_patch": {"b1": null, "a3": "CHESS:N"}}]}},
       "SHOGI:P": {"*": {"5e": [{"board_check": {}, "board_patch": {"5e": "SHOGI:P"},
         "in_hand_del": "SHOGI:P"}]}, "5d": {}},
       "SHOGI:K": {}}""";

  /** Reads all moves; {@return the exception that ended it, or null} */
  private static @Nullable Throwable read(JsonInput input, List<Move> into) {
    return read(READER, input, into);
  }

  private static @Nullable Throwable read(GgnReader reader, JsonInput input, List<Move> into) {
    return catchThrowable(() -> {
      try (Stream<Move> moves = reader.moves(input)) {
        moves.forEach(into::add);
      }
    });
  }

  private static List<Move> moves(Ggn ggn) {
    return ggn.routes()
        .flatMap(route -> route.transitions().stream()
            .map(transition ->
                new Move(route.piece(), route.source(), route.destination(), transition)))
        .toList();
  }

  @Test
  void returnsEachTransitionWithItsPieceSourceAndDestination() throws IOException {
    Piece knight = Piece.parse("CHESS:N");
    Square b1 = Square.of("b1");
    Square a3 = Square.of("a3");
    Ggn whole = MAPPER.readValue(KNIGHT, Ggn.class);
    List<Transition> jumps = whole.select(knight).from(b1).to(a3).transitions();
    Piece pawn = Piece.parse("SHOGI:P");
    Transition drop =
        whole.select(pawn).from(Square.HAND).to(Square.of("5e")).transitions().get(0);
    try (Stream<Move> moves = READER.moves(input(KNIGHT))) {
      assertThat(moves)
          .containsExactly(
              new Move(knight, b1, a3, jumps.get(0)),
              new Move(knight, b1, a3, jumps.get(1)),
              new Move(pawn, Square.HAND, Square.of("5e"), drop));
    }
  }

  @Documents({"ggn/valid", "ggn/invalid"})
  void readsDocumentsAsTheMapperDoes(Document document) {
    List<Move> read = new ArrayList<>();
    Throwable thrown = read(input(document.bytes()), read);
    Throwable expected = catchThrowable(
        () -> MAPPER.readValue(new ByteArrayInputStream(document.bytes()), Ggn.class));
    if (expected == null) {
      assertThat(thrown).isNull();
      assertThat(read).isEqualTo(moves(MAPPER.readValue(document.bytes(), Ggn.class)));
    } else {
      assertThat(thrown).hasSameClassAs(expected).hasMessage(expected.getMessage());
    }
  }

  @Documents({"ggn/valid", "ggn/invalid"})
  void theLastResultIsTheReportOfADocumentThatIsInvalid(Document document) throws IOException {
    List<Move> read = new ArrayList<>();
    Throwable thrown = read(input(document.bytes()), read);
    List<CheckedResult<Move>> results;
    try (Stream<CheckedResult<Move>> stream = READER.results(input(document.bytes()))) {
      results = stream.toList();
    }
    assertThat(results.stream().map(CheckedResult::number).toList())
        .isEqualTo(LongStream.rangeClosed(1, results.size()).boxed().toList());
    for (int i = 0; i < read.size(); i++) {
      assertThat(((CheckedResult.Bound<Move>) results.get(i)).value()).isEqualTo(read.get(i));
    }
    assertThat(results).hasSize(thrown == null ? read.size() : read.size() + 1);
    if (thrown instanceof SchemaViolationException e) {
      assertThat(((CheckedResult.Rejected<Move>) results.get(read.size())).report())
          .isEqualTo(e.report());
    }
  }

  @Test
  void resultsSayWhereTransitionsStart() throws IOException {
    try (Stream<CheckedResult<Move>> results = READER.results(input(KNIGHT))) {
      assertThat(results.map(result -> result.start().toString()))
          .containsExactly("line 1, column 28", "line 3, column 2", "line 4, column 27");
    }
  }

  @Test
  void unwrapRootValueIsIgnored() throws IOException {
    GgnReader reader = GgnReader.of(
        MAPPER.rebuild().enable(DeserializationFeature.UNWRAP_ROOT_VALUE).build());
    try (Stream<Move> moves = reader.moves(input(KNIGHT));
        Stream<Move> expected = GgnReader.of(MAPPER).moves(input(KNIGHT))) {
      assertThat(moves.toList()).isNotEmpty().isEqualTo(expected.toList());
    }
    try (Stream<Move> moves = reader.moves(input("{\"Ggn\":{}}"))) {
      assertThatThrownBy(moves::toList)
          .isInstanceOf(SchemaViolationException.class)
          .hasMessage("dev.masu.ggn.Ggn: 1 violation of"
              + " https://sashite.dev/schemas/ggn/1.0.0/schema.json\n"
              + "  line 1, column 2 (/Ggn): \"Ggn\" is not a valid GGN piece: expected an upper-case"
              + " letter (A-Z) or ':' but found 'g' at index 1 (example: CHESS:K)");
    }
  }

  @Test
  void readsALongDocumentAsTheMapperDoes() {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    long transitions = new GgnGenerator(7).writeTransitions(json, 20_000).transitions();
    List<Move> read = new ArrayList<>();
    assertThat(read(input(json.toByteArray()), read)).isNull();
    assertThat(read)
        .hasSize((int) transitions)
        .isEqualTo(moves(MAPPER.readValue(json.toByteArray(), Ggn.class)));
  }

  @Test
  void readsAsFarAsTheStreamIsConsumed() throws IOException {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    new GgnGenerator(7).writeBytes(json, 3_000_000);
    AtomicLong bytes = new AtomicLong();
    JsonInput input =
        input(json.toByteArray()).withProgress(progress -> bytes.set(progress.bytes()));
    try (Stream<Move> moves = READER.moves(input)) {
      Iterator<Move> iterator = moves.iterator();
      iterator.next();
      assertThat(bytes).hasValue(65_536);
      for (int i = 0; i < 10_000; i++) {
        iterator.next();
      }
      assertThat(bytes.get()).isBetween(500_000L, 2_500_000L);
    }
  }

  @Test
  void aParallelStreamIsReadAsItIsConsumed() throws IOException {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    new GgnGenerator(7).writeBytes(json, 3_000_000);
    AtomicLong bytes = new AtomicLong();
    JsonInput input =
        input(json.toByteArray()).withProgress(progress -> bytes.set(progress.bytes()));
    try (Stream<Move> moves = READER.moves(input)) {
      assertThat(moves.parallel().map(move -> bytes.get()).findFirst()).contains(65_536L);
    }
    assertThat(bytes).hasValue(65_536);
  }

  static Stream<Arguments> rejected() {
    String heading = "dev.masu.ggn.Ggn: 1 violation of " + SchemaCatalog.GGN + "\n  ";
    return Stream.of(
        Arguments.of(
            "null", 0, heading + "line 1, column 1 (root): expected an object but found null"),
        Arguments.of(
            KNIGHT.replace("\"SHOGI:K\": {}", "\"SHOGI:K\": []"),
            3,
            heading + "line 6, column 13 (/SHOGI:K): expected an object but found an array"),
        Arguments.of(
            KNIGHT.replace("\"SHOGI:K\"", "\"CHESS:N\""),
            3,
            heading
                + "line 6, column 2 (/CHESS:N): the name \"CHESS:N\" occurs twice in this object,"
                + " first at line 1, column 2; keep one"),
        Arguments.of(
            KNIGHT.replace("\"enemy\"", "7").replace("\"5d\": {}", "\"5d\": {\"5e\": []}"),
            1,
            "dev.masu.ggn.Ggn: 2 violations of " + SchemaCatalog.GGN + "\n  "
                + "line 3, column 25 (/CHESS:N/b1/a3/1/board_check/a3): expected a string but found the"
                + " number 7\n  line 5, column 46 (/SHOGI:P/5d/5e): expected at least 1 item but found 0"));
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void endsWithAllViolations(String json, int before, String message) {
    List<Move> read = new ArrayList<>();
    Throwable thrown = read(input(json), read);
    assertThat(thrown).isInstanceOf(SchemaViolationException.class).hasMessage(message);
    assertThat(read).hasSize(before);
  }

  static Stream<Arguments> notJson() {
    return Stream.of(
        Arguments.of("", 0, "expected a GGN document but found the end of the input"),
        Arguments.of(
            KNIGHT + " {}",
            3,
            "expected the end of the input after the GGN document but found more"),
        Arguments.of(KNIGHT.substring(0, KNIGHT.length() - 1), 3, "Unexpected end-of-input"),
        Arguments.of(KNIGHT.replace("\"5d\": {}", "\"5d\": {"), 3, "Unexpected"));
  }

  @ParameterizedTest
  @MethodSource("notJson")
  void aSyntaxErrorEndsTheStream(String json, int before, String message) {
    List<Move> read = new ArrayList<>();
    assertThat(read(input(json), read))
        .isInstanceOf(StreamReadException.class)
        .isNotInstanceOf(SchemaViolationException.class)
        .hasMessageContaining(message);
    assertThat(read).hasSize(before);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {} 12345 | line 1, column 4 (root): expected the end of the input after the GGN document but found more
      {"CHESS:N": | line 1, column 12 (/CHESS:N): the document ends inside the object that starts at line 1, column 1; is it cut off?
      {"CHESS:N":{"b1":{ | line 1, column 19 (/CHESS:N/b1): the document ends inside the object that starts at line 1, column 18; is it cut off?
      """)
  void aSyntaxErrorIsAResultWithItsLocation(String json, String expected) throws IOException {
    try (Stream<CheckedResult<Move>> results = READER.results(input(json))) {
      assertThat(results.map(RecordTexts::outcome)).containsExactly(expected);
    }
  }

  @Test
  void theLimitsOfTheCatalogueApply() {
    SchemaCatalog strict =
        SchemaCatalog.builder().limits(CheckLimits.defaults().withMaxDepth(4)).build();
    GgnReader reader = GgnReader.of(TestMappers.of(strict));
    assertThat(read(reader, input(KNIGHT), new ArrayList<>()))
        .hasMessage("dev.masu.ggn.Ggn: 1 violation of " + SchemaCatalog.GGN
            + "\n  line 1, column 28 (/CHESS:N/b1/a3/0): arrays and objects nest deeper than the limit"
            + " of 4");
  }

  @Test
  void aRedactedReportHasNothingOfTheDocument() {
    SchemaCatalog discreet = SchemaCatalog.builder().redactValues(true).build();
    GgnReader reader = GgnReader.of(TestMappers.of(discreet));
    assertThat(read(reader, input("{\"CHESS:K\": {\"secret\": 7}}"), new ArrayList<>()))
        .isInstanceOf(SchemaViolationException.class)
        .message()
        .startsWith(
            "dev.masu.ggn.Ggn: 1 violation of " + SchemaCatalog.GGN + "\n  line 1, column 24 (/")
        .doesNotContain("secret");
  }

  @Test
  void aPieceWithoutTransitionsIsReadToo() {
    SchemaCatalog lenient = SchemaCatalog.builder().assertFormats(false).build();
    GgnReader reader = GgnReader.of(TestMappers.of(lenient));
    assertThat(read(reader, input("{\"CHESS:K\": {}, \"CHESS:k\": {}}"), new ArrayList<>()))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage("dev.masu.ggn.Ggn: valid against " + SchemaCatalog.GGN
            + " but cannot be bound\n  line 1, column 17 (/CHESS:k): \"CHESS:k\" is not a valid GGN"
            + " piece: expected '+', '-' or an upper-case letter (A-Z) but found 'k' at index 6"
            + " (example: CHESS:K)");
  }

  @Test
  void anInputThatCannotBeReadIsNoViolation() {
    BrokenStream broken = new BrokenStream();
    byte[] start = KNIGHT.substring(0, 150).getBytes(StandardCharsets.UTF_8);
    InputStream input = new SequenceInputStream(new ByteArrayInputStream(start), broken);
    List<Move> read = new ArrayList<>();
    assertThat(read(JsonInput.of(input), read))
        .isInstanceOf(UncheckedIOException.class)
        .cause()
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("the cable is out");
    assertThat(read).hasSize(1);
    assertThat(broken.isClosed()).isTrue();
  }

  private static JsonInput closingFails(String json) {
    return JsonInput.of(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)) {
      @Override
      public void close() throws IOException {
        throw new IOException("closing");
      }
    });
  }

  static Stream<Arguments> endings() {
    return Stream.of(
        Arguments.of(
            "{\"x\":1}",
            SchemaViolationException.class,
            "dev.masu.ggn.Ggn: 2 violations of " + SchemaCatalog.GGN
                + "\n  line 1, column 2 (/x): \"x\" is not a valid GGN piece: expected a lower-case"
                + " letter (a-z) or ':' but found the end of the text at index 1 (example: CHESS:K)"
                + "\n  line 1, column 6 (/x): expected an object but found the number 1"),
        Arguments.of("{\"C:K\":", UnexpectedEndOfInputException.class, "Unexpected end-of-input"),
        Arguments.of("", StreamReadException.class, "expected a GGN document but found the end"));
  }

  @ParameterizedTest
  @MethodSource("endings")
  void anIoExceptionOfClosingIsSuppressed(
      String json, Class<? extends Throwable> expected, String message) {
    List<Move> read = new ArrayList<>();
    Throwable thrown = Objects.requireNonNull(read(closingFails(json), read), "nothing thrown");
    assertThat(thrown).isExactlyInstanceOf(expected).hasMessageContaining(message);
    assertThat(thrown.getSuppressed())
        .singleElement()
        .isInstanceOf(UncheckedIOException.class)
        .extracting(Throwable::getCause)
        .hasToString("java.io.IOException: closing");
    assertThat(read).isEmpty();
  }

  @Test
  void aRuntimeExceptionOfClosingIsSuppressed() {
    RuntimeException closing = new IllegalStateException("closing");
    InputStream in = new ByteArrayInputStream("{\"C:K\":".getBytes(StandardCharsets.UTF_8)) {
      @Override
      public void close() {
        throw closing;
      }
    };
    assertThatThrownBy(() -> READER.moves(JsonInput.of(in)).iterator().hasNext())
        .isExactlyInstanceOf(UnexpectedEndOfInputException.class)
        .satisfies(e -> assertThat(e.getSuppressed()).containsExactly(closing));
  }

  @Test
  void aFailingCloseIsAnInputThatCannotBeRead() throws IOException {
    List<Move> read = new ArrayList<>();
    assertThat(read(closingFails(KNIGHT), read))
        .isExactlyInstanceOf(UncheckedIOException.class)
        .hasMessage("java.io.IOException: closing");
    assertThat(read).hasSize(3);
    Stream<Move> moves = READER.moves(closingFails(KNIGHT));
    assertThatThrownBy(moves::close)
        .isExactlyInstanceOf(UncheckedIOException.class)
        .hasMessage("java.io.IOException: closing");
  }

  @Test
  void truncatedCompressedDataIsAnInputThatCannotBeRead() {
    byte[] whole = gzip(KNIGHT);
    for (int length = 2; length < whole.length; length++) {
      Throwable thrown = read(input(Arrays.copyOf(whole, length)), new ArrayList<>());
      Throwable problem = thrown instanceof UncheckedIOException e ? e.getCause() : thrown;
      assertThat(problem)
          .as("cut to %d bytes", length)
          .isExactlyInstanceOf(EOFException.class)
          .hasMessage("the compressed data ends too early; is it cut off?");
    }
  }

  @Test
  void filesAreReadPlainAndCompressed(@TempDir Path folder) throws IOException {
    Path plain = Files.writeString(folder.resolve("knight.ggn"), KNIGHT);
    Path compressed = Files.write(folder.resolve("knight.ggn.gz"), gzip(KNIGHT));
    try (Stream<Move> ofPlain = READER.moves(plain);
        Stream<Move> ofCompressed = READER.moves(compressed);
        Stream<CheckedResult<Move>> results = READER.results(compressed)) {
      List<Move> moves = ofPlain.toList();
      assertThat(moves).hasSize(3).isEqualTo(ofCompressed.toList());
      assertThat(results.map(result -> ((CheckedResult.Bound<Move>) result).value()))
          .isEqualTo(moves);
    }
    assertThatThrownBy(() -> READER.moves(folder.resolve("missing")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void nothingComesAfterTheEndOrTheClose() throws IOException {
    Stream<Move> moves = READER.moves(input(KNIGHT));
    Iterator<Move> iterator = moves.iterator();
    iterator.next();
    moves.close();
    assertThat(iterator.hasNext()).isFalse();
    assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void aMapperWithoutTheModuleIsRejected() {
    assertThatThrownBy(() -> GgnReader.of(new JsonMapper()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anEngineThatNeedsTheWholeDocumentIsRejected() {
    SchemaCatalog catalog =
        SchemaCatalog.builder().engine(CheckEngine.NETWORKNT).build();
    assertThatThrownBy(() -> GgnReader.of(TestMappers.of(catalog)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("transitions cannot be read one by one with CheckEngine.NETWORKNT, which needs"
            + " the whole document; use CheckEngine.MASU");
  }
}
