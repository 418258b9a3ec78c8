package dev.masu.schema.internal.streaming;

import java.util.Objects;

/** A scalar has no exact JSON value. */
final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  Unreadable(String code, String found) {
    super(found, null, false, false);
    this.code = code;
  }

  /** The stable code of the violation. */
  String code() {
    return code;
  }

  /** What was found, as the message shows it. */
  String found() {
    return Objects.requireNonNull(getMessage());
  }
}
