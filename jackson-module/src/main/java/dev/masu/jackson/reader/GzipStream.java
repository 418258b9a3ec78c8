package dev.masu.jackson.reader;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Decompresses gzip (RFC 1952): all members that follow each other, up to the end of the input.
 *
 * <p>{@link java.util.zip.GZIPInputStream} does not tell what is behind a member and no whole header from
 * the end of the input, and calls itself for each member that is empty.
 */
final class GzipStream extends InputStream {
  /** The bytes that each member starts with. */
  static final int MAGIC_1 = 0x1F;

  static final int MAGIC_2 = 0x8B;

  private static final int DEFLATE = 8;

  /** The flags of a header, by what it has in addition (RFC 1952, section 2.3.1). */
  private static final int HAS_CHECKSUM = 1 << 1;

  private static final int HAS_EXTRA = 1 << 2;
  private static final int HAS_NAME = 1 << 3;
  private static final int HAS_COMMENT = 1 << 4;
  private static final int RESERVED = 0xE0;

  private final InputStream in;
  private final byte[] buffer;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private int position;
  private int filled;
  private boolean isInMember;
  private boolean isBehindMember;
  private boolean isClosed;

  /**
   * Makes a stream.
   *
   * @param in starts with a member
   * @param size how much is read at once, in bytes
   */
  GzipStream(InputStream in, int size) {
    this.in = in;
    this.buffer = new byte[size];
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, into.length);
    if (isClosed) {
      throw new IOException("the stream is closed");
    }
    int read = 0;
    while (read == 0 && length > 0) {
      if (!isInMember && !begin()) {
        return -1;
      }
      read = inflate(into, offset, length);
    }
    return read;
  }

  /** Begins the next member; {@return whether there is one} */
  private boolean begin() throws IOException {
    if (isBehindMember && !hasMore()) {
      return false;
    }
    header();
    isInMember = true;
    return true;
  }

  /** Decompresses some bytes of the member; {@return how many, 0 at its end} */
  private int inflate(byte[] into, int offset, int length) throws IOException {
    int read = 0;
    while (read == 0 && !inflater.finished()) {
      if (inflater.needsInput()) {
        require();
        inflater.setInput(buffer, position, filled - position);
        position = filled;
      }
      read = inflated(into, offset, length);
    }
    checksum.update(into, offset, read);
    if (read == 0) {
      trailer();
    }
    return read;
  }

  private int inflated(byte[] into, int offset, int length) throws ZipException {
    try {
      return inflater.inflate(into, offset, length);
    } catch (DataFormatException e) {
      throw damaged(Objects.requireNonNullElse(e.getMessage(), "no deflated data"));
    }
  }

  private void header() throws IOException {
    checksum.reset();
    if (next() != MAGIC_1 || next() != MAGIC_2) {
      throw new ZipException(
          "the compressed data is followed by something else; is the file damaged?");
    }
    int method = next();
    int flags = next();
    if (method != DEFLATE || (flags & RESERVED) != 0) {
      throw damaged("unknown method " + method + " or flags " + flags);
    }
    pass(6);
    if ((flags & HAS_EXTRA) != 0) {
      pass(number(2));
    }
    if ((flags & HAS_NAME) != 0) {
      passText();
    }
    if ((flags & HAS_COMMENT) != 0) {
      passText();
    }
    long expected = checksum.getValue() & 0xFFFF;
    if ((flags & HAS_CHECKSUM) != 0 && number(2) != expected) {
      throw damaged("the checksum of a header differs");
    }
    checksum.reset();
  }

  private void trailer() throws IOException {
    position = filled - inflater.getRemaining();
    long expected = checksum.getValue();
    long length = inflater.getBytesWritten() & 0xFFFF_FFFFL;
    if (number(4) != expected || number(4) != length) {
      throw damaged("the checksum differs");
    }
    inflater.reset();
    isInMember = false;
    isBehindMember = true;
  }

  private void pass(long bytes) throws IOException {
    for (long i = 0; i < bytes; i++) {
      next();
    }
  }

  private void passText() throws IOException {
    int last = next();
    while (last != 0) {
      last = next();
    }
  }

  /** The least significant byte comes first. */
  private long number(int bytes) throws IOException {
    long number = 0;
    for (int i = 0; i < bytes; i++) {
      number |= (long) next() << (8 * i);
    }
    return number;
  }

  private int next() throws IOException {
    require();
    int next = buffer[position++] & 0xFF;
    checksum.update(next);
    return next;
  }

  private void require() throws IOException {
    if (!hasMore()) {
      throw new EOFException("the compressed data ends too early; is it cut off?");
    }
  }

  private boolean hasMore() throws IOException {
    if (position == filled) {
      position = 0;
      filled = Math.max(0, in.read(buffer));
    }
    return position < filled;
  }

  private static ZipException damaged(String what) {
    return new ZipException("the compressed data is damaged: " + what);
  }

  @Override
  public void close() throws IOException {
    isClosed = true;
    inflater.end();
    in.close();
  }
}
