package dev.masu.cli;

import dev.masu.schema.CheckReport;
import java.util.List;

/**
 * What a check came to.
 *
 * @param report the violations
 * @param counts what a valid content holds: {@code 12 pieces}, {@code 14,980 transitions}
 */
record Verdict(CheckReport report, List<String> counts) {
  Verdict(CheckReport report) {
    this(report, List.of());
  }
}
