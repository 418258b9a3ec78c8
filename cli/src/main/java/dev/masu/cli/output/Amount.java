package dev.masu.cli.output;

import dev.masu.schema.CheckReport;
import java.util.Locale;

/** Amounts in English, whatever the locale. */
public final class Amount {
  private static final double NANOS_PER_SECOND = 1e9;

  private Amount() {}

  /** {@return {@code 1 piece} or {@code 14,980 transitions}} */
  public static String of(long number, String one, String many) {
    return String.format(Locale.ENGLISH, "%,d %s", number, number == 1 ? one : many);
  }

  /** {@return {@code 35 B} or {@code 1.4 MB}, in decimal units} */
  public static String ofBytes(long bytes) {
    if (bytes < 1_000) {
      return bytes + " B";
    }
    double size = bytes / 1e3;
    String unit = "kB";
    // From 999.95 on one decimal would round to 1000.0.
    if (size >= 999.95) {
      size /= 1e3;
      unit = "MB";
    }
    return String.format(Locale.ENGLISH, "%,.1f %s", size, unit);
  }

  /** {@return {@code 0.41 s}} */
  public static String ofNanos(long nanos) {
    return String.format(Locale.ENGLISH, "%,.2f s", nanos / NANOS_PER_SECOND);
  }

  /** {@return what to say of a report that was cut} */
  public static String stoppedAfter(CheckReport report) {
    return "stopped after " + of(report.violations().size(), "violation", "violations")
        + "; more follow";
  }
}
