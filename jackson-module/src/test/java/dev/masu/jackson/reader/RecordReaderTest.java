package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.gzip;
import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.Puzzle;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.CheckReport;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** On which threads records are read, how far ahead, and what ends the reading. */
final class RecordReaderTest {
  private static final RecordReader<PointTypes.Plain> POINTS =
      RecordReader.of(UserSchemas.mapper(), PointTypes.Plain.class);

  /** One record of 100 bytes on each line, without end; counts the lines it has given. */
  private static final class Lines extends InputStream {
    private final byte[] line =
        ("{\"x\":7}" + " ".repeat(92) + "\n").getBytes(StandardCharsets.UTF_8);
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private long given;

    @Override
    public int read() {
      return line[(int) (given++ % line.length)];
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      for (int i = 0; i < length; i++) {
        into[offset + i] = (byte) read();
      }
      return length;
    }

    long givenRecords() {
      return given / line.length;
    }

    @Override
    public void close() {
      isClosed.set(true);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void onlySoManyRecordsAreReadAhead(int threads) throws IOException {
    Lines input = new Lines();
    long blocks = threads == 1 ? 2 : 2L * threads + 2;
    long most = blocks * 65_536 / 100 + 1;
    try (Stream<CheckedResult<PointTypes.Plain>> records =
        POINTS.withThreads(threads).lines(JsonInput.of(input))) {
      Iterator<CheckedResult<PointTypes.Plain>> iterator = records.iterator();
      for (int i = 1; i <= 50_000; i++) {
        assertThat(iterator.next().number()).isEqualTo(i);
        assertThat(input.givenRecords() - i).isLessThanOrEqualTo(most);
      }
    }
    assertThat(input.isClosed).isTrue();
  }

  /** Results may take hundreds of times the memory of their records. */
  @Test
  void manyThreadsDoNotReadFurtherAhead() throws IOException {
    Lines input = new Lines();
    try (Stream<CheckedResult<PointTypes.Plain>> records =
        POINTS.withThreads(64).lines(JsonInput.of(input))) {
      assertThat(records.iterator().next().number()).isEqualTo(1);
      assertThat(input.givenRecords()).isLessThan(600_000 / 100);
    }
  }

  @Test
  void longRecordsAreReadAheadUpToTheMaximumLengthTogether() throws IOException {
    byte[] record = ("\"" + "a".repeat(199_997) + "\"\n").getBytes(StandardCharsets.UTF_8);
    List<InputStream> all = new ArrayList<>();
    AtomicLong opened = new AtomicLong();
    for (int i = 0; i < 50; i++) {
      all.add(new ByteArrayInputStream(record) {
        @Override
        public synchronized int read(byte[] into, int offset, int length) {
          opened.addAndGet(pos == 0 ? 1 : 0);
          return super.read(into, offset, length);
        }
      });
    }
    InputStream input = new SequenceInputStream(Collections.enumeration(all));
    try (Stream<CheckedResult<String>> records = RecordReader.of(UserSchemas.mapper(), String.class)
        .withThreads(20)
        .withMaxRecordLength(200_000)
        .lines(JsonInput.of(input))) {
      assertThat(records.iterator().next().number()).isEqualTo(1);
      // 512 KiB may be held, and the rest of the last record.
      assertThat(opened.get()).isBetween(3L, 5L);
    }
  }

  @Test
  void tasksThatHaveNotBegunWhenTheStreamIsClosedDoNothing() throws IOException {
    Queue<Runnable> given = new ArrayDeque<>();
    Puzzle.CONSTRUCTED.set(0);
    String input = "{\"piece\":\"C:P\"}\n".repeat(20_000);
    try (Stream<CheckedResult<Puzzle>> records = RecordReader.of(UserSchemas.mapper(), Puzzle.class)
        .withThreads(2)
        .withExecutor(given::add)
        .lines(input(input))) {
      assertThat(records.iterator().next().number()).isEqualTo(1);
    }
    int constructed = Puzzle.CONSTRUCTED.get();
    assertThat(constructed).isBetween(1, 65_536 / 16 + 1);
    assertThat(given).hasSize(4);
    given.forEach(Runnable::run);
    assertThat(Puzzle.CONSTRUCTED).hasValue(constructed);
  }

  @Test
  void anExecutorOfOneThreadMayRequestRecordsItself() throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
      String input = "{\"x\":7}\n".repeat(50_000);
      long count = one.submit(() -> {
            try (Stream<CheckedResult<PointTypes.Plain>> records =
                POINTS.withExecutor(one).withThreads(4).lines(input(input))) {
              return records.filter(Bound.class::isInstance).count();
            }
          })
          .get();
      assertThat(count).isEqualTo(50_000);
    } finally {
      one.shutdown();
    }
  }

  static Stream<Arguments> executorsThatDoNotRunAll() {
    ExecutorService shutDown = Executors.newSingleThreadExecutor();
    shutDown.shutdown();
    AtomicLong given = new AtomicLong();
    Executor fullForMost = task -> {
      if (given.getAndIncrement() % 3 != 0) {
        throw new RejectedExecutionException("full");
      }
      task.run();
    };
    return Stream.of(
        Arguments.of("shut down", shutDown),
        Arguments.of("full for two of three", fullForMost),
        Arguments.of("forgetful", (Executor) task -> {}));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("executorsThatDoNotRunAll")
  void theCallerRunsTasksThatTheExecutorDoesNotRun(String name, Executor executor)
      throws IOException {
    List<Long> numbers = new ArrayList<>();
    try (Stream<CheckedResult<PointTypes.Plain>> records =
        POINTS.withExecutor(executor).withThreads(3).lines(input("{\"x\":7}\n".repeat(60_000)))) {
      records.filter(Bound.class::isInstance).forEach(record -> numbers.add(record.number()));
    }
    assertThat(numbers).hasSize(60_000).isSorted();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void recordsBeforeAFailureOfTheInputAreReturned(int threads) throws IOException {
    BrokenStream broken = new BrokenStream();
    byte[] before = ("{\"x\":7}\n".repeat(30_000) + "{\"x\"").getBytes(StandardCharsets.UTF_8);
    InputStream input = new SequenceInputStream(new ByteArrayInputStream(before), broken);
    List<Long> numbers = new ArrayList<>();
    try (Stream<CheckedResult<PointTypes.Plain>> records =
        POINTS.withThreads(threads).lines(JsonInput.of(input))) {
      assertThatThrownBy(() -> records.forEach(record -> numbers.add(record.number())))
          .isInstanceOf(UncheckedIOException.class)
          .cause()
          .isExactlyInstanceOf(IOException.class)
          .hasMessage("the cable is out");
    }
    assertThat(numbers).hasSize(30_000);
    assertThat(broken.isClosed()).isTrue();
  }

  private static InputStream closingFails(InputStream in, RuntimeException thrown) {
    return new FilterInputStream(in) {
      @Override
      public void close() {
        throw thrown;
      }
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aFailingCloseDoesNotHideThatTheInputBroke(int threads) throws IOException {
    RuntimeException closing = new IllegalStateException("closing");
    InputStream start = new ByteArrayInputStream("{\"x\":7}\n".getBytes(StandardCharsets.UTF_8));
    InputStream broken = new SequenceInputStream(start, new BrokenStream());
    Iterator<CheckedResult<PointTypes.Plain>> records = POINTS
        .withThreads(threads)
        .lines(JsonInput.of(closingFails(broken, closing)))
        .iterator();
    assertThat(records.next().number()).isEqualTo(1);
    assertThatThrownBy(records::hasNext)
        .isExactlyInstanceOf(UncheckedIOException.class)
        .hasMessage("java.io.IOException: the cable is out")
        .satisfies(e -> assertThat(e.getSuppressed()).containsExactly(closing));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void nothingComesAfterTheClose(int threads) throws IOException {
    Stream<CheckedResult<PointTypes.Plain>> records =
        POINTS.withThreads(threads).lines(input("{\"x\":7}\n".repeat(30_000)));
    List<Long> numbers = new ArrayList<>();
    records.forEach(record -> {
      numbers.add(record.number());
      if (record.number() == 3) {
        records.close();
      }
    });
    assertThat(numbers).containsExactly(1L, 2L, 3L);
  }

  /** Throws an exception, which Jackson does not wrap without WRAP_EXCEPTIONS. */
  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(using = FragileDeserializer.class)
  record Fragile(int x) {}

  static final class FragileDeserializer extends StdDeserializer<Fragile> {
    FragileDeserializer() {
      super(Fragile.class);
    }

    @Override
    public Fragile deserialize(JsonParser parser, DeserializationContext context) {
      int x = parser.readValueAs(PointTypes.Plain.class).x();
      if (x == 3) {
        throw new IllegalStateException("not three");
      }
      return new Fragile(x);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void anExceptionOfTheTypeIsThrownInPlaceOfItsRecord(int threads) throws IOException {
    JsonMapper mapper =
        UserSchemas.builder().disable(DeserializationFeature.WRAP_EXCEPTIONS).build();
    List<Long> numbers = new ArrayList<>();
    try (Stream<CheckedResult<Fragile>> records = RecordReader.of(mapper, Fragile.class)
        .withThreads(threads)
        .lines(input("{\"x\":1}\n{\"x\":2}\n{\"x\":3}\n{\"x\":4}"))) {
      assertThatThrownBy(() -> records.forEach(record -> numbers.add(record.number())))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("not three");
    }
    assertThat(numbers).containsExactly(1L, 2L);
  }

  @JsonDeserialize(using = SneakyDeserializer.class)
  record SneakyOne(int x) {}

  static final class SneakyDeserializer extends StdDeserializer<SneakyOne> {
    SneakyDeserializer() {
      super(SneakyOne.class);
    }

    @Override
    public SneakyOne deserialize(JsonParser parser, DeserializationContext context) {
      int x = parser.getIntValue();
      if (x == 2) {
        Sneaky.<RuntimeException>throwIt(new IOException("the disk is full"));
      }
      return new SneakyOne(x);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aCheckedExceptionOfTheTypeIsWrapped(int threads) throws IOException {
    List<Long> numbers = new ArrayList<>();
    try (Stream<CheckedResult<SneakyOne>> records = RecordReader.of(
            UserSchemas.mapper(), SneakyOne.class)
        .withThreads(threads)
        .lines(input("1\n2\n3"))) {
      assertThatThrownBy(() -> records.forEach(record -> numbers.add(record.number())))
          .isInstanceOf(UndeclaredThrowableException.class)
          .hasMessage(
              "expected no checked exception but found java.io.IOException: the disk is full")
          .cause()
          .isExactlyInstanceOf(IOException.class)
          .hasMessage("the disk is full");
    }
    assertThat(numbers).containsExactly(1L);
  }

  /** Is 1; its deserializer counts its calls. */
  @JsonDeserialize(using = OneDeserializer.class)
  record One(int x) {}

  static final class OneDeserializer extends StdDeserializer<One> {
    static final AtomicLong CALLS = new AtomicLong();

    OneDeserializer() {
      super(One.class);
    }

    @Override
    public One deserialize(JsonParser parser, DeserializationContext context) {
      CALLS.incrementAndGet();
      int x = parser.getIntValue();
      return x == 1 ? new One(x) : context.reportInputMismatch(One.class, "not one");
    }
  }

  /** The first invalid record of a row is read a second time, alone. */
  @Test
  void invalidRecordsInARowAreReadOnce() {
    OneDeserializer.CALLS.set(0);
    String input = "1\n1\n" + "2\n".repeat(50) + "1\n1\n1\n2\n2\n1\n";
    List<String> read = RecordTexts.read(
        RecordReader.of(UserSchemas.mapper(), One.class).withThreads(1)::lines, input);
    assertThat(read.stream().filter(record -> record.endsWith("One[x=1]"))).hasSize(6);
    assertThat(read).hasSize(58);
    assertThat(OneDeserializer.CALLS).hasValue(58 + 2);
  }

  @SchemaBound("https://example.org/nowhere.json")
  record Unregistered() {}

  @Test
  void aTypeThatCannotBeReadIsAnException() throws IOException {
    try (Stream<CheckedResult<Unregistered>> records =
        RecordReader.of(UserSchemas.mapper(), Unregistered.class).lines(input("{}\n{}"))) {
      assertThatThrownBy(records::count).isInstanceOf(InvalidDefinitionException.class);
    }
  }

  /** As parsers of other formats do. */
  @Test
  void aParserThatDecodesTheBytesFirstReadsAll() throws IOException {
    JsonFactory decodesFirst = JsonFactory.builder()
        .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
        .build();
    RecordReader<Stn> reader = RecordReader.of(
        JsonMapper.builder(decodesFirst).addModule(new MasuModule()).build(), Stn.class);
    String records = "{\"toggle\":true}\n{}\n{\"toggle\":1}\n{\"toggle\":false}\n";
    try (var lines = reader.lines(input(records));
        var values = reader.values(input(records))) {
      List<String> ofLines = lines.map(CheckedResult::toString).toList();
      assertThat(ofLines)
          .hasSize(4)
          .isEqualTo(values.map(CheckedResult::toString).toList());
      assertThat(ofLines.get(2))
          .isEqualTo("record 3 at line 3, column 1:\n"
              + "  line 1, column 11 (/toggle): expected true or false but found the number 1");
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = JsonReadFeature.class,
      names = {"ALLOW_JAVA_COMMENTS", "ALLOW_YAML_COMMENTS", "ALLOW_SINGLE_QUOTES"})
  void valuesAreNotSeparatedWhereQuotesAndBracketsMayBeHidden(JsonReadFeature feature)
      throws IOException {
    RecordReader<Stn> reader = RecordReader.of(
        JsonMapper.builder().enable(feature).addModule(new MasuModule()).build(), Stn.class);
    assertThatThrownBy(() -> reader.values(input("{}")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a mapper of JSON without comments and single quotes but found"
            + " JsonReadFeature." + feature + " enabled: values are told apart by double quotes and"
            + " brackets; disable it, or read lines");
    try (var lines = reader.lines(input("{}"))) {
      assertThat(lines).singleElement().isInstanceOf(Bound.class);
    }
  }

  @Test
  void valuesOfOtherFormatsAreNotSeparated() {
    YAMLMapper yaml = YAMLMapper.builder().addModule(new MasuModule()).build();
    assertThatThrownBy(() -> RecordReader.of(yaml, Stn.class).values(input("{}")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a mapper of JSON but found one of another format: values are told"
            + " apart by double quotes and brackets; read files");
  }

  /** A parser of YAML would take all of these lines for one text. */
  @Test
  @Timeout(10)
  void linesOfOtherFormatsAreReadInLinearTime() throws IOException {
    YAMLMapper yaml = YAMLMapper.builder().addModule(new MasuModule()).build();
    try (var lines = RecordReader.of(yaml, String.class).lines(input("a\n".repeat(30_000)))) {
      assertThat(lines.filter(Bound.class::isInstance)).hasSize(30_000);
    }
  }

  @Test
  void linesOfBinaryFormatsAreNotRead() {
    JsonMapper mapper = TestMappers.ofBinaryFormat(UserSchemas.CATALOG);
    assertThatThrownBy(() -> RecordReader.of(mapper, PointTypes.Plain.class).lines(input("{}")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "expected a mapper of a text format but found one of a binary format; read files");
  }

  @Test
  void linesAndValuesOfAFileAreRead(@TempDir Path folder) throws IOException {
    JsonMapper mapper = UserSchemas.mapper();
    RecordReader<PointTypes.Plain> reader =
        RecordReader.of(mapper, mapper.constructType(PointTypes.Plain.class));
    Path file = Files.writeString(folder.resolve("points"), "{\"x\":1}\n{\"x\":2}\n");
    try (Stream<CheckedResult<PointTypes.Plain>> lines = reader.lines(file);
        Stream<CheckedResult<PointTypes.Plain>> values = reader.values(file)) {
      assertThat(lines.map(RecordTexts::of))
          .containsExactly("1 1:1 @0 Plain[x=1, name=null]", "2 2:1 @8 Plain[x=2, name=null]")
          .containsExactlyElementsOf(values.map(RecordTexts::of).toList());
    }
  }

  /** More input may come much later. */
  @Test
  void aShortRecordIsNotHeldBack() throws IOException {
    InputStream slow = new SequenceInputStream(
        new ByteArrayInputStream("1\n".getBytes(StandardCharsets.UTF_8)), new BrokenStream());
    try (var records = RecordReader.of(TestMappers.bundled(), Object.class)
        .withThreads(1)
        .lines(JsonInput.of(slow))) {
      assertThat(records.iterator().next())
          .isInstanceOfSatisfying(
              Bound.class, bound -> assertThat(bound.value()).isEqualTo(1));
    }
  }

  @Test
  void aMapperWithoutTheModuleIsRejected() {
    assertThatThrownBy(() -> RecordReader.of(new JsonMapper(), PointTypes.Plain.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the mapper has no MasuModule, so that nothing would be checked; add it:"
            + " JsonMapper.builder().addModule(new MasuModule()).build()");
  }

  @Test
  void aRedactedReportHasNothingOfTheRecord(@TempDir Path folder) throws IOException {
    SchemaCatalog discreet = SchemaCatalog.builder().redactValues(true).build();
    JsonMapper mapper = TestMappers.of(discreet);
    RecordReader<Stn> reader = RecordReader.of(mapper, Stn.class);
    String input = "{\"toggle\":\"secret\"}\n{\"secret\":1}\nsecret\n{} secret";
    List<String> records = RecordTexts.read(reader::lines, input);
    assertThat(records)
        .hasSize(4)
        .allSatisfy(record ->
            assertThat(record.substring(record.lastIndexOf('\''))).doesNotContain("secret"));
    Path file = Files.writeString(folder.resolve("1"), "{\"secret\":1}");
    try (Stream<CheckedFile<Stn>> files = reader.files(List.of(file))) {
      assertThat(files.map(RecordReaderTest::reported))
          .singleElement()
          .asString()
          .doesNotContain("secret");
    }
  }

  @ParameterizedTest
  @ValueSource(
      ints = {1, 2, 1_023, 1_024, 1_025, 1 << 29, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
  void anyNumberOfThreadsReadsAll(int threads) {
    assertThat(RecordTexts.read(POINTS.withThreads(threads)::lines, "{\"x\":1}\n{}\n{\"x\":3}"))
        .containsExactly(
            "1 1:1 @0 Plain[x=1, name=null]",
            "2 2:1 @8 '{}' line 1, column 1 (root): missing property \"x\"; add it",
            "3 3:1 @11 Plain[x=3, name=null]");
  }

  @ParameterizedTest
  @CsvSource({"1023, 2046", "1024, 2048", "1025, 2048", "1073741823, 2048", "2147483647, 2048"})
  void moreThreadsThanCanBeBusyHoldNoMore(int threads, int expected) {
    Queue<Runnable> given = new ArrayDeque<>();
    try (Stream<CheckedFile<PointTypes.Plain>> files = POINTS
        .withThreads(threads)
        .withExecutor(given::add)
        .files(Collections.nCopies(3_000, Path.of("missing")))) {
      assertThat(files.iterator().hasNext()).isTrue();
      assertThat(given).hasSize(expected);
    }
  }

  @Test
  void threadsAndLengthMustBePositive() {
    assertThatThrownBy(() -> POINTS.withThreads(0)).hasMessage("threads must be at least 1, not 0");
    assertThatThrownBy(() -> POINTS.withMaxRecordLength(-1))
        .hasMessage("bytes must be at least 1, not -1");
    assertThat(RecordTexts.read(POINTS.withMaxRecordLength(Integer.MAX_VALUE)::lines, "{\"x\":1}"))
        .containsExactly("1 1:1 @0 Plain[x=1, name=null]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"board\":{\"e4\":\"C:P\",}}",
        "{\"board\":{\"e4\":C:P}}",
        "{\"board\":",
        "{\"board\":{\"e4\":\"\\u12\"}}",
        "{\"toggle\":1} {\"toggle\":2}",
        "{\"tog\":1}\0",
        "null[16[2]]",
        "{} {\"board\" 1}",
        "[] []",
        "[",
        "x"
      })
  void syntaxErrorsAreThoseOfADocument(String text) throws IOException {
    CheckReport expected = SchemaCatalog.bundled().schema(SchemaCatalog.STN).check(text);
    RecordReader<Stn> reader = RecordReader.of(TestMappers.bundled(), Stn.class);
    try (Stream<CheckedResult<Stn>> read = reader.lines(input(text))) {
      assertThat(read.map(record -> record instanceof CheckedResult.Rejected<?> rejected
              ? rejected.report().toString()
              : ""))
          .containsExactly(expected.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void anUnreadableOrInvalidFileLosesNoOther(int threads, @TempDir Path folder) throws IOException {
    List<Path> files = List.of(
        Files.writeString(folder.resolve("1"), "{\"x\":1}"),
        Files.writeString(folder.resolve("2"), "{\"x\":\n\"a\",\"y\":1}"),
        folder.resolve("missing"),
        Files.writeString(folder.resolve("4"), "{\"x\" 1}"),
        Files.writeString(folder.resolve("5"), "{\"x\":1} {}"),
        Files.writeString(folder.resolve("6"), ""),
        Files.write(folder.resolve("7.gz"), gzip("{\"x\":7}")),
        Files.write(folder.resolve("8.gz"), new byte[] {0x1F, (byte) 0x8B, 8, 0}),
        Files.writeString(folder.resolve("9"), "{\"x\":\"a\"}\n{}"));
    try (Stream<CheckedFile<PointTypes.Plain>> read =
        POINTS.withThreads(threads).files(files)) {
      assertThat(read.map(file -> reported(file).replace(folder + "/", "")))
          .containsExactly(
              "1 Plain[x=1, name=null]",
              "2 line 2, column 1 (/x): expected an integer but found the string \"a\"\n"
                  + "line 2, column 5 (/y): unexpected property \"y\"; expected \"x\" or \"name\"",
              "missing java.nio.file.NoSuchFileException: missing",
              "4 line 1, column 6 (/x): expected ':' after the property name but found '1'",
              "5 line 1, column 9 (root): expected the end of the document but found '{'; a document"
                  + " is one JSON value",
              "6 line 1, column 1 (root): the document is empty; expected a JSON value",
              "7.gz Plain[x=7, name=null]",
              "8.gz java.io.EOFException: the compressed data ends too early; is it cut off?",
              "9 line 2, column 1 (root): expected the end of the document but found '{'; a document"
                  + " is one JSON value");
    }
  }

  @Test
  void theListOfFilesIsCopied() {
    List<Path> files = new ArrayList<>(List.of(Path.of("missing")));
    try (Stream<CheckedFile<PointTypes.Plain>> read = POINTS.files(files)) {
      files.add(Path.of("later"));
      assertThat(read.map(CheckedFile::file)).containsExactly(Path.of("missing"));
    }
  }

  private static String reported(CheckedFile<?> read) {
    String name = read.file().getFileName() + " ";
    if (read instanceof CheckedFile.Unreadable<?> unreadable) {
      return name + unreadable.problem();
    }
    CheckedResult<?> result = ((CheckedFile.Read<?>) read).result();
    return result instanceof CheckedResult.Rejected<?> rejected
        ? name + rejected.report()
        : name + ((Bound<?>) result).value();
  }

  @Test
  void aMissingFileIsReportedByTheCall(@TempDir Path folder) {
    assertThatThrownBy(() -> POINTS.lines(folder.resolve("missing")))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> POINTS.values(folder.resolve("missing")))
        .isInstanceOf(NoSuchFileException.class);
  }
}
