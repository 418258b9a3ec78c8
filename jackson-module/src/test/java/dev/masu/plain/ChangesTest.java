package dev.masu.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.plain.reading.Changes;
import dev.masu.plain.reading.Input;
import dev.masu.plain.reading.Readings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Changed documents are of every kind, and the same ones in every run. */
final class ChangesTest {
  private static final byte[] STN =
      "{\"board\":{\"e2\":null,\"e4\":\"C:P\",\"a1A\":\"s:+p\"},\"hands\":{\"c:p\":1},\"toggle\":false}"
          .getBytes(StandardCharsets.UTF_8);

  @Test
  void areOfEveryKind() throws IOException {
    Changes changes = new Changes(1);
    Readings readings = new Readings();
    for (int i = 0; i < 1_000; i++) {
      readings.add(Subjects.STN, changes.changed(STN), Input.BYTES);
    }
    readings.assertOfEveryKind(200, 400, 50);
  }

  @Test
  void dependOnTheSeedAlone() {
    assertThat(texts(1)).isEqualTo(texts(1)).isNotEqualTo(texts(2));
  }

  private static String texts(long seed) {
    Changes changes = new Changes(seed);
    return IntStream.range(0, 50)
        .mapToObj(i -> new String(changes.changed(STN), StandardCharsets.UTF_8))
        .toList()
        .toString();
  }
}
