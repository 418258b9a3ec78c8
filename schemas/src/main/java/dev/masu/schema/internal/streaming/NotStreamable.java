package dev.masu.schema.internal.streaming;

/** A schema asks for what this engine does not do; the reference engine takes it. */
final class NotStreamable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotStreamable(String reason) {
    super(reason);
  }
}
