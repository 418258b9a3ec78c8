package dev.masu.schema;

import dev.masu.schema.internal.text.Shown;
import java.util.List;

/** A report as numbered lines of bounded length. */
final class RepairText {
  /** Enough for the last line and part of the first. */
  private static final int MIN_CHARS = 100;

  private RepairText() {}

  /** The lines that fit, and how many do not. */
  static String of(CheckReport report, int maxChars) {
    if (maxChars < MIN_CHARS) {
      throw new IllegalArgumentException(
          "maxChars must be at least " + MIN_CHARS + ", not " + maxChars);
    }
    List<String> lines =
        report.violations().stream().map(RepairText::line).distinct().toList();
    StringBuilder text = new StringBuilder();
    int shown = 0;
    while (shown < lines.size()) {
      String line = (shown + 1) + ". " + lines.get(shown);
      String rest = rest(lines.size() - shown - 1, report.isTruncated());
      if (text.length() + line.length() + 1 + rest.length() > maxChars) {
        break;
      }
      text.append(line).append('\n');
      shown++;
    }
    if (shown == 0 && !lines.isEmpty()) {
      String rest = rest(lines.size() - 1, report.isTruncated());
      text.append(cut("1. " + lines.get(0), maxChars - rest.length() - 2)).append("…\n");
      shown = 1;
    }
    return text.append(rest(lines.size() - shown, report.isTruncated()))
        .toString()
        .strip();
  }

  private static String cut(String line, int length) {
    return line.substring(
        0, Character.isHighSurrogate(line.charAt(length - 1)) ? length - 1 : length);
  }

  private static String line(Violation violation) {
    String pointer = Shown.IN_ENGLISH.pointer(violation.pointer());
    String location = violation.location().map(at -> " (" + at + ")").orElse("");
    return pointer + location + ": " + Shown.onOneLine(violation.message());
  }

  /** The last line, or nothing if no violation is left. */
  private static String rest(int count, boolean isMore) {
    if (count == 0) {
      return isMore ? "… and more" : "";
    }
    return (isMore ? "… and at least " : "… and ") + count + " more";
  }
}
