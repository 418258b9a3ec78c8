package dev.masu.cli.check;

import dev.masu.cli.output.LocatedMessage;
import dev.masu.schema.CheckReport;
import java.util.List;

/**
 * The outcome of checking one input.
 *
 * @param report the violations
 * @param messages the same for people
 * @param counts what a valid input holds, such as {@code 12 pieces}
 */
record CheckOutcome(CheckReport report, List<LocatedMessage> messages, List<String> counts) {
  static CheckOutcome valid(List<String> counts) {
    return new CheckOutcome(CheckReport.valid(), List.of(), counts);
  }

  /** The outcome of a document of which the text is known, or empty. */
  static CheckOutcome of(CheckReport report, String text) {
    return new CheckOutcome(report, LocatedMessage.of(report, text), List.of());
  }
}
