package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.gzip;
import static dev.masu.jackson.testing.Inputs.input;
import static dev.masu.jackson.testing.Inputs.joined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.jackson.testing.UserSchemas;
import dev.masu.stn.Stn;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files and streams, plain and compressed, and the progress of reading them. */
final class JsonInputTest {
  private static final byte[] PLAIN = "{\"toggle\": false}".getBytes(StandardCharsets.UTF_8);

  private static byte[] read(JsonInput input) throws IOException {
    try (InputStream in = input.open()) {
      return in.readAllBytes();
    }
  }

  @Test
  void plainDataIsReadUnchanged() throws IOException {
    for (byte[] bytes : List.of(PLAIN, new byte[0], new byte[] {0x1F}, new byte[] {0x1F, '{'})) {
      assertThat(read(input(bytes))).isEqualTo(bytes);
    }
  }

  @Test
  void compressedDataIsDecompressedWhateverTheFileName(@TempDir Path folder) throws IOException {
    byte[] compressed = gzip(PLAIN);
    assertThat(read(input(compressed))).isEqualTo(PLAIN);
    Path file = Files.write(folder.resolve("move.stn"), compressed);
    JsonInput input = JsonInput.of(file);
    assertThat(read(input)).isEqualTo(PLAIN);
    assertThat(read(input)).isEqualTo(PLAIN);
    try (InputStream in = input.open()) {
      assertThat(UserSchemas.mapper().readValue(in, Stn.class))
          .isEqualTo(Stn.builder().toggle(false).build());
    }
  }

  /** A stream that never says that anything is available, and gives one byte at a time. */
  private static InputStream slow(byte[] bytes) {
    return new FilterInputStream(new ByteArrayInputStream(bytes)) {
      @Override
      public int available() {
        return 0;
      }

      @Override
      public int read(byte[] into, int offset, int length) throws IOException {
        return super.read(into, offset, Math.min(1, length));
      }
    };
  }

  @Test
  void allMembersAreRead() throws IOException {
    byte[] members = joined(gzip("["), gzip(new byte[0]), gzip("]"));
    assertThat(read(input(members))).asString().isEqualTo("[]");
    assertThat(read(JsonInput.of(slow(members)))).asString().isEqualTo("[]");
  }

  /** A stream that returns no bytes and at most one byte in turn. */
  private static InputStream hesitant(byte[] bytes) {
    return new FilterInputStream(new ByteArrayInputStream(bytes)) {
      private boolean isWilling;

      @Override
      public int read(byte[] into, int offset, int length) throws IOException {
        isWilling = !isWilling;
        return isWilling ? 0 : super.read(into, offset, Math.min(1, length));
      }
    };
  }

  @Test
  void aReadOfNoBytesIsNotTheEnd() throws IOException {
    for (byte[] bytes : List.of(new byte[0], PLAIN, gzip(PLAIN))) {
      assertThat(read(JsonInput.of(hesitant(bytes)))).isEqualTo(read(input(bytes)));
    }
    List<Progress> reported = new ArrayList<>();
    read(JsonInput.of(hesitant(new byte[2])).withProgress(reported::add));
    assertThat(reported)
        .containsExactly(
            new Progress(1, OptionalLong.empty()), new Progress(2, OptionalLong.empty()));
    assertThat(RecordTexts.read(
            RecordReader.of(UserSchemas.mapper(), Integer.class)::lines,
            JsonInput.of(hesitant("1\n2\n3".getBytes(StandardCharsets.UTF_8)))))
        .containsExactly("1 1:1 @0 1", "2 2:1 @2 2", "3 3:1 @4 3");
  }

  @Test
  void decompressedDataIsNotHeldInMemory() throws IOException {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    int length = 50_000_000;
    try (GZIPOutputStream out = new GZIPOutputStream(bomb)) {
      byte[] some = new byte[1_000_000];
      Arrays.fill(some, (byte) '7');
      for (int written = 0; written < length; written += some.length) {
        out.write(some);
      }
    }
    List<Progress> reported = new ArrayList<>();
    assertThat(RecordTexts.read(
            RecordReader.of(UserSchemas.mapper(), Stn.class)::lines,
            input(bomb.toByteArray()).withProgress(reported::add)))
        .containsExactly(
            "1 1:1 @0 '" + "7".repeat(1_000) + "' line 1, column 1 (root): the record is"
                + " longer than the limit of 16777216 bytes; raise the limit or split the record");
    assertThat(reported).hasSize(bomb.size() / 65_536 + 1);
  }

  @Test
  void progressCountsTheBytesOfTheSource(@TempDir Path folder) throws IOException {
    byte[] bytes = new byte[150_000];
    Path file = Files.write(folder.resolve("zeros"), bytes);
    List<Progress> reported = new ArrayList<>();
    read(JsonInput.of(file).withProgress(reported::add));
    assertThat(reported)
        .containsExactly(
            new Progress(65_536, OptionalLong.of(150_000)),
            new Progress(131_072, OptionalLong.of(150_000)),
            new Progress(150_000, OptionalLong.of(150_000)));
    reported.clear();
    byte[] compressed = gzip(bytes);
    read(input(compressed).withProgress(reported::add));
    assertThat(reported).containsExactly(new Progress(compressed.length, OptionalLong.empty()));
  }

  @Test
  void progressCountsWhatIsSkipped() throws IOException {
    List<Progress> reported = new ArrayList<>();
    try (InputStream in = input(new byte[200_000]).withProgress(reported::add).open()) {
      in.skipNBytes(150_000);
      assertThat(in.readAllBytes()).hasSize(50_000);
      assertThat(in.skip(1)).isZero();
    }
    assertThat(reported).endsWith(new Progress(200_000, OptionalLong.empty()));
  }

  @Test
  void aStreamIsReadOnceAndClosed() throws IOException {
    AtomicBoolean isClosed = new AtomicBoolean();
    JsonInput input = JsonInput.of(new ByteArrayInputStream(PLAIN) {
      @Override
      public void close() {
        isClosed.set(true);
      }
    });
    assertThat(read(input)).isEqualTo(PLAIN);
    assertThat(isClosed).isTrue();
    assertThatThrownBy(input::open)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("this input is a stream that has been read before; open the stream anew");
  }

  static Stream<Throwable> whatListenersThrow() {
    return Stream.of(
        new IllegalStateException("enough"), new AssertionError("enough"), new Exception("enough"));
  }

  /** The listener is called before there is a stream that could be closed. */
  @ParameterizedTest
  @MethodSource("whatListenersThrow")
  void anExceptionOfAListenerEndsTheReading(Throwable thrown) {
    for (int bytes = 1; bytes <= PLAIN.length; bytes++) {
      assertEnds(GgnReader.of(UserSchemas.mapper())::moves, bytes, thrown);
      for (int threads = 1; threads <= 2; threads++) {
        RecordReader<Stn> reader =
            RecordReader.of(UserSchemas.mapper(), Stn.class).withThreads(threads);
        assertEnds(reader::lines, bytes, thrown);
        assertEnds(reader::values, bytes, thrown);
      }
    }
  }

  /** How the parts of an input are read. */
  private interface Route {
    Stream<?> read(JsonInput input) throws IOException;
  }

  private static void assertEnds(Route route, int bytes, Throwable thrown) {
    AtomicBoolean isClosed = new AtomicBoolean();
    InputStream in = new FilterInputStream(hesitant(PLAIN)) {
      @Override
      public void close() {
        isClosed.set(true);
      }
    };
    JsonInput input = JsonInput.of(in).withProgress(progress -> {
      if (progress.bytes() == bytes) {
        Sneaky.<RuntimeException>throwIt(thrown);
      }
    });
    assertThatThrownBy(() -> route.read(input).forEach(part -> {}))
        .satisfiesAnyOf(
            e -> assertThat(e).isSameAs(thrown),
            e -> assertThat(e)
                .isInstanceOf(UndeclaredThrowableException.class)
                .hasMessage("expected no checked exception but found " + thrown)
                .cause()
                .isSameAs(thrown));
    assertThat(isClosed).isTrue();
  }

  @Test
  void anInputThatCannotBeOpenedIsAnException(@TempDir Path folder) {
    Path missing = folder.resolve("missing");
    assertThatThrownBy(() -> JsonInput.of(missing).open())
        .isInstanceOf(NoSuchFileException.class)
        .hasMessage(missing.toString());
    BrokenStream broken = new BrokenStream();
    assertThatThrownBy(() -> JsonInput.of(broken).open())
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("the cable is out");
    assertThat(broken.isClosed()).isTrue();
  }
}
