package dev.masu.schema.internal.source;

import java.io.IOException;

/** More of a document was read than it may have. */
public final class DocumentTooLarge extends IOException {
  private static final long serialVersionUID = 1L;

  private final String unit;

  /**
   * Stops reading.
   *
   * @param unit what was counted: {@code bytes} or {@code chars}
   */
  DocumentTooLarge(String unit) {
    this.unit = unit;
  }

  /** What was counted. */
  String unit() {
    return unit;
  }
}
