package dev.masu.schema.internal.format;

/** The format {@code duration} (RFC 3339, appendix A): no unit between two others is left out. */
final class Durations {
  private Durations() {}

  static boolean isDuration(String text) {
    if (!text.startsWith("P")) {
      return false;
    }
    return isWeeks(text) || isDatesAndTimes(text);
  }

  private static boolean isWeeks(String text) {
    int unit = Ascii.skipDigits(text, 1, text.length());
    return unit > 1 && unit == text.length() - 1 && text.charAt(unit) == 'W';
  }

  private static boolean isDatesAndTimes(String text) {
    int time = skipUnits(text, 1, "YMD");
    if (time == text.length()) {
      return time > 1;
    }
    return text.charAt(time) == 'T'
        && time + 1 < text.length()
        && skipUnits(text, time + 1, "HMS") == text.length();
  }

  /** The index after some numbers, of which each but the first is of the unit that follows in a list. */
  private static int skipUnits(String text, int from, String units) {
    int at = from;
    int next = 0;
    while (true) {
      int end = Ascii.skipDigits(text, at, text.length());
      if (end == at || end == text.length()) {
        return at;
      }
      int unit = units.indexOf(text.charAt(end), next);
      if (unit < 0 || (at > from && unit > next)) {
        return at;
      }
      at = end + 1;
      next = unit + 1;
    }
  }
}
