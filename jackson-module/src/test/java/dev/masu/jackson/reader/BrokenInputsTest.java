package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.gzip;
import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.jackson.testing.UserSchemas;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All records before the failure of an input are returned. */
final class BrokenInputsTest {
  private static final RecordReader<Integer> NUMBERS =
      RecordReader.of(UserSchemas.mapper(), Integer.class);

  /** Returns a fixed number of bytes for each read, and is always {@code available()}. */
  private static final class AlwaysAvailable extends FilterInputStream {
    private final int piece;

    AlwaysAvailable(InputStream in, int piece) {
      super(in);
      this.piece = piece;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      return super.read(into, offset, Math.min(length, piece));
    }

    @Override
    public int available() {
      return 1;
    }
  }

  private static byte[] numbers(int count) {
    Random random = new Random(7);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < count; i++) {
      lines.append(count < 10 ? i : random.nextInt(1_000_000)).append('\n');
    }
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The numbers of the records that come before the failure. */
  private static List<Long> readUntil(Class<? extends IOException> failure, JsonInput input)
      throws IOException {
    List<Long> read = new ArrayList<>();
    try (Stream<CheckedResult<Integer>> records = NUMBERS.lines(input)) {
      assertThatThrownBy(() -> records.forEach(record -> read.add(record.number())))
          .isInstanceOf(UncheckedIOException.class)
          .cause()
          .isExactlyInstanceOf(failure);
    }
    return read;
  }

  private static List<Long> firstNumbers(int count) {
    return IntStream.rangeClosed(1, count).asLongStream().boxed().toList();
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1",
    "2, 2",
    "2, 3",
    "3, 4",
    "5, 1",
    "5, 8000",
    "30000, 1",
    "30000, 1000",
    "30000, 8192",
    "30000, 40000",
    "30000, 65536",
    "30000, 100000"
  })
  void recordsBeforeTheFailureAreReturned(int count, int piece) throws IOException {
    InputStream input =
        new SequenceInputStream(new ByteArrayInputStream(numbers(count)), new BrokenStream());
    assertThat(readUntil(IOException.class, JsonInput.of(new AlwaysAvailable(input, piece))))
        .isEqualTo(firstNumbers(count));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 10, 100})
  void allRecordsOfTruncatedCompressedDataAreReturned(int part) throws IOException {
    byte[] whole = gzip(numbers(60_000));
    byte[] cut = Arrays.copyOf(whole, whole.length / part);
    List<Long> lines = firstNumbers(wholeLines(cut));
    assertThat(lines).isNotEmpty();
    assertThat(readUntil(EOFException.class, input(cut))).isEqualTo(lines);
    InputStream decompressed = new GZIPInputStream(new ByteArrayInputStream(cut));
    assertThat(readUntil(EOFException.class, JsonInput.of(decompressed))).isEqualTo(lines);
  }

  /** How many lines can be decompressed, read byte by byte. */
  private static int wholeLines(byte[] compressed) throws IOException {
    int lines = 0;
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      for (int b = in.read(); b >= 0; b = in.read()) {
        lines += b == '\n' ? 1 : 0;
      }
    } catch (EOFException e) {
      return lines;
    }
    throw new AssertionError("the data is not cut off");
  }
}
