package dev.masu.jackson.reader;

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

/**
 * Where JSON is read from: a file or a stream, of plain text or compressed with gzip.
 *
 * <pre>{@code
 * JsonInput games = JsonInput.of(Path.of("games.ndjson.gz"))
 *     .withProgress(progress -> System.out.println(progress.bytes() + " bytes"));
 * }</pre>
 *
 * <p>Whether it is compressed is told by its first two bytes, which no JSON text starts with, and not by
 * a name. It is decompressed while it is read, all members of it if it has several, so that what it would
 * grow to does not matter.
 */
public final class JsonInput {
  private static final int BUFFER = 1 << 16;

  private final Source source;
  private final Consumer<? super Progress> listener;

  /** Opens the bytes as they are, and knows their number if anyone does. */
  private interface Source {
    InputStream open() throws IOException;

    OptionalLong size() throws IOException;
  }

  private JsonInput(Source source, Consumer<? super Progress> listener) {
    this.source = source;
    this.listener = listener;
  }

  /**
   * {@return an input that reads a file, each time it is opened}
   *
   * @param file the file
   */
  public static JsonInput of(Path file) {
    Objects.requireNonNull(file, "file");
    return new JsonInput(new OfFile(file), progress -> {});
  }

  /**
   * {@return an input that reads a stream}
   *
   * @param stream the stream, which is closed when what is read from it is closed
   */
  public static JsonInput of(InputStream stream) {
    Objects.requireNonNull(stream, "stream");
    return new JsonInput(new OfStream(stream, new AtomicBoolean()), progress -> {});
  }

  /**
   * {@return the same input, which tells how far its reading has come}
   *
   * @param listener called after each piece that is read of the source, which is 64 KiB or less, by the
   *     thread that reads; what it throws ends the reading
   */
  public JsonInput withProgress(Consumer<? super Progress> listener) {
    return new JsonInput(source, Objects.requireNonNull(listener, "listener"));
  }

  /**
   * {@return a stream of the bytes, decompressed}
   *
   * @throws IOException if the source cannot be opened or its first bytes cannot be read
   * @throws IllegalStateException if this is an input of a stream that was opened before
   */
  public InputStream open() throws IOException {
    OptionalLong size = source.size();
    InputStream counted = new Counted(source.open(), size, listener);
    try {
      InputStream start = new BufferedInputStream(counted, BUFFER);
      return isGzip(start) ? new GzipStream(start, BUFFER) : start;
    } catch (Throwable e) {
      try (counted) {
        throw e;
      }
    }
  }

  private static boolean isGzip(InputStream start) throws IOException {
    start.mark(2);
    boolean isGzip = start.read() == GzipStream.MAGIC_1 && start.read() == GzipStream.MAGIC_2;
    start.reset();
    return isGzip;
  }

  private record OfFile(Path file) implements Source {
    @Override
    public InputStream open() throws IOException {
      return Files.newInputStream(file);
    }

    /** Of a pipe or a device the file system tells a size that means nothing. */
    @Override
    public OptionalLong size() throws IOException {
      return Files.isRegularFile(file) ? OptionalLong.of(Files.size(file)) : OptionalLong.empty();
    }
  }

  private record OfStream(InputStream stream, AtomicBoolean opened) implements Source {
    @Override
    public InputStream open() {
      if (opened.getAndSet(true)) {
        throw new IllegalStateException(
            "this input is a stream that has been read before; open the stream anew");
      }
      return stream;
    }

    @Override
    public OptionalLong size() {
      return OptionalLong.empty();
    }
  }

  /** Tells how much has been read, and gives a byte at least, up to the end. */
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
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int read = super.read(into, offset, Math.min(length, BUFFER));
      if (read == 0 && length > 0) {
        // A buffer would take it for the end. A single byte is waited for by every stream.
        int next = super.read();
        into[offset] = (byte) next;
        read = next < 0 ? -1 : 1;
      }
      if (read > 0) {
        bytes += read;
        listener.accept(new Progress(bytes, total));
      }
      return read;
    }

    /** Says nothing: a buffer that reads on while it can would lose what it has if that failed. */
    @Override
    public int available() {
      return 0;
    }
  }
}
