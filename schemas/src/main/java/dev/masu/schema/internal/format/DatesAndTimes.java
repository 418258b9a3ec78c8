package dev.masu.schema.internal.format;

import java.time.LocalTime;
import java.time.temporal.ChronoField;

/**
 * The formats {@code date}, {@code time}, {@code date-time} (RFC 3339, section 5.6) and {@code duration} (appendix
 * A).
 *
 * <p>A leap second is valid at 23:59:60 UTC, announced or not (RFC 3339, section 5.7 and appendix D).
 */
final class DatesAndTimes {
  private static final LocalTime LAST_MINUTE = LocalTime.of(23, 59);
  private static final String ANY_DATE = "2000-01-01T";

  private static final String LEAP_YEAR =
      "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
  private static final String DAY = "(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])"
      + "|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|" + LEAP_YEAR
      + "-02-29)";
  private static final String MINUTE = "(?:[01]\\d|2[0-3]):[0-5]\\d";
  private static final String FRACTION_AND_OFFSET = "(?:\\.\\d+)?(?:[Zz]|[+\\-]" + MINUTE + ")";
  private static final String TIME_OF_DAY = MINUTE + ":[0-5]\\d" + FRACTION_AND_OFFSET;
  private static final String LEAP_SECOND = MINUTE + ":60" + FRACTION_AND_OFFSET;

  private static final String TIME_UNITS = "T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)";

  static final Grammar DATE = new Grammar(DAY);

  static final Grammar TIME =
      new Grammar(TIME_OF_DAY, Integer.MAX_VALUE, text -> isLeapSecond(ANY_DATE + text));

  static final Grammar DATE_TIME =
      new Grammar(DAY + "[Tt]" + TIME_OF_DAY, Integer.MAX_VALUE, DatesAndTimes::isLeapSecond);

  /** No unit may be skipped: {@code P1Y2D} is invalid. */
  static final Grammar DURATION = new Grammar("P(?:\\d+W|" + TIME_UNITS
      + "|(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)(?:" + TIME_UNITS + ")?)");

  private static final Grammar LEAP_DATE_TIME = new Grammar(DAY + "[Tt]" + LEAP_SECOND);

  private DatesAndTimes() {}

  private static boolean isLeapSecond(String dateTime) {
    return LEAP_DATE_TIME.test(dateTime) && minuteInUtc(dateTime).equals(LAST_MINUTE);
  }

  /** The minute, in UTC, of a time whose offset may exceed the range of {@link java.time.ZoneOffset}. */
  private static LocalTime minuteInUtc(String dateTime) {
    LocalTime minute =
        LocalTime.parse(dateTime.substring(ANY_DATE.length(), "2000-01-01T00:00".length()));
    int offset = dateTime.length() - "+00:00".length();
    char sign = dateTime.charAt(offset);
    if (sign != '+' && sign != '-') {
      return minute;
    }
    int minutes = LocalTime.parse(dateTime.substring(offset + 1)).get(ChronoField.MINUTE_OF_DAY);
    return minute.minusMinutes(sign == '+' ? minutes : -minutes);
  }
}
