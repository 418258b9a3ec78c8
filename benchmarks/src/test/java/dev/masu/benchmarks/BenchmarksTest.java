package dev.masu.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.benchmarks.game.GameEvent;
import dev.masu.benchmarks.game.GameEvents;
import dev.masu.benchmarks.game.GameRecords;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.fixtures.game.GgnGenerator;
import dev.masu.fixtures.game.StnGenerator;
import dev.masu.ggn.Ggn;
import dev.masu.schema.CheckReport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/** Every benchmark that JMH knows of runs, once and on small documents, and has the expected result. */
final class BenchmarksTest {
  private static final int TRANSITIONS = 400;
  private static final int LINES = 300;
  private static final int RECORDS = 20;
  private static final JsonMapper PLAIN = new JsonMapper();

  @BeforeAll
  static void writeSmallDocuments() throws IOException {
    assertThat(System.getProperty("masu.benchmarks.documents"))
        .as("where small documents may be written, as the pom.xml says")
        .isNotNull();
    Files.createDirectories(Sample.FOLDER);
    for (Sample sample : Sample.values()) {
      try (OutputStream out = Files.newOutputStream(Sample.FOLDER.resolve(sample.name()))) {
        switch (sample) {
          case STN_LINES -> new StnGenerator(1).writeTransitions(out, LINES);
          case RECORDS -> GameRecords.write(out, RECORDS);
          case EVENTS -> GameEvents.write(out, RECORDS);
          default -> new GgnGenerator(1).writeTransitions(out, TRANSITIONS);
        }
      }
    }
  }

  static Stream<OneCall> calls() {
    return OneCall.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calls")
  void hasTheExpectedResult(OneCall call) throws ReflectiveOperationException {
    Object result = call.result();
    byte[] rules = Sample.GGN_20.bytes();
    switch (call.name()) {
      case "GgnBenchmark.tokens", "GgnBenchmark.justify" ->
        assertThat(result).isEqualTo(tokens(PLAIN.readTree(rules)));
      case "GgnBenchmark.strings" -> assertThat(result).isEqualTo(lengths(PLAIN.readTree(rules)));
      case "GgnBenchmark.map" -> assertThat(result).isEqualTo(PLAIN.readValue(rules, Map.class));
      case "GgnBenchmark.typed", "GgnBenchmark.networknt", "GgnBenchmark.read" ->
        assertRules(result);
      case "GgnBenchmark.check" -> assertThat(result).isEqualTo(CheckReport.valid());
      case "GgnBenchmark.iterate" -> assertThat(result).isEqualTo((long) TRANSITIONS);
      case "InvalidBenchmark.invalid" -> assertThat((int) result).isGreaterThan(100);
      case "InvalidBenchmark.check" -> assertThat(result).isEqualTo(1);
      case "InvalidBenchmark.networknt", "InvalidBenchmark.justify", "InvalidBenchmark.iterate" ->
        assertThat((int) result).isGreaterThan(20);
      case "LinesBenchmark.tokens", "LinesBenchmark.justify" ->
        assertThat(result).isEqualTo(lines(BenchmarksTest::tokens));
      case "LinesBenchmark.strings" -> assertThat(result).isEqualTo(lines(BenchmarksTest::lengths));
      case "LinesBenchmark.map",
          "LinesBenchmark.typed",
          "LinesBenchmark.read",
          "LinesBenchmark.check",
          "LinesBenchmark.networknt" -> assertThat(result).isEqualTo(LINES);
      case "LinesBenchmark.records" -> assertThat(result).isEqualTo((long) LINES);
      case "PlayBenchmark.moves" -> assertThat(result).isEqualTo(48L);
      case "PlayBenchmark.perft4" -> assertThat(result).isEqualTo(197_281L);
      case "RecordBenchmark.listUnchecked",
          "RecordBenchmark.listRead",
          "ClassBenchmark.setUnchecked",
          "ClassBenchmark.setRead",
          "ClassBenchmark.createdUnchecked",
          "ClassBenchmark.createdRead" -> assertRecords(result);
      case "EventBenchmark.tokens" ->
        assertThat(result).isEqualTo(tokens(PLAIN.readTree(Sample.EVENTS.bytes())));
      case "EventBenchmark.unchecked",
          "EventBenchmark.read",
          "EventBenchmark.uncheckedKindLast",
          "EventBenchmark.readKindLast",
          "EventBenchmark.networknt" -> assertEvents(result);
      case "EventBenchmark.check" -> assertThat(result).isEqualTo(CheckReport.valid());
      case "WriteBenchmark.write", "WriteBenchmark.writeMap" ->
        assertWritten(((ByteArrayOutputStream) result).toByteArray(), Sample.valueOf(call.value()));
      default ->
        assertThat(result)
            .as("the result of %s, of which this test says nothing yet", call)
            .isEqualTo(OneCall.HANDED_TO_JMH);
    }
  }

  private static void assertRules(Object result) {
    assertThat(result).isInstanceOf(Ggn.class);
    assertThat(((Ggn) result).transitionCount()).isEqualTo(TRANSITIONS);
    assertThat(result).isEqualTo(Mappers.checked().readValue(Sample.GGN_20.bytes(), Ggn.class));
  }

  private static void assertRecords(Object result) {
    assertThat(PLAIN.readTree(PLAIN.writeValueAsBytes(result)))
        .hasSize(RECORDS)
        .isEqualTo(PLAIN.readTree(Sample.RECORDS.bytes()));
  }

  private static void assertEvents(Object result) {
    byte[] written =
        PLAIN.writerFor(new TypeReference<List<GameEvent>>() {}).writeValueAsBytes(result);
    assertThat(PLAIN.readTree(written))
        .hasSize(RECORDS)
        .isEqualTo(PLAIN.readTree(Sample.EVENTS.bytes()));
  }

  private static void assertWritten(byte[] json, Sample document) {
    Class<?> type = WriteBenchmark.type(document);
    assertThat(WriteBenchmark.values(Mappers.checked(), json, type))
        .isNotEmpty()
        .isEqualTo(WriteBenchmark.values(Mappers.checked(), document.bytes(), type));
  }

  private static int lines(ToIntFunction<JsonNode> each) {
    try (MappingIterator<JsonNode> lines =
        PLAIN.readerFor(JsonNode.class).readValues(Sample.STN_LINES.bytes())) {
      return lines.readAll().stream().mapToInt(each).sum();
    }
  }

  /** How many tokens a document has. */
  private static int tokens(JsonNode node) {
    int own = node.isContainer() ? 2 : 1;
    return own
        + node.propertyNames().size()
        + node.valueStream().mapToInt(BenchmarksTest::tokens).sum();
  }

  /** How long all texts of a document are. */
  private static int lengths(JsonNode node) {
    return node.isString()
        ? node.stringValue().length()
        : node.valueStream().mapToInt(BenchmarksTest::lengths).sum();
  }
}
