package dev.masu.cli;

/** What standard output says of the files that were checked. */
interface Report {
  /** Reports a file. */
  void add(CheckedFile file);

  /** Ends the report; no file follows. */
  void end(Totals totals);
}
