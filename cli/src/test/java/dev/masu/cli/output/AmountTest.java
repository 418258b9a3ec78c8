package dev.masu.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Amounts, in a locale with other digits. */
class AmountTest {
  private final Locale before = Locale.getDefault();

  @BeforeEach
  void setLocale() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
  }

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @CsvSource({"0, 0 pieces", "1, 1 piece", "2, 2 pieces", "14980, '14,980 pieces'"})
  void counts(long number, String text) {
    assertThat(Amount.of(number, "piece", "pieces")).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 B",
    "999, 999 B",
    "1000, 1.0 kB",
    "999949, 999.9 kB",
    "999950, 1.0 MB",
    "1407191, 1.4 MB",
    "2147483647, '2,147.5 MB'"
  })
  void sizes(long bytes, String text) {
    assertThat(Amount.ofBytes(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0, 0.00 s", "4999999, 0.00 s", "410000000, 0.41 s", "3600000000000, '3,600.00 s'"})
  void times(long nanos, String text) {
    assertThat(Amount.ofNanos(nanos)).isEqualTo(text);
  }
}
