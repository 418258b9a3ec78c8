package dev.masu.jackson.internal.records;

import dev.masu.jackson.internal.records.Span.Kind;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds where records start and end in bytes that come in pieces.
 *
 * <p>The bytes at hand are the window: an index is a place in it, an offset one in the whole input.
 */
public abstract class RecordScanner {
  /** How much of a record that is too long is kept, in bytes. */
  public static final int KEPT = 1_000;

  private static final int NONE = -1;

  private final int maxLength;
  private List<Span> found = new ArrayList<>();
  private long count;

  /** The offset of what the window starts with; of what follows what was dropped, once it was. */
  private long base;

  private int startIndex = NONE;
  private long startOffset;
  private SourceLocation startPlace = place(1, 1, 0);
  private long contentEnd;
  private Kind kind = Kind.ASCII;

  private long line = 1;
  private long lineStart;
  private long continuations;
  private long afterReturn = NONE;

  RecordScanner(int maxLength) {
    this.maxLength = maxLength;
  }

  /** Looks at the bytes from one index to another. */
  abstract void scan(byte[] window, int from, int to);

  /** Takes note that nothing follows. */
  abstract void end(int index);

  /** The records found since this was called last. */
  final List<Span> takeFound() {
    List<Span> taken = found;
    found = new ArrayList<>(taken.size() + taken.size() / 8);
    return taken;
  }

  final boolean hasFound() {
    return !found.isEmpty();
  }

  /** Whether a record has started and not ended. */
  final boolean isOpen() {
    return startIndex != NONE;
  }

  /** The index of the first byte that is still needed, if the window ends at an index. */
  final int needed(int end) {
    return isOpen() ? startIndex : end;
  }

  /** Takes note that the window has lost its first bytes. */
  final void lostFirst(int bytes) {
    base += bytes;
    startIndex = isOpen() ? startIndex - bytes : NONE;
  }

  /** Takes note that the window has lost the bytes behind the beginning of the open record. */
  final void lostMiddle(int bytes) {
    base += bytes;
  }

  /** Takes note that the input starts with bytes that are not looked at. */
  final void skipped(int bytes) {
    base = bytes;
    lineStart = bytes;
  }

  final void open(int index) {
    startIndex = index;
    startOffset = base + index;
    startPlace = place(line, startOffset - lineStart - continuations + 1, startOffset);
    kind = Kind.ASCII;
  }

  /** Takes note that the byte at an index is the last so far that is no white space. */
  final void content(int index) {
    contentEnd = base + index + 1;
  }

  /** Ends the open record, and what it holds, before an index. */
  final void add(int end) {
    contentEnd = base + end;
    addContent(end);
  }

  /** Ends the open record before an index, and what it holds with the last that is no white space. */
  final void addContent(int end) {
    addContent(end, kind);
  }

  final void addContent(int end, Kind known) {
    count++;
    // White space counts: whether a record is too long must not depend on how much is read at once.
    boolean isTooLong = base + end - startOffset > maxLength;
    int length = isTooLong ? Math.min(end - startIndex, KEPT) : (int) (contentEnd - startOffset);
    found.add(new Span(
        count, startPlace, startIndex, startIndex + length, isTooLong ? Kind.TOO_LONG : known));
    startIndex = NONE;
  }

  /** Looks at a byte that is neither printable ASCII nor a space nor a tab. */
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

  /** A place in an input of any length. */
  public static SourceLocation place(long line, long column, long offset) {
    return new SourceLocation(bounded(line), bounded(column), Unit.CODE_POINT, offset, Unit.BYTE);
  }

  private static int bounded(long count) {
    return (int) Math.min(count, Integer.MAX_VALUE);
  }
}
