package dev.masu.cli;

/** What standard output says of the texts that were read. */
interface NotationReport {
  /** Reports a text. */
  void add(NotationReading reading);

  /** Ends the report; no text follows. */
  void end();
}
