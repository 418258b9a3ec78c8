package dev.masu.benchmarks.reader;

import dev.masu.benchmarks.game.GameEvents;
import dev.masu.benchmarks.game.GameRecords;
import dev.masu.fixtures.Corpus;
import dev.masu.fixtures.game.GgnGenerator;
import dev.masu.fixtures.game.StnGenerator;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The documents that are read: the same bytes in every run, for everything that reads. */
public enum Sample {
  /** Generated rules of 1.4 MB, the size of the real table of chess. */
  GGN_1,
  /** Generated rules of 20 MB. */
  GGN_20,
  /** Generated rules of 100 MB. */
  GGN_100,
  /** The real table of chess; generated rules of about its size where the corpus is absent. */
  CHESS,
  /** The real table of xiangqi; generated rules where the corpus is absent. */
  XIANGQI,
  /** A million STN documents, one a line. */
  STN_LINES,
  /** 10,000 records of a user's own type. */
  RECORDS,
  /** 100,000 values of a user's own type of three kinds. */
  EVENTS;

  /** Where the documents are kept, and taken from if they are there. */
  public static final Path FOLDER =
      Path.of(System.getProperty("masu.benchmarks.documents", "benchmarks/target/documents"));

  /** {@return the document, which the first call writes into a file below {@code target}} */
  public byte[] bytes() {
    try {
      return Files.readAllBytes(file());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + this, e);
    }
  }

  /** {@return the document's size in bytes} */
  public long size() {
    try {
      return Files.size(file());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + this, e);
    }
  }

  private Path file() throws IOException {
    Path file = FOLDER.resolve(name());
    if (!Files.exists(file)) {
      write(file);
    }
    return file;
  }

  private void write(Path file) throws IOException {
    Files.createDirectories(FOLDER);
    Path begun = FOLDER.resolve(name() + ".begun");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(begun))) {
      write(out);
    }
    Files.move(begun, file);
  }

  private void write(OutputStream out) {
    switch (this) {
      case GGN_1 -> ggn(out, 1_400_000);
      case GGN_20 -> ggn(out, 20_000_000);
      case GGN_100 -> ggn(out, 100_000_000);
      case CHESS -> real("chess.ggn", out);
      case XIANGQI -> real("xiangqi.ggn", out);
      case STN_LINES -> new StnGenerator(1).writeTransitions(out, 1_000_000);
      case RECORDS -> GameRecords.write(out, 10_000);
      case EVENTS -> GameEvents.write(out, 100_000);
    }
  }

  private static void ggn(OutputStream out, long bytes) {
    new GgnGenerator(1).writeBytes(out, bytes);
  }

  private static void real(String name, OutputStream out) {
    Corpus.find()
        .map(folder -> folder.resolve(name))
        .ifPresentOrElse(file -> copy(file, out), () -> {
          System.out.println("No corpus: " + name + " is replaced by generated rules.");
          ggn(out, 1_400_000);
        });
  }

  private static void copy(Path file, OutputStream out) {
    try {
      Files.copy(file, out);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + file, e);
    }
  }
}
