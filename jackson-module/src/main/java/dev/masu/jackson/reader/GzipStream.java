package dev.masu.jackson.reader;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Decompresses all members of gzip (RFC 1952), up to the end of the input. {@link GZIPInputStream} alone ignores
 * whatever else follows a member, such as part of one, and before Java 25 also a member before which nothing is
 * {@linkplain InputStream#available available}, so that data would be lost silently.
 */
final class GzipStream extends GZIPInputStream {
  /** The length of the end of a member, in bytes, which the inflater leaves unread. */
  private static final int TRAILER = 8;

  /** How many empty members may follow each other: {@link GZIPInputStream} recurses for each. */
  private static final int MAX_EMPTY = 500;

  private final Counting counting;
  private int empty;

  private GzipStream(Counting in, int size) throws IOException {
    super(in, size);
    this.counting = in;
  }

  /** {@return a stream of what follows in an input, which starts with a member and supports marks} */
  static GzipStream of(InputStream in, int size) throws IOException {
    try {
      return new GzipStream(new Counting(in), size);
    } catch (EOFException e) {
      throw cutOff();
    }
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (empty > MAX_EMPTY) {
      throw new ZipException("the compressed data has more than " + MAX_EMPTY
          + " empty members that follow each other; compress it anew");
    }
    empty++;
    try {
      int read = super.read(into, offset, length);
      if (read < 0 && inf.getRemaining() + counting.count > TRAILER) {
        throw new ZipException(
            "the compressed data is followed by something else; is the file damaged?");
      }
      return read;
    } catch (EOFException e) {
      throw cutOff();
    } finally {
      empty--;
    }
  }

  /** Counts anew, so that at the end of a member only what was read after the inflater's bytes is counted. */
  @Override
  protected void fill() throws IOException {
    super.fill();
    counting.count = 0;
  }

  private static EOFException cutOff() {
    return new EOFException("the compressed data ends too early; is it cut off?");
  }

  /** Counts what is read, and looks ahead to say whether anything is available. */
  private static final class Counting extends FilterInputStream {
    private long count;

    Counting(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int b = in.read();
      count += b < 0 ? 0 : 1;
      return b;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int read = in.read(into, offset, length);
      count += Math.max(0, read);
      return read;
    }

    @Override
    public int available() throws IOException {
      in.mark(1);
      boolean hasMore = in.read() >= 0;
      in.reset();
      return hasMore ? 1 : 0;
    }
  }
}
