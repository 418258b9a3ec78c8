package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.internal.records.LineScanner;
import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.internal.records.RecordSpan;
import dev.masu.jackson.internal.records.RecordSplitter;
import dev.masu.jackson.internal.records.RecordSplitter.Block;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** After a long record, no more is read at once or ahead than before. */
final class LongRecordsTest {
  private static final RecordReader<PointTypes.Plain> POINTS =
      RecordReader.of(UserSchemas.mapper(), PointTypes.Plain.class);
  private static final int PIECE = 65_536;

  /** A record of a given length, then short ones without end; counts the bytes it has given. */
  private static class LongThenShort extends InputStream {
    private static final byte[] SHORT = "{\"x\":7}\n".getBytes(StandardCharsets.UTF_8);

    private final byte[] first;
    private long given;

    LongThenShort(int length) {
      first = ("{\"x\":1" + " ".repeat(length - 7) + "}\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int read() {
      long i = given++;
      return i < first.length ? first[(int) i] : SHORT[(int) ((i - first.length) % SHORT.length)];
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      int end = offset + length;
      int at = offset;
      while (at < end) {
        byte[] source = given < first.length ? first : SHORT;
        int from = (int) (given < first.length ? given : (given - first.length) % SHORT.length);
        int count = Math.min(end - at, source.length - from);
        System.arraycopy(source, from, into, at, count);
        at += count;
        given += count;
      }
      return length;
    }

    @Override
    public int available() {
      return Integer.MAX_VALUE;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 65_534, 65_535, 65_536, 70_000, 140_000, 1_100_000, 8_500_000})
  void blocksAfterALongRecordAreNoLarger(int length) throws IOException {
    LongThenShort input = new LongThenShort(length);
    int maxLength = RecordReader.DEFAULT_MAX_RECORD_LENGTH;
    try (RecordSplitter splitter =
        new RecordSplitter(input, new LineScanner(maxLength), maxLength, PIECE)) {
      for (int i = 0; i < 5; i++) {
        long before = Math.max(length, input.given);
        Block block = Objects.requireNonNull(splitter.next(), "nothing was read");
        assertThat(block.records())
            .hasSizeLessThanOrEqualTo(PIECE / LongThenShort.SHORT.length + 1);
        assertThat(input.given - before).isBetween(1L, (long) PIECE);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7, 1",
    "65_535, 1",
    "70_000, 1",
    "140_000, 1",
    "1_100_000, 1",
    "4_300_000, 1",
    "8_500_000, 1",
    "70_000, 3",
    "1_100_000, 3",
    "4_300_000, 3"
  })
  void noMoreIsReadAheadAfterALongRecord(String length, int threads) throws IOException {
    int first = Integer.parseInt(length.replace("_", ""));
    LongThenShort input = new LongThenShort(first);
    int pieces = threads == 1 ? 1 : 2 * threads;
    try (Stream<CheckedResult<PointTypes.Plain>> records =
        POINTS.withThreads(threads).lines(JsonInput.of(input))) {
      Iterator<CheckedResult<PointTypes.Plain>> iterator = records.iterator();
      assertThat(RecordTexts.of(iterator.next())).isEqualTo("1 1:1 @0 Plain[x=1, name=null]");
      long before = first + 1L;
      long ahead = (long) pieces * PIECE;
      assertThat(input.given).isLessThanOrEqualTo(before + ahead);
      for (int i = 2; i <= 30_000; i++) {
        before += LongThenShort.SHORT.length;
        iterator.next();
        assertThat(input.given).isLessThanOrEqualTo(before + ahead);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 16, 1_000})
  void blocksOfAnInputThatComesInSmallPiecesAreSmall(int piece) throws IOException {
    int maxLength = RecordReader.DEFAULT_MAX_RECORD_LENGTH;
    LongThenShort input = new LongThenShort(7) {
      @Override
      public int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(piece, length));
      }
    };
    try (RecordSplitter splitter =
        new RecordSplitter(input, new LineScanner(maxLength), maxLength, PIECE)) {
      for (int i = 0; i < 1_000; i++) {
        Block block = Objects.requireNonNull(splitter.next(), "nothing was read");
        assertThat(block.bytes().length).isLessThan(piece + 2 * LongThenShort.SHORT.length);
        for (RecordSpan record : block.records()) {
          assertThat(new String(record.bytes(block.bytes()), StandardCharsets.UTF_8))
              .isIn("{\"x\":1}", "{\"x\":7}");
        }
      }
    }
  }

  @Test
  void aLineOrColumnBeyondTheRangeOfIntIsTheLargestInt() {
    assertThat(RecordScanner.location(3_000_000_000L, 2_147_483_648L, 5_000_000_000L))
        .isEqualTo(new SourceLocation(
            Integer.MAX_VALUE, Integer.MAX_VALUE, Unit.CODE_POINT, 5_000_000_000L, Unit.BYTE));
  }

  @Test
  void locationsOfManyViolationsInOneRecordAreReported() throws IOException {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxViolations(CheckLimits.ALL_VIOLATIONS))
        .build();
    JsonMapper mapper = TestMappers.of(catalog);
    String record = IntStream.rangeClosed(1, 10_000)
        .mapToObj(i -> "\"a" + i + "\":1")
        .collect(Collectors.joining(",", "{\"board\":{", "}}"));
    byte[] input = ("{} \n" + record).getBytes(StandardCharsets.UTF_8);
    try (Stream<CheckedResult<Stn>> records =
        RecordReader.of(mapper, Stn.class).values(input(input))) {
      Rejected<Stn> rejected = (Rejected<Stn>) records.toList().get(1);
      List<Violation> inRecord = rejected.report().violations();
      List<Violation> inInput = rejected.reportInInput().violations();
      int last = record.length() - 3;
      assertThat(inRecord).hasSize(10_000);
      assertThat(inRecord.get(9_999).location())
          .contains(new SourceLocation(1, last + 1, Unit.CODE_POINT, last, Unit.CHAR));
      assertThat(inInput.get(9_999).location())
          .contains(new SourceLocation(2, last + 1, Unit.CODE_POINT, last + 4, Unit.BYTE));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3, 8, 6",
    "600, 8, 1001",
    "65536, 16777216, 131072",
    "98304, 16777216, 196608",
    "12582912, 16777216, 16777217",
    "536870912, 2147483638, 1073741824",
    "1073741824, 2147483638, 2147483639",
    "1610612736, 2147483638, 2147483639"
  })
  void aWindowGrowsUpToTheLongestRecordAndAByte(int length, int maxLength, int expected) {
    assertThat(RecordSplitter.grown(length, maxLength)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {1_000, 65_534, 65_535, 65_536, 65_537, 100_000, 131_070, 131_071, 131_072, 131_073})
  void theLimitDoesNotDependOnTheWindow(int maxLength) throws IOException {
    List<String> read = new ArrayList<>();
    for (int length : List.of(maxLength - 1, maxLength, maxLength + 1, maxLength + 70_000)) {
      try (Stream<CheckedResult<PointTypes.Plain>> records =
          POINTS.withMaxRecordLength(maxLength).lines(JsonInput.of(new LongThenShort(length)))) {
        records
            .limit(2)
            .map(RecordTexts::of)
            .map(reported -> reported.replaceFirst("'.*' ", ""))
            .forEach(read::add);
      }
    }
    String tooLong = "1 1:1 @0 line 1, column 1 (root): the record is longer than the limit of "
        + maxLength + " bytes; raise the limit or split the record";
    String first = "1 1:1 @0 Plain[x=1, name=null]";
    String second = "2 2:1 @%d Plain[x=7, name=null]";
    assertThat(read)
        .containsExactly(
            first,
            second.formatted(maxLength),
            first,
            second.formatted(maxLength + 1),
            tooLong,
            second.formatted(maxLength + 2),
            tooLong,
            second.formatted(maxLength + 70_001));
  }

  @Test
  void manyInvalidRecordsBeforeALongOneAreReported() throws IOException {
    String name = "\u00E9".repeat(1_000_000);
    byte[] input = ("{\"x\":\"\u00E9\"}\n".repeat(5_000) + "{\"x\":1,\"name\":\"" + name + "\"}\n")
        .getBytes(StandardCharsets.UTF_8);
    int maxLength = RecordReader.DEFAULT_MAX_RECORD_LENGTH;
    List<String> read = new ArrayList<>();
    try (RecordSplitter splitter = new RecordSplitter(
        new ByteArrayInputStream(input), new LineScanner(maxLength), maxLength, input.length)) {
      Block block = Objects.requireNonNull(splitter.next(), "nothing was read");
      assertThat(block.records()).hasSize(5_001);
      new RecordBinder<PointTypes.Plain>(
              CheckedReader.of(UserSchemas.mapper(), PointTypes.Plain.class), maxLength)
          .bind(block, record -> read.add(RecordTexts.of(record)));
    }
    assertThat(read).hasSize(5_001);
    assertThat(Set.copyOf(read.subList(0, 5_000).stream()
            .map(reported -> reported.replaceFirst(".*@\\d+ ", ""))
            .toList()))
        .containsExactly(
            "'{\"x\":\"\u00E9\"}' line 1, column 6 (/x): expected an integer but found the"
                + " string \"\u00E9\"");
    assertThat(read.get(5_000)).endsWith("Plain[x=1, name=" + name + "]");
  }
}
