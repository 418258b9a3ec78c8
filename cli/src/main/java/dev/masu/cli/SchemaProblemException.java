package dev.masu.cli;

import java.io.IOException;
import java.io.Serial;
import java.util.List;

/** The user's schema cannot be used, so that nothing can be checked. */
final class SchemaProblemException extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private SchemaProblemException(List<String> lines, int exitCode) {
    super(String.join(System.lineSeparator(), lines));
    this.exitCode = exitCode;
  }

  /** {@return the problem of a file that cannot be read} */
  static SchemaProblemException unreadable(String file, IOException problem) {
    return new SchemaProblemException(
        List.of(Complaints.line(file, ReadProblem.reason(problem))), ExitCode.NOT_CHECKED);
  }

  /**
   * {@return the problem of a file that holds no schema that works}
   *
   * @param lines the place and the problem, as {@link PlacedMessage} has them
   */
  static SchemaProblemException broken(List<String> lines) {
    return new SchemaProblemException(lines, ExitCode.BROKEN_SCHEMA);
  }

  int exitCode() {
    return exitCode;
  }
}
