package dev.masu.cli.output;

import dev.masu.schema.CheckReport;
import java.util.Locale;

/** Amounts in English, whatever the locale. */
public final class Amount {
  private Amount() {}

  /** {@return {@code 1 piece} or {@code 14,980 transitions}} */
  public static String of(long number, String one, String many) {
    return grouped(number) + " " + (number == 1 ? one : many);
  }

  /** {@return {@code 35 B} or {@code 1.4 MB}, in decimal units} */
  public static String ofBytes(long bytes) {
    if (bytes < 1_000) {
      return bytes + " B";
    }
    long tenths = Math.round(bytes / 1e2);
    return tenths < 10_000 ? tenths(tenths) + " kB" : tenths(Math.round(bytes / 1e5)) + " MB";
  }

  private static String tenths(long number) {
    return grouped(number / 10) + "." + number % 10;
  }

  /** {@return {@code 0.41 s}} */
  public static String ofNanos(long nanos) {
    long hundredths = Math.round(nanos / 1e7);
    return grouped(hundredths / 100) + "." + hundredths / 10 % 10 + hundredths % 10 + " s";
  }

  /** Formatting loads so much of Java that a short run would feel it. */
  private static String grouped(long number) {
    return number < 1_000 ? Long.toString(number) : String.format(Locale.ENGLISH, "%,d", number);
  }

  /** {@return the message about a report that is truncated} */
  public static String stoppedAfter(CheckReport report) {
    return "stopped after " + of(report.violations().size(), "violation", "violations")
        + "; more follow";
  }
}
