package dev.masu.jackson.reader;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Decompresses all members of gzip (RFC 1952), up to the end of the input. {@link GZIPInputStream} alone ignores a
 * member before which nothing is {@linkplain InputStream#available available}, and whatever else follows a member, so
 * that damaged data would be lost silently.
 */
final class GzipStream extends GZIPInputStream {
  /** The length of the end of a member, in bytes, which the inflater leaves unread. */
  private static final int TRAILER = 8;

  /** How many empty members may follow each other: {@link GZIPInputStream} recurses for each. */
  private static final int MAX_EMPTY = 500;

  private int empty;

  private GzipStream(InputStream in, int size) throws IOException {
    super(new Lookahead(in), size);
  }

  /** {@return a stream of what follows in an input, which starts with a member and supports marks} */
  static GzipStream of(InputStream in, int size) throws IOException {
    try {
      return new GzipStream(in, size);
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
      if (read < 0 && (inf.getRemaining() > TRAILER || ((Lookahead) in).hasMore)) {
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

  private static EOFException cutOff() {
    return new EOFException("the compressed data ends too early; is it cut off?");
  }

  /** Looks ahead to say whether anything is available. */
  private static final class Lookahead extends FilterInputStream {
    private boolean hasMore;

    Lookahead(InputStream in) {
      super(in);
    }

    @Override
    public int available() throws IOException {
      in.mark(1);
      hasMore = in.read() >= 0;
      in.reset();
      return hasMore ? 1 : 0;
    }
  }
}
