package dev.masu.jackson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.internal.records.LineScanner;
import dev.masu.jackson.internal.records.OrderedTasks;
import dev.masu.jackson.internal.records.OrderedTasks.Parallelism;
import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.internal.records.RecordSplitter;
import dev.masu.jackson.internal.records.ValueScanner;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;

/** Records are read as each is alone, however the input is split into pieces and among threads. */
final class RecordReaderPropertyTest {
  private static final int MAX_LENGTH = 2_000;

  private static final ObjectReader ALONE = UserSchemas.mapper()
      .readerFor(PointTypes.Plain.class)
      .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private static final List<String> VALUES = List.of(
      "{\"x\":1}",
      "{\"x\": 22, \"name\": \"é\uD83D\uDE00\"}",
      "{\"x\": 23, \"name\": \"" + "é\uD83D\uDE00".repeat(300) + "\"}",
      "{\"x\":3,\"name\":\"}]{[,\\\"\\\\\"}",
      "{\"x\":-1}",
      "{\"y\":[{},[]]}",
      "{\"x\":1,\"x\":1}",
      "null",
      "17",
      "\"a\"",
      "[1,[2]]",
      "{\"x\":4,\"name\":\"" + "n".repeat(MAX_LENGTH) + "\"}");

  private static final List<String> LINES = Stream.concat(
          VALUES.stream(),
          Stream.of(
              "",
              " \t",
              "{\"x\":1} é",
              "\uFEFF{\"x\":1}",
              "{\0}\0",
              "{\"x\":1} {\"x\":2}",
              "{\"x\":1",
              "}",
              "\"",
              "x,"))
      .toList();

  @Provide
  Arbitrary<List<String>> lines() {
    return Arbitraries.of(LINES).list().ofMaxSize(30);
  }

  @Provide
  Arbitrary<List<String>> values() {
    return Arbitraries.of(VALUES).list().ofMaxSize(30);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void linesAreReadAsEachAlone(
      @ForAll("lines") List<String> lines,
      @ForAll @IntRange(min = 4, max = 3_000) int window,
      @ForAll @IntRange(min = 1, max = 3) int threads,
      @ForAll long seed) {
    Random random = new Random(seed);
    String end = any(List.of("\n", "\r\n", "\r"), random);
    // A byte order mark would be passed over on the first line.
    String input = end + lines.stream().map(line -> line + end).collect(Collectors.joining());
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        expected.add((i + 2) + ": " + alone(lines.get(i)));
      }
    }
    assertThat(read(input, new LineScanner(MAX_LENGTH), window, threads, random))
        .isEqualTo(expected);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void valuesAreReadAsEachAlone(
      @ForAll("values") List<String> values,
      @ForAll @IntRange(min = 4, max = 3_000) int window,
      @ForAll @IntRange(min = 1, max = 3) int threads,
      @ForAll long seed) {
    Random random = new Random(seed);
    List<String> between = List.of(" ", "\n", "\t\r\n ");
    String following =
        values.stream().map(value -> value + any(between, random)).collect(Collectors.joining());
    String array = values.stream()
        .map(value -> any(between, random) + value)
        .collect(Collectors.joining(",", "[", "\n]"));
    List<String> expected = values.stream().map(RecordReaderPropertyTest::alone).toList();
    if (!following.startsWith("[")) {
      assertThat(withoutLines(
              read(following, new ValueScanner(MAX_LENGTH, false, false), window, threads, random)))
          .isEqualTo(expected);
    }
    assertThat(withoutLines(
            read(array, new ValueScanner(MAX_LENGTH, false, false), window, threads, random)))
        .isEqualTo(expected);
  }

  private static List<String> withoutLines(List<String> read) {
    return read.stream().map(text -> text.substring(text.indexOf(' ') + 1)).toList();
  }

  private static String any(List<String> texts, Random random) {
    return texts.get(random.nextInt(texts.size()));
  }

  /** The result of a text that is a whole document. */
  private static String alone(String text) {
    if (text.length() > MAX_LENGTH) {
      return "'" + text.substring(0, RecordScanner.KEPT) + "'";
    }
    try {
      return String.valueOf(ALONE.<Object>readValue(text));
    } catch (JacksonException e) {
      return "'" + text + "'";
    }
  }

  private static List<String> read(
      String input, RecordScanner scanner, int window, int threads, Random random) {
    InputStream in =
        new Trickle(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), random);
    RecordSplitter splitter = new RecordSplitter(in, scanner, MAX_LENGTH, window);
    RecordBinder<PointTypes.Plain> binder = new RecordBinder<>(
        CheckedReader.of(UserSchemas.mapper(), PointTypes.Plain.class), MAX_LENGTH);
    Parallelism parallelism = new Parallelism(ForkJoinPool.commonPool(), threads);
    List<CheckedResult<PointTypes.Plain>> records;
    try (Stream<CheckedResult<PointTypes.Plain>> stream =
        OrderedTasks.stream(() -> binder.next(splitter), splitter, parallelism, 1_000)) {
      records = stream.toList();
    }
    assertThat(records.stream().map(CheckedResult::number))
        .isEqualTo(
            IntStream.rangeClosed(1, records.size()).asLongStream().boxed().toList());
    return records.stream().map(RecordReaderPropertyTest::reported).toList();
  }

  private static String reported(CheckedResult<PointTypes.Plain> record) {
    String result = record instanceof Rejected<PointTypes.Plain> rejected
        ? "'" + rejected.text() + "'"
        : String.valueOf(((Bound<PointTypes.Plain>) record).value());
    return record.start().line() + ": " + result;
  }

  /** Returns a random number of bytes for each read. */
  private static final class Trickle extends FilterInputStream {
    private final Random random;

    Trickle(InputStream in, Random random) {
      super(in);
      this.random = random;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      return super.read(into, offset, length == 0 ? 0 : 1 + random.nextInt(length));
    }
  }
}
