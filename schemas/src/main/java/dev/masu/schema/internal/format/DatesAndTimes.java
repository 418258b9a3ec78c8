package dev.masu.schema.internal.format;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;

/**
 * The formats {@code date}, {@code time}, {@code date-time} (RFC 3339, section 5.6) and {@code duration} (appendix A).
 *
 * <p>A leap second is valid at 23:59:60 UTC; in a {@code date-time} only on the last day of a June or
 * December, announced or not, since 1972 (RFC 3339, section 5.7 and appendix D).
 */
final class DatesAndTimes {
  private static final String DATE = "0000-00-00";
  private static final String TIME = "00:00:00";
  private static final String HOURS_AND_MINUTES = "00:00";
  private static final int LEAP_SECOND = 60;
  private static final int FIRST_YEAR_OF_LEAP_SECONDS = 1972;
  private static final LocalTime LAST_MINUTE = LocalTime.of(23, 59);

  private static final String TIME_UNITS = "T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)";

  /** No unit between two others is left out. */
  static final FormatCheck DURATION = new Grammar("P(?:\\d+W|" + TIME_UNITS
      + "|(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)(?:" + TIME_UNITS + ")?)");

  private DatesAndTimes() {}

  static boolean isDate(String text) {
    return text.length() == DATE.length() && startsWithDate(text);
  }

  static boolean isTime(String text) {
    return isTime(text, 0)
        && (number(text, 6) < LEAP_SECOND
            || LocalTime.parse(text.substring(0, HOURS_AND_MINUTES.length()))
                .minusMinutes(offset(text))
                .equals(LAST_MINUTE));
  }

  static boolean isDateTime(String text) {
    int time = DATE.length() + 1;
    return startsWithDate(text)
        && isTime(text, time)
        && (text.charAt(time - 1) | 0x20) == 't'
        && (number(text, time + 6) < LEAP_SECOND || mayBeLeapSecond(text));
  }

  private static boolean startsWithDate(String text) {
    if (!isLike(DATE, text, 0)) {
      return false;
    }
    int year = number(text, 0) * 100 + number(text, 2);
    int month = number(text, 5);
    int day = number(text, 8);
    return month >= 1
        && month <= 12
        && day >= 1
        && day <= LocalDate.of(year, month, 1).lengthOfMonth();
  }

  /** Whether the rest of a text is a time; its leap second may be in any minute. */
  private static boolean isTime(String text, int from) {
    if (!isLike(TIME, text, from)
        || number(text, from) > 23
        || number(text, from + 3) > 59
        || number(text, from + 6) > LEAP_SECOND) {
      return false;
    }
    int end = from + TIME.length();
    if (!text.startsWith(".", end)) {
      return isOffset(text, end);
    }
    int digit = end + 1;
    while (digit < text.length() && isDigit(text.charAt(digit))) {
      digit++;
    }
    return digit > end + 1 && isOffset(text, digit);
  }

  private static boolean isOffset(String text, int from) {
    if (text.length() == from + 1) {
      return (text.charAt(from) | 0x20) == 'z';
    }
    return text.length() == from + 1 + HOURS_AND_MINUTES.length()
        && (text.charAt(from) == '+' || text.charAt(from) == '-')
        && isLike(HOURS_AND_MINUTES, text, from + 1)
        && number(text, from + 1) <= 23
        && number(text, from + 4) <= 59;
  }

  /** Whether a leap second is that of the last minute of a June or December in UTC. */
  private static boolean mayBeLeapSecond(String text) {
    int minutes = DATE.length() + 1 + HOURS_AND_MINUTES.length();
    LocalDateTime minute =
        LocalDateTime.parse(text.substring(0, minutes)).minusMinutes(offset(text));
    Month month = minute.getMonth();
    return (month == Month.JUNE || month == Month.DECEMBER)
        && minute.getDayOfMonth() == month.maxLength()
        && minute.toLocalTime().equals(LAST_MINUTE)
        && minute.getYear() >= FIRST_YEAR_OF_LEAP_SECONDS;
  }

  /** The offset at the end of a valid time, in minutes east of UTC. */
  private static int offset(String text) {
    int hours = text.length() - HOURS_AND_MINUTES.length();
    int minutes = number(text, hours) * 60 + number(text, hours + 3);
    return switch (text.charAt(hours - 1)) {
      case '+' -> minutes;
      case '-' -> -minutes;
      default -> 0;
    };
  }

  /** Whether a part of a text has digits where a form has them, and the form's other characters. */
  private static boolean isLike(String form, String text, int from) {
    if (text.length() < from + form.length()) {
      return false;
    }
    for (int i = 0; i < form.length(); i++) {
      char c = text.charAt(from + i);
      if (form.charAt(i) == '0' ? !isDigit(c) : c != form.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The number that two digits are. */
  private static int number(String text, int from) {
    return (text.charAt(from) - '0') * 10 + text.charAt(from + 1) - '0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
