package dev.masu.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.benchmarks.reader.Sample;
import dev.masu.fixtures.game.GgnGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is measured in Java virtual machines of its own, on small documents. */
final class ForkedTest {
  private static final long BYTES = 3_000_000;

  @TempDir
  private static Path folder;

  @Test
  void transitionsTakeNoMoreHeapThanTheyMay() throws IOException {
    writeRules(Sample.GGN_20);
    double typed = Forked.number(Heap.class, options(), "typed");
    assertThat(typed).isBetween(20.0, 100.0);
    assertThat(Forked.number(Heap.class, options(), "map")).isGreaterThan(8 * typed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"read", "map", "networknt"})
  void theFirstReadIsTimed(String subject) throws IOException {
    writeRules(Sample.CHESS);
    assertThat(Forked.number(FirstRead.class, options(), subject)).isPositive();
  }

  @Test
  void aProcessThatFailsIsAnError() {
    assertThatThrownBy(() -> Forked.number(FirstRead.class, List.of("-Xmx1k"), "read"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("[")
        .hasMessageEndingWith("] failed; its error stands above");
  }

  private static List<String> options() {
    return List.of("-XX:+UseSerialGC", "-Dmasu.benchmarks.documents=" + folder);
  }

  private static void writeRules(Sample sample) throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve(sample.name()))) {
      new GgnGenerator(1).writeBytes(out, BYTES);
    }
  }
}
