package dev.masu.cli.check;

import dev.masu.cli.output.LocatedMessage;
import dev.masu.schema.CheckReport;
import java.util.List;

/** What was found in an input: the violations, the same for people, and what a valid input holds. */
record CheckOutcome(CheckReport report, List<LocatedMessage> messages, List<String> counts) {
  /** The outcome of a document of which the text is known, or empty. */
  static CheckOutcome of(CheckReport report, String text) {
    return new CheckOutcome(report, LocatedMessage.of(report, text), List.of());
  }
}
