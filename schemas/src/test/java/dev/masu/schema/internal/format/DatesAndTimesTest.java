package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 3339, section 5.6 and appendix A. */
class DatesAndTimesTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      2024-02-29                        | date
      0000-02-29                        | date
      9999-12-31                        | date
      2000-02-29                        | date
      1900-02-29                        | ``
      2023-02-29                        | ``
      2024-04-31                        | ``
      2024-00-01                        | ``
      2024-13-01                        | ``
      2024-01-00                        | ``
      2024-1-01                         | ``
      +2024-01-01                       | ``
      +02024-01-01                      | ``
      -2024-01-01                       | ``
      2024-01-0१                        | ``
      2024/01/01                        | ``
      20240101                          | ``
      2024-W01-1                        | ``
      `2024-01-01 `                     | ``
      12:00:00Z                         | time
      12:00:00z                         | time
      12:00:00.1234567890123456789Z     | time
      00:00:00+23:59                    | time
      00:00:00-00:00                    | time
      23:59:60Z                         | time
      23:59:60.5z                       | time
      22:29:60-01:30                    | time
      01:29:60+01:30                    | time
      23:59:60+00:01                    | ``
      22:59:60Z                         | ``
      23:59:61Z                         | ``
      24:00:00Z                         | ``
      12:60:00Z                         | ``
      12:00:00                          | ``
      12:00:00.Z                        | ``
      12:00:00,5Z                       | ``
      12:00:00+24:00                    | ``
      12:00:00+01:60                    | ``
      12:00:00+0100                     | ``
      12:00:00+01                       | ``
      12:00:00ZZ                        | ``
      12:00Z                            | ``
      2024-02-29T12:00:00Z              | date-time
      2024-02-29t12:00:00.5+01:30       | date-time
      1998-12-31T23:59:60Z              | date-time
      1998-12-31T15:59:60.1-08:00       | date-time
      2041-07-01T05:29:60+05:30         | date-time
      2041-01-01T23:58:60+23:59         | date-time
      1998-12-30T23:59:60Z              | date-time
      2024-02-30T12:00:00Z              | ``
      2024-02-29 12:00:00Z              | ``
      2024-02-29T12:00:00               | ``
      2024-02-29T                       | ``
      +2024-02-29T12:00:00Z             | ``
      P1Y2M3DT4H5M6S                    | duration
      P0D                               | duration
      P1W                               | duration
      P1M                               | duration
      PT1M                              | duration
      P1DT1S                            | duration
      P00001Y                           | duration
      P                                 | ``
      PT                                | ``
      P1                                | ``
      P1DT                              | ``
      P1Y1D                             | ``
      P1D1Y                             | ``
      P1Y1Y                             | ``
      PT1H1S                            | ``
      P1W1D                             | ``
      P1S                               | ``
      PT1D                              | ``
      P1.5D                             | ``
      -P1D                              | ``
      p1d                               | ``
      P1DT1HT1M                         | ``
      ``                                | ``
      2040-12-31t23:59:60.999z          | date-time
      2040-06-30T00:00:60-23:59         | date-time
      9999-12-31T23:59:60Z              | date-time
      2040-06-30T23:58:60Z              | ``
      2040-06-30T23:59:60+00:01         | ``
      2040-06-30T23:59:61Z              | ``
      2040-06-30T23:59:60+24:00         | ``
      2040-06-30T23:59:60ZZ             | ``
      2040-06-30T23:59:6                | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "date time date-time duration");
  }
}
