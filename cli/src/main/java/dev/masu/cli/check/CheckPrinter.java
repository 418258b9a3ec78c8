package dev.masu.cli.check;

import dev.masu.schema.CheckReport;

/** Prints the results of {@code masu check} on standard output. */
interface CheckPrinter {
  /** Prints the result of an input that was checked. */
  void add(FileResult file);

  /** Prints that an input could not be read. */
  default void addUnreadable(String name, String reason) {}

  /** Prints what is wrong with the schema; no input was checked by it. */
  default void addBrokenSchema(String name, CheckReport report) {}

  /** Prints the end; nothing follows. */
  void end();
}
