package dev.masu.jackson.reader;

import dev.masu.schema.internal.source.DocumentSize;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A file or stream of JSON, which may be compressed with gzip.
 *
 * <pre>{@code
 * JsonInput games = JsonInput.of(Path.of("games.ndjson.gz"))
 *     .withProgress(progress -> System.out.println(progress.bytes() + " bytes"));
 * }</pre>
 *
 * <p>Compression is detected by the first two bytes, with which no JSON text starts, and not by a file name. The
 * input is decompressed while it is read, including all members of a gzip file.
 */
public final class JsonInput {
  private static final int BUFFER = 1 << 16;

  private final Source source;
  private final @Nullable Path file;
  private final Consumer<? super Progress> listener;

  /** The bytes as they are. */
  @FunctionalInterface
  private interface Source {
    InputStream open() throws IOException;
  }

  private JsonInput(Source source, @Nullable Path file, Consumer<? super Progress> listener) {
    this.source = source;
    this.file = file;
    this.listener = listener;
  }

  /**
   * {@return an input that reads a file, each time it is opened}
   *
   * @param file the file
   */
  public static JsonInput of(Path file) {
    Objects.requireNonNull(file, "file");
    return new JsonInput(() -> Files.newInputStream(file), file, progress -> {});
  }

  /**
   * {@return an input that reads a stream}
   *
   * @param stream the stream, which can be opened once, and is closed when what is read from it is closed
   */
  public static JsonInput of(InputStream stream) {
    Objects.requireNonNull(stream, "stream");
    AtomicBoolean isOpened = new AtomicBoolean();
    Source once = () -> {
      if (isOpened.getAndSet(true)) {
        throw new IllegalStateException(
            "this input is a stream that has been read before; open the stream anew");
      }
      return stream;
    };
    return new JsonInput(once, null, progress -> {});
  }

  /**
   * {@return the same input, which reports its progress to this listener alone}
   *
   * @param listener called after each piece that is read of the source, which is 64 KiB or less, by the
   *     thread that reads; what it throws ends the reading
   */
  public JsonInput withProgress(Consumer<? super Progress> listener) {
    return new JsonInput(source, file, Objects.requireNonNull(listener, "listener"));
  }

  /**
   * {@return a stream of the bytes, decompressed}
   *
   * @throws IOException if the source cannot be opened or its first bytes cannot be read
   * @throws IllegalStateException if this is an input of a stream that was opened before
   */
  public InputStream open() throws IOException {
    // The size of a pipe or a device is meaningless.
    OptionalLong size = file != null && Files.isRegularFile(file)
        ? OptionalLong.of(Files.size(file))
        : OptionalLong.empty();
    InputStream counted = new Counted(source.open(), size, listener);
    try {
      InputStream start = new BufferedInputStream(counted, BUFFER);
      return isGzip(start) ? GzipStream.of(start, BUFFER) : start;
    } catch (Throwable e) {
      try (counted) {
        throw e;
      }
    }
  }

  private static boolean isGzip(InputStream start) throws IOException {
    start.mark(2);
    boolean isGzip = (start.read() | start.read() << 8) == GZIPInputStream.GZIP_MAGIC;
    start.reset();
    return isGzip;
  }

  /** Reports how much a {@code BufferedInputStream} has read, in bulk. Never returns 0 bytes before the end. */
  private static final class Counted extends FilterInputStream {
    private final OptionalLong total;
    private final Consumer<? super Progress> listener;
    private long bytes;

    Counted(InputStream in, OptionalLong total, Consumer<? super Progress> listener) {
      super(in);
      this.total = total;
      this.listener = listener;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int read = DocumentSize.readSome(in, into, offset, Math.min(length, BUFFER));
      if (read > 0) {
        bytes += read;
        listener.accept(new Progress(bytes, total));
      }
      return read;
    }

    /** Reads instead, so that the bytes are counted: a stream may skip beyond its end. */
    @Override
    public long skip(long count) throws IOException {
      return Math.max(0, read(new byte[(int) Math.max(0, Math.min(count, BUFFER))]));
    }

    /** 0, so that a BufferedInputStream returns what it has before it reads further, which may fail. */
    @Override
    public int available() {
      return 0;
    }
  }
}
