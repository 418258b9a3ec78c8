package dev.masu.schema;

import dev.masu.internal.text.TextBundle;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Texts;
import java.util.List;
import java.util.Locale;

/** A report as numbered lines of bounded length. */
final class RepairText {
  /** Enough for the last line and part of the first. */
  private static final int MIN_CHARS = 100;

  private static final TextBundle TEXTS = Texts.in(Locale.ENGLISH);

  private RepairText() {}

  /** The lines that fit, and how many do not. */
  static String of(CheckReport report, int maxChars) {
    if (maxChars < MIN_CHARS) {
      throw new IllegalArgumentException(
          "maxChars must be at least " + MIN_CHARS + ", not " + maxChars);
    }
    List<Violation> violations = report.violations();
    StringBuilder lines = new StringBuilder();
    int shown = 0;
    while (shown < violations.size()) {
      String line = line(shown + 1, violations.get(shown));
      String rest = rest(violations.size() - shown - 1, report.isTruncated());
      if (lines.length() + line.length() + rest.length() > maxChars) {
        break;
      }
      lines.append(line);
      shown++;
    }
    String rest = rest(violations.size() - shown, report.isTruncated());
    if (shown == 0 && !violations.isEmpty()) {
      lines
          .append(cut(line(1, violations.get(0)), maxChars - rest.length() - 2))
          .append("…\n");
    }
    return lines.append(rest).toString().strip();
  }

  private static String cut(String line, int length) {
    return line.substring(
        0, Character.isHighSurrogate(line.charAt(length - 1)) ? length - 1 : length);
  }

  private static String line(int number, Violation violation) {
    String pointer = new Shown(TEXTS).pointer(violation.pointer());
    String place = violation.location().map(at -> " (" + at + ")").orElse("");
    return number + ". " + pointer + place + ": " + Shown.onOneLine(violation.message()) + "\n";
  }

  /** The last line, or nothing if no violation is left. */
  private static String rest(int count, boolean isMore) {
    if (count == 0) {
      return isMore ? "… and more" : "";
    }
    return (isMore ? "… and at least " : "… and ") + count + " more";
  }
}
