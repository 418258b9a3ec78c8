package dev.masu.jackson.internal.records;

import dev.masu.jackson.internal.records.RecordSpan.Kind;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds where records start and end in bytes that arrive in pieces.
 *
 * <p>The bytes in memory are the window. An index is relative to it, an offset to the whole input.
 */
public abstract class RecordScanner {
  /** How much of a record that is too long is kept, in bytes. */
  public static final int KEPT = 1_000;

  public static final SourceLocation START = location(1, 1, 0);

  private static final int NONE = -1;

  private final int maxLength;
  private List<RecordSpan> found = new ArrayList<>();
  private long count;

  /** The offset that corresponds to index 0, as if no bytes in the middle of the window had been dropped. */
  private long base;

  private int startIndex = NONE;
  private long startOffset;
  private SourceLocation startLocation = START;
  private long contentEnd;
  private Kind kind = Kind.ASCII;

  private long line = 1;
  private long lineStart;
  private long continuations;
  private long afterReturn = NONE;

  RecordScanner(int maxLength) {
    this.maxLength = maxLength;
  }

  abstract void scan(byte[] window, int from, int to);

  /** Handles the end of the input. */
  abstract void end(int index);

  /** {@return the records found since the last call} */
  final List<RecordSpan> takeFound() {
    List<RecordSpan> taken = found;
    found = new ArrayList<>();
    return taken;
  }

  final boolean hasFound() {
    return !found.isEmpty();
  }

  /** Whether a record has started but not ended. */
  final boolean isOpen() {
    return startIndex != NONE;
  }

  /** {@return the index of the first byte that is still needed, where the window ends at an index} */
  final int needed(int end) {
    return isOpen() ? startIndex : end;
  }

  /** Adapts to a window that has lost its first bytes. */
  final void lostFirst(int bytes) {
    base += bytes;
    startIndex = isOpen() ? startIndex - bytes : NONE;
  }

  /** Adapts to a window that has lost bytes after the beginning of the open record. */
  final void lostMiddle(int bytes) {
    base += bytes;
  }

  /** Adapts to an input that starts with bytes that are not scanned. */
  final void skipped(int bytes) {
    base = bytes;
    lineStart = bytes;
  }

  final void open(int index) {
    startIndex = index;
    startOffset = base + index;
    startLocation = location(line, startOffset - lineStart - continuations + 1, startOffset);
    kind = Kind.ASCII;
  }

  /** Records that the byte at an index is the last so far that is not white space. */
  final void content(int index) {
    contentEnd = base + index + 1;
  }

  /** Ends the open record and its content before an index. */
  final void add(int end) {
    contentEnd = base + end;
    addContent(end);
  }

  /** Ends the open record before an index, and its content after the last byte that is not white space. */
  final void addContent(int end) {
    addContent(end, kind);
  }

  final void addContent(int end, Kind known) {
    count++;
    // White space counts, so that the result does not depend on how much is read at once.
    boolean isTooLong = base + end - startOffset > maxLength;
    int length = isTooLong ? Math.min(end - startIndex, KEPT) : (int) (contentEnd - startOffset);
    found.add(new RecordSpan(
        count, startLocation, startIndex, startIndex + length, isTooLong ? Kind.TOO_LONG : known));
    startIndex = NONE;
  }

  /** Handles a byte that is neither printable ASCII nor a space nor a tab. */
  final void special(byte b, int index) {
    if (b == '\n' || b == '\r') {
      lineEnd(b, base + index);
    } else if (b >= 0) {
      kind = Kind.CONTROLS;
    } else {
      kind = kind == Kind.ASCII ? Kind.TEXT : kind;
      continuations += (b & 0xC0) == 0x80 ? 1 : 0;
    }
  }

  private void lineEnd(byte b, long offset) {
    line += b == '\n' && afterReturn == offset ? 0 : 1;
    afterReturn = b == '\r' ? offset + 1 : NONE;
    lineStart = offset + 1;
    continuations = 0;
  }

  /** {@return a location; a line or column beyond the range of an int is the greatest int} */
  public static SourceLocation location(long line, long column, long offset) {
    return new SourceLocation(bounded(line), bounded(column), Unit.CODE_POINT, offset, Unit.BYTE);
  }

  private static int bounded(long count) {
    return (int) Math.min(count, Integer.MAX_VALUE);
  }
}
