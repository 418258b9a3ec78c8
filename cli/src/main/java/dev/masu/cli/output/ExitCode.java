package dev.masu.cli.output;

/** What the command ends with; of several that apply, the highest. */
public final class ExitCode {
  public static final int VALID = 0;
  public static final int INVALID = 1;
  public static final int NOT_CHECKED = 2;
  public static final int BROKEN_SCHEMA = 3;

  /** A mistake of the command's own; {@code EX_SOFTWARE} of sysexits.h. */
  public static final int BUG = 70;

  /** What the help of each command says of the codes that no result has. */
  public static final String BUG_HELP = BUG + ":a bug in masu";

  public static final String PIPE_HELP =
      "141:the program that reads the output has ended (SIGPIPE)";

  private ExitCode() {}
}
