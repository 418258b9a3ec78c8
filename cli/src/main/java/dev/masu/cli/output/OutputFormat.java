package dev.masu.cli.output;

import java.util.Locale;

/** The formats of results. */
public enum OutputFormat {
  /** For people. */
  TEXT,
  /** For programs. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
