package dev.masu.schema.internal.streaming;

import java.util.Objects;

/** A limit ends the check of the document by its schema; whether it is valid is unknown. */
final class LimitReached extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  LimitReached(String code, String message) {
    super(message, null, false, false);
    this.code = code;
  }

  /** The stable code of the violation. */
  String code() {
    return code;
  }

  String words() {
    return Objects.requireNonNull(getMessage());
  }
}
