package dev.masu.jackson.internal.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scanning eight bytes at once finds the same records as scanning byte by byte. */
final class LineScannerTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"\n", "\r", "\r\n", " ", "\t", "é", "￿", "𝄞", "\0", "\u0001", " !", "\u007F", "~"
      })
  void theSameRecordsAreFoundInPiecesOfAnySize(String special) {
    for (int before = 0; before <= 20; before++) {
      for (int behind = 0; behind <= 20; behind++) {
        byte[] window = ("x".repeat(before) + special + "z".repeat(behind) + "\n\n[1]\n")
            .getBytes(StandardCharsets.UTF_8);
        assertThat(found(window, window.length)).isEqualTo(found(window, 1)).isNotEmpty();
      }
    }
  }

  private static List<RecordSpan> found(byte[] window, int step) {
    LineScanner scanner = new LineScanner(1_000);
    for (int i = 0; i < window.length; i += step) {
      scanner.scan(window, i, i + step);
    }
    scanner.end(window.length);
    return scanner.takeFound();
  }
}
