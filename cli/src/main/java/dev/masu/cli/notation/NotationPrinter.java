package dev.masu.cli.notation;

/** Prints the results of {@code masu notation} on standard output. */
interface NotationPrinter {
  /** Prints the result of a text. */
  void add(NotationResult result);

  /** Prints that standard input cannot be read any further. */
  default void addUnreadable(String reason) {}

  /** Prints the end; nothing follows. */
  default void end() {}
}
