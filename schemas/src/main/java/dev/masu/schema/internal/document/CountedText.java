package dev.masu.schema.internal.document;

/** A text whose columns are counted, by offsets as Jackson counts them: in bytes or chars. */
interface CountedText {
  /** How many offsets it has. */
  int size();

  /** Whether what stands at an offset ends a line. */
  boolean endsLine(int offset);

  /** Whether a code point starts at an offset. */
  boolean startsCodePoint(int offset);
}
