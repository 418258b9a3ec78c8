package dev.masu.jackson.internal.records;

import dev.masu.schema.SourceLocation;

/**
 * Where a record is, in a block and in its input.
 *
 * @param number the number of the record, from 1
 * @param place where it starts in its input
 * @param start the index of its first byte in the block
 * @param end the index behind its last byte; of a record that is too long, behind its beginning
 * @param kind what is known of it
 */
public record Span(long number, SourceLocation place, int start, int end, Kind kind) {
  /** What a scanner knows of a record. */
  public enum Kind {
    /** ASCII, without control characters that are no white space. */
    ASCII,
    /** The same beside bytes that are not ASCII. */
    TEXT,
    /** Anything with other control characters. */
    CONTROLS,
    /** Longer than is allowed. */
    TOO_LONG,
    /** The end of an array that is not closed. */
    UNCLOSED,
    /** What stands behind the array of the records. */
    BEHIND_ARRAY
  }

  int length() {
    return end - start;
  }
}
