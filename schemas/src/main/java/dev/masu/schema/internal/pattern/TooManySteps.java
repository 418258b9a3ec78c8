package dev.masu.schema.internal.pattern;

/** A search took more steps than allowed; whether the text matches is unknown. */
public final class TooManySteps extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManySteps() {
    super("the search takes more steps than allowed");
  }
}
