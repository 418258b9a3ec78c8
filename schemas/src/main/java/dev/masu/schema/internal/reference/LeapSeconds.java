package dev.masu.schema.internal.reference;

import com.networknt.schema.format.Format;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Dates with times, of which a leap second may be the last one of any June or December in UTC (RFC 3339,
 * section 5.7 and appendix D): networknt's own format knows only those of the past.
 *
 * @param format checks all others
 */
record LeapSeconds(Format format) implements Predicate<String> {
  private static final int FIRST_YEAR = 1972;
  private static final LocalTime LAST = LocalTime.of(23, 59, 59);
  private static final Set<MonthDay> DAYS =
      Set.of(MonthDay.of(Month.JUNE, 30), MonthDay.of(Month.DECEMBER, 31));

  /** Where the seconds stand: {@code 2016-12-31T23:59:60Z}. */
  private static final int SECONDS = 17;

  @Override
  public boolean test(String text) {
    if (!text.startsWith("60", SECONDS)) {
      return format.matches(null, text);
    }
    String before = text.substring(0, SECONDS) + "59" + text.substring(SECONDS + 2);
    return format.matches(null, before) && isBeforeLeap(before.toUpperCase(Locale.ROOT));
  }

  private static boolean isBeforeLeap(String text) {
    LocalDateTime local = LocalDateTime.parse(text.substring(0, SECONDS + 2));
    LocalDateTime utc = local.minusMinutes(text.endsWith("Z") ? 0 : offset(text));
    return utc.getYear() >= FIRST_YEAR
        && utc.toLocalTime().equals(LAST)
        && DAYS.contains(MonthDay.from(utc));
  }

  /** The minutes of what a text ends with, such as {@code +01:30}. */
  private static int offset(String text) {
    int sign = text.length() - "+01:30".length();
    int minutes = 60 * Integer.parseInt(text.substring(sign + 1, sign + 3))
        + Integer.parseInt(text.substring(sign + 4));
    return text.charAt(sign) == '-' ? -minutes : minutes;
  }
}
