package dev.masu.cli;

/** What the command ends with; of several that apply, the highest. */
final class ExitCode {
  static final int VALID = 0;
  static final int INVALID = 1;
  static final int NOT_CHECKED = 2;
  static final int BROKEN_SCHEMA = 3;

  /** A mistake of the command's own; {@code EX_SOFTWARE} of sysexits.h. */
  static final int BUG = 70;

  private ExitCode() {}
}
