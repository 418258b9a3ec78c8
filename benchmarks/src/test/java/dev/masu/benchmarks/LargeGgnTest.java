package dev.masu.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.game.GgnGenerator;
import dev.masu.fixtures.game.Written;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A document of several times the heap is read to its end, as {@code large-ggn.sh} does with a larger one. */
final class LargeGgnTest {
  private static final long BYTES = 100_000_000;
  private static final List<String> OPTIONS = List.of("-XX:+UseSerialGC", "-Xmx20m");

  @Test
  void isReadInConstantMemory(@TempDir Path folder) throws IOException {
    String file = folder.resolve("large.ggn").toString();
    LargeGgn.main(new String[] {"write", file, Long.toString(BYTES)});
    assertThat(Forked.output(LargeGgn.class, OPTIONS, "read", file).lines())
        .satisfiesExactly(
            line -> assertThat(line).matches("100,000,000 of 100,\\d{3},\\d{3} bytes"),
            line -> assertThat(line)
                .matches(transitions() + " transitions in .* with (19|20) MB of heap"));
  }

  private static String transitions() throws IOException {
    Written written = new GgnGenerator(1).writeBytes(OutputStream.nullOutputStream(), BYTES);
    return String.format(Locale.ROOT, "%,d", written.transitions());
  }
}
