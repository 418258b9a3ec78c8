package dev.masu.jackson.internal.records;

import java.util.List;

/** Records that lie in the same bytes, with nothing but white space between them. */
public final class Block {
  private final byte[] bytes;
  private final List<Span> records;

  /**
   * Makes a block.
   *
   * @param bytes the bytes, which nobody changes any more
   * @param records the records, in order; at least one
   */
  Block(byte[] bytes, List<Span> records) {
    this.bytes = bytes;
    this.records = records;
  }

  public byte[] bytes() {
    return bytes;
  }

  public List<Span> records() {
    return records;
  }
}
