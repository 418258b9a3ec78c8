package dev.masu.cli.output;

import java.util.Locale;

/** The formats of results. */
public enum OutputFormat {
  /** For people. */
  TEXT,
  /** For programs. */
  JSON;

  /** What the help says of them. */
  public static final String HELP =
      "text for people, in the terminal's encoding, or json for programs, in ASCII"
          + " (default: ${DEFAULT-VALUE}). json prints one array with an object for each ";

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
