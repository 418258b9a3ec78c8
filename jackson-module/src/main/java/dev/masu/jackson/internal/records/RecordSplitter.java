package dev.masu.jackson.internal.records;

import dev.masu.schema.internal.source.Utf8Check;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads bytes and splits them into blocks of whole records.
 *
 * <p>It holds the bytes that were read last and those of an open record; of one that is too long, only its beginning.
 * A block contains the records of the bytes that were read at once.
 *
 * <p>An input in another encoding than UTF-8 is one record, of which the beginning is kept.
 */
public final class RecordSplitter implements Closeable {

  /**
   * Records in the same bytes, with nothing but white space between them.
   *
   * @param bytes the bytes, which no longer change
   * @param records the records, in order; at least one
   */
  @SuppressWarnings("ArrayRecordComponent") // Blocks are not compared.
  public record Block(byte[] bytes, List<RecordSpan> records) {}

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /** How many bytes it takes to distinguish UTF-16 from UTF-32. */
  private static final int WIDE = 4;

  /** How many bytes it takes to tell that the encoding is neither: JSON starts with a char of ASCII. */
  private static final int NARROW = 2;

  private final InputStream in;
  private final RecordScanner scanner;

  /** How long a record may be, in bytes; an array must hold a byte more. */
  private final int maxLength;

  /** How much is read at once, in bytes; at least 4. */
  private final int windowSize;

  private byte[] window;
  private int filled;
  private boolean hasStarted;
  private boolean isInOtherEncoding;
  private boolean isAtEnd;

  public RecordSplitter(InputStream in, RecordScanner scanner, int maxLength, int windowSize) {
    this.in = in;
    this.scanner = scanner;
    this.maxLength = maxLength;
    this.windowSize = windowSize;
    this.window = new byte[windowSize];
  }

  /** {@return the next records, or null at the end} */
  @Nullable
  public Block next() throws IOException {
    if (!hasStarted) {
      start();
      if (isInOtherEncoding) {
        return beginning();
      }
    }
    if (isInOtherEncoding) {
      // Read to the end, so that progress is reported for all of it.
      in.transferTo(OutputStream.nullOutputStream());
      return null;
    }
    while (!scanner.hasFound() && !isAtEnd) {
      if (filled == window.length) {
        makeRoom();
      }
      read();
    }
    return scanner.hasFound() ? handOver() : null;
  }

  /** Detects the encoding, and skips a byte order mark, which some programs write before UTF-8. */
  private void start() throws IOException {
    hasStarted = true;
    filled = in.readNBytes(window, 0, NARROW);
    if (filled == NARROW && (window[0] <= 0 || window[1] <= 0)) {
      filled += in.readNBytes(window, NARROW, WIDE - NARROW);
    }
    isInOtherEncoding = Utf8Check.otherEncoding(Arrays.copyOf(window, filled)) != null;
    if (isInOtherEncoding) {
      return;
    }
    int mark = BYTE_ORDER_MARK.length;
    boolean hasMark = filled >= mark && Arrays.equals(window, 0, mark, BYTE_ORDER_MARK, 0, mark);
    if (hasMark) {
      scanner.skipped(mark);
      filled -= mark;
      System.arraycopy(window, mark, window, 0, filled);
    }
    scanner.scan(window, 0, filled);
  }

  /** {@return the one record of an input in another encoding} */
  private Block beginning() throws IOException {
    byte[] rest = in.readNBytes(RecordScanner.KEPT - filled);
    byte[] bytes = Arrays.copyOf(window, filled + rest.length);
    System.arraycopy(rest, 0, bytes, filled, rest.length);
    return new Block(
        bytes,
        List.of(new RecordSpan(1, RecordScanner.START, 0, bytes.length, RecordSpan.Kind.CONTROLS)));
  }

  private void read() throws IOException {
    int read = in.read(window, filled, Math.min(windowSize, window.length - filled));
    if (read < 0) {
      isAtEnd = true;
      scanner.end(filled);
    } else {
      scanner.scan(window, filled, filled + read);
      filled += read;
    }
  }

  /** Copies what was read for the block, and keeps what is still needed, in a window of the usual size. */
  private Block handOver() {
    byte[] read = Arrays.copyOf(window, filled);
    int needed = scanner.needed(filled);
    if (window.length > windowSize) {
      window = new byte[windowSize + filled - needed];
    }
    move(read, needed);
    return new Block(read, scanner.takeFound());
  }

  private void makeRoom() {
    int needed = scanner.needed(filled);
    if (filled - needed > Math.max(maxLength, RecordScanner.KEPT)) {
      move(window, needed);
      scanner.lostMiddle(filled - RecordScanner.KEPT);
      filled = RecordScanner.KEPT;
    } else if (needed > 0) {
      move(window, needed);
    } else {
      byte[] old = window;
      window = new byte[grown(old.length, maxLength)];
      move(old, 0);
    }
  }

  /**
   * {@return the length of the window that follows one filled by a record}
   *
   * @param maxLength how long a record may be, in bytes: one more byte shows that it is too long
   */
  public static int grown(int length, int maxLength) {
    return (int) Math.min(2L * length, Math.max(maxLength, RecordScanner.KEPT) + 1L);
  }

  private void move(byte[] from, int needed) {
    System.arraycopy(from, needed, window, 0, filled - needed);
    filled -= needed;
    scanner.lostFirst(needed);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
