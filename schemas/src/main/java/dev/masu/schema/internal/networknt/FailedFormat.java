package dev.masu.schema.internal.networknt;

/** Carries what the check of a format threw through networknt, whose own failures are handled otherwise. */
final class FailedFormat extends RuntimeException {
  private static final long serialVersionUID = 1L;

  final RuntimeException thrown;

  FailedFormat(RuntimeException thrown) {
    super(thrown);
    this.thrown = thrown;
  }
}
