package dev.masu.benchmarks;

import dev.masu.benchmarks.reader.Mappers;
import dev.masu.fixtures.game.GgnGenerator;
import dev.masu.ggn.Move;
import dev.masu.jackson.reader.GgnReader;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.jackson.reader.Progress;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** Writes a GGN document of any size, and reads it transition by transition, checked. */
public final class LargeGgn {
  private static final long REPORTED = 100_000_000;

  private LargeGgn() {}

  /**
   * Writes or reads a document.
   *
   * @param arguments {@code write}, a file and a size in bytes; or {@code read} and a file
   * @throws IOException if the file cannot be written or opened
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[1]);
    if (arguments[0].equals("write")) {
      write(file, Long.parseLong(arguments[2]));
    } else {
      read(file);
    }
  }

  private static void write(Path file, long bytes) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      new GgnGenerator(1).writeBytes(out, bytes);
    }
  }

  private static void read(Path file) throws IOException {
    long start = System.nanoTime();
    JsonInput input = JsonInput.of(file).withProgress(LargeGgn::report);
    long transitions;
    try (Stream<Move> moves = GgnReader.of(Mappers.checkedBundled()).moves(input)) {
      transitions =
          moves.filter(move -> !move.transition().boardPatch().isEmpty()).count();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    print(
        "%,d transitions in %.1f s, %.0f MB a second, with %d MB of heap%n",
        transitions,
        seconds,
        Files.size(file) / seconds / 1e6,
        Runtime.getRuntime().maxMemory() >> 20);
  }

  private static void report(Progress progress) {
    long before = progress.bytes() - (1 << 16);
    if (progress.bytes() / REPORTED != before / REPORTED) {
      print(
          "%,d of %,d bytes%n",
          progress.bytes() / REPORTED * REPORTED, progress.total().orElseThrow());
    }
  }

  private static void print(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }
}
