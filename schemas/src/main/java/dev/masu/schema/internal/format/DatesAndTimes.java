package dev.masu.schema.internal.format;

import java.time.LocalDate;
import java.time.Month;

/**
 * The formats {@code date}, {@code time} and {@code date-time} (RFC 3339, section 5.6).
 *
 * <p>A leap second is valid at 23:59:60 UTC; in a {@code date-time} only on the last day of a June or
 * December, announced or not, since 1972 (RFC 3339, section 5.7 and appendix D).
 */
final class DatesAndTimes {
  private static final int DATE_LENGTH = "2024-02-29".length();
  private static final int SECONDS_LENGTH = "23:59:59".length();
  private static final int OFFSET_LENGTH = "+01:30".length();

  private static final int MINUTES_OF_HOUR = 60;
  private static final int MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
  private static final int LEAP_SECOND = 60;
  private static final int FIRST_YEAR = 1972;

  private DatesAndTimes() {}

  static boolean isDate(String text) {
    return text.length() == DATE_LENGTH && startsWithDate(text);
  }

  static boolean isTime(String text) {
    return isTime(text, 0)
        && (second(text, 0) < LEAP_SECOND
            || Math.floorMod(minuteInUtc(text, 0), MINUTES_OF_DAY) == MINUTES_OF_DAY - 1);
  }

  static boolean isDateTime(String text) {
    return text.length() > DATE_LENGTH
        && (text.charAt(DATE_LENGTH) | 0x20) == 't'
        && startsWithDate(text)
        && isTime(text, DATE_LENGTH + 1)
        && (second(text, DATE_LENGTH + 1) < LEAP_SECOND || mayBeLeapSecond(text));
  }

  private static boolean startsWithDate(String text) {
    int year = number(text, 0, 4);
    int month = number(text, 5, 2);
    int day = number(text, 8, 2);
    return text.charAt(4) == '-'
        && text.charAt(7) == '-'
        && year >= 0
        && month >= 1
        && month <= 12
        && day >= 1
        && day <= daysOf(month, year);
  }

  private static int daysOf(int month, int year) {
    boolean isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return switch (month) {
      case 2 -> isLeapYear ? 29 : 28;
      case 4, 6, 9, 11 -> 30;
      default -> 31;
    };
  }

  /** Whether the rest of a text is a time, wherever its leap second is. */
  private static boolean isTime(String text, int from) {
    int fraction = from + SECONDS_LENGTH;
    if (text.length() <= fraction || !isTimeOfDay(text, from)) {
      return false;
    }
    int offset = fraction;
    if (text.charAt(fraction) == '.') {
      offset = Ascii.skipDigits(text, fraction + 1, text.length());
      if (offset == fraction + 1) {
        return false;
      }
    }
    return isOffset(text, offset);
  }

  private static boolean isTimeOfDay(String text, int from) {
    return text.charAt(from + 2) == ':'
        && text.charAt(from + 5) == ':'
        && isUpTo(23, text, from)
        && isUpTo(59, text, from + 3)
        && isUpTo(LEAP_SECOND, text, from + 6);
  }

  private static boolean isOffset(String text, int from) {
    if (text.length() == from + 1) {
      return (text.charAt(from) | 0x20) == 'z';
    }
    return text.length() == from + OFFSET_LENGTH
        && (text.charAt(from) == '+' || text.charAt(from) == '-')
        && text.charAt(from + 3) == ':'
        && isUpTo(23, text, from + 1)
        && isUpTo(59, text, from + 4);
  }

  /** Whether a leap second is that of the last minute of a June or December in UTC. */
  private static boolean mayBeLeapSecond(String text) {
    LocalDate date = LocalDate.of(number(text, 0, 4), number(text, 5, 2), number(text, 8, 2));
    int minute = minuteInUtc(text, DATE_LENGTH + 1);
    LocalDate next = date.plusDays(Math.floorDiv(minute + 1, MINUTES_OF_DAY));
    return Math.floorMod(minute + 1, MINUTES_OF_DAY) == 0
        && next.getDayOfMonth() == 1
        && (next.getMonth() == Month.JULY || next.getMonth() == Month.JANUARY)
        && next.minusDays(1).getYear() >= FIRST_YEAR;
  }

  private static int second(String text, int from) {
    return number(text, from + 6, 2);
  }

  /** The minute of a valid time as counted in UTC; negative on the day before, a day or more after it. */
  private static int minuteInUtc(String text, int from) {
    int minute = number(text, from, 2) * MINUTES_OF_HOUR + number(text, from + 3, 2);
    int sign = text.length() - OFFSET_LENGTH;
    return switch (text.charAt(sign)) {
      case '+' -> minute - offset(text, sign);
      case '-' -> minute + offset(text, sign);
      default -> minute;
    };
  }

  private static int offset(String text, int sign) {
    return number(text, sign + 1, 2) * MINUTES_OF_HOUR + number(text, sign + 4, 2);
  }

  private static boolean isUpTo(int max, String text, int from) {
    int number = number(text, from, 2);
    return number >= 0 && number <= max;
  }

  /** The number that some digits are, or -1 if a character is not a digit. */
  private static int number(String text, int from, int digits) {
    int number = 0;
    for (int i = from; i < from + digits; i++) {
      char c = text.charAt(i);
      if (!Ascii.isDigit(c)) {
        return -1;
      }
      number = number * 10 + c - '0';
    }
    return number;
  }
}
