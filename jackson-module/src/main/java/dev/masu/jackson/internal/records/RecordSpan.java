package dev.masu.jackson.internal.records;

import dev.masu.schema.SourceLocation;
import java.util.Arrays;

/**
 * The position of a record in a block and in its input.
 *
 * @param number the number of the record, from 1
 * @param location where it starts in its input
 * @param start the index of its first byte in the block
 * @param end the index after its last byte; of a record that is too long, after its beginning
 * @param kind what the scanner knows of it
 */
public record RecordSpan(long number, SourceLocation location, int start, int end, Kind kind) {
  /** What a scanner knows of a record. */
  public enum Kind {
    /** ASCII without control characters other than white space. */
    ASCII,
    /** The same, with bytes that are not ASCII. */
    TEXT,
    /** With other control characters. */
    CONTROLS,
    /** Longer than is allowed. */
    TOO_LONG,
    /** The end of an array that is not closed. */
    UNCLOSED,
    /** Content after the array of the records. */
    AFTER_ARRAY
  }

  /** {@return its bytes in a block} */
  public byte[] bytes(byte[] block) {
    return Arrays.copyOfRange(block, start, end);
  }
}
