package dev.masu.jackson.reader;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Decompresses gzip (RFC 1952): all members, up to the end of the input.
 *
 * <p>{@link java.util.zip.GZIPInputStream} ignores what follows a member without a whole header, so that damaged data
 * would be lost silently, and recurses for each empty member.
 */
final class GzipStream extends InflaterInputStream {
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

  private final CRC32 checksum = new CRC32();
  private int position;
  private boolean isInMember;
  private boolean isAfterMember;
  private boolean isClosed;

  /**
   * Makes a stream.
   *
   * @param in starts with a member
   * @param size how much is read at once, in bytes
   */
  GzipStream(InputStream in, int size) {
    super(in, new Inflater(true), size);
    len = 0;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, into.length);
    if (isClosed) {
      throw new IOException("the stream is closed");
    }
    if (length == 0) {
      return 0;
    }
    while (isInMember || begin()) {
      int read = inflate(into, offset, length);
      if (read > 0) {
        checksum.update(into, offset, read);
        return read;
      }
      trailer();
    }
    return -1;
  }

  private int inflate(byte[] into, int offset, int length) throws IOException {
    try {
      return super.read(into, offset, length);
    } catch (ZipException e) {
      throw damaged(Objects.requireNonNullElse(e.getMessage(), "no deflated data"));
    }
  }

  @Override
  protected void fill() throws IOException {
    require();
    inf.setInput(buf, position, len - position);
    position = len;
  }

  /** Begins the next member; {@return whether there is one} */
  private boolean begin() throws IOException {
    if (isAfterMember && !hasMore()) {
      return false;
    }
    header();
    isInMember = true;
    return true;
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
    position = len - inf.getRemaining();
    long expected = checksum.getValue();
    long length = inf.getBytesWritten() & 0xFFFF_FFFFL;
    if (number(4) != expected || number(4) != length) {
      throw damaged("the checksum differs");
    }
    inf.reset();
    isInMember = false;
    isAfterMember = true;
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
    int next = buf[position++] & 0xFF;
    checksum.update(next);
    return next;
  }

  private void require() throws IOException {
    if (!hasMore()) {
      throw new EOFException("the compressed data ends too early; is it cut off?");
    }
  }

  private boolean hasMore() throws IOException {
    if (position == len) {
      position = 0;
      len = Math.max(0, in.read(buf));
    }
    return position < len;
  }

  private static ZipException damaged(String what) {
    return new ZipException("the compressed data is damaged: " + what);
  }

  @Override
  public void close() throws IOException {
    isClosed = true;
    inf.end();
    in.close();
  }
}
