package dev.masu.cli.check;

import dev.masu.schema.CheckReport;

/** Prints the results of {@code masu check} on standard output. */
interface CheckPrinter {
  void add(FileResult file);

  void addUnreadable(String name, String reason);

  default void addBrokenSchema(String name, CheckReport report) {}

  void end();
}
