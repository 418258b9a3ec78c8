package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.ReadSize;
import tools.jackson.core.JsonParser;

/**
 * Whether a direct check has read more than a document may have. It is looked at every so many keys and values,
 * as one look takes longer than to check many of them.
 */
final class DirectSize {
  private static final int INTERVAL = 256;

  private final long limit;
  private long start;
  private boolean canExceed;
  private int nextLook;

  /**
   * Counts nothing yet.
   *
   * @param limit how many bytes or chars may be read
   */
  DirectSize(long limit) {
    this.limit = limit;
  }

  /**
   * Counts what is read of a document.
   *
   * @param before how many bytes or chars stand before it
   * @param order how many keys and values were read of it
   */
  void countFrom(long before, int order, JsonParser source) {
    start = before;
    canExceed = ReadSize.canExceed(source, limit);
    nextLook = order + INTERVAL;
  }

  /** Whether too much was read, as far as that is looked at before a key or value. */
  boolean isExceededAt(int order, JsonParser source) {
    if (order < nextLook) {
      return false;
    }
    nextLook = order + INTERVAL;
    return isExceeded(source);
  }

  /** Whether too much was read. */
  boolean isExceeded(JsonParser source) {
    return canExceed && ReadSize.end(source) - start > limit;
  }

  /** Goes on to count at each token. */
  ReadSize toReadSize(JsonParser source) {
    return new ReadSize(source, limit, start);
  }
}
