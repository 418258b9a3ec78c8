package dev.masu.notation;

import dev.masu.internal.text.BoundedLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads {@code .gan} files: text with one actor a line.
 *
 * <pre>{@code
 * try (Stream<GanLine<LegacyGan>> lines = GanFile.lines(path, LegacyGan::parse)) {
 *   lines.forEach(line -> {
 *     if (line instanceof GanLine.Mistake<LegacyGan> mistake) {
 *       System.err.println(mistake.number() + ":" + mistake.column() + ": " + mistake.error().getMessage());
 *     }
 *   });
 * }
 * }</pre>
 *
 * <p>Lines end with a line feed, a carriage return or both. Blank lines, which are empty or of spaces
 * and tabs alone, are skipped. An actor fills its line: a space before or after it is a mistake.
 * A mistake does not end the reading, so that one reading finds them all. A line longer than {@link
 * #MAX_LINE_LENGTH} is a mistake too, and only its beginning is kept, so that any file can be read.
 *
 * <p>The suffix comes from the 2014 beta of GAN, so its actors are {@link LegacyGan}; files of GAN
 * 1.0.0 are read in the same way with {@code Gan::parse}. Nothing in a file distinguishes the two: {@code
 * W:P} is an actor in both.
 */
public final class GanFile {
  /** The length of the longest line that is read, in {@code char}s without the line's end. */
  public static final int MAX_LINE_LENGTH = 1000;

  private GanFile() {}

  /**
   * {@return the lines of a file in UTF-8, to be closed} What is not UTF-8 is a mistake at its location.
   *
   * @param <A> the type of the actors
   * @param file the file to read, while the stream is being used
   * @param parse how to read an actor: {@code LegacyGan::parse} or {@code Gan::parse}
   * @throws IOException if the file cannot be opened; if it cannot be read any further, the stream
   *     throws {@link UncheckedIOException}
   */
  public static <A> Stream<GanLine<A>> lines(Path file, Function<? super String, ? extends A> parse)
      throws IOException {
    return lines(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8), parse);
  }

  /**
   * {@return the lines that are not blank, in order; closing the stream closes the reader} If reading
   * fails, the stream throws {@link UncheckedIOException}.
   *
   * @param <A> the type of the actors
   * @param text the text of a file, read while the stream is being used
   * @param parse how to read an actor: {@code LegacyGan::parse} or {@code Gan::parse}
   */
  public static <A> Stream<GanLine<A>> lines(
      Reader text, Function<? super String, ? extends A> parse) {
    BufferedReader buffered = new BufferedReader(text);
    return StreamSupport.stream(new Lines<A>(buffered, parse), false)
        .onClose(() -> close(buffered));
  }

  private static void close(Reader text) {
    try {
      text.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Goes through the lines of a {@code .gan} file, one in memory at a time. */
  private static final class Lines<A> extends Spliterators.AbstractSpliterator<GanLine<A>> {
    private final BoundedLines lines;
    private final Function<? super String, ? extends A> parse;

    Lines(BufferedReader input, Function<? super String, ? extends A> parse) {
      super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
      this.lines = new BoundedLines(input, MAX_LINE_LENGTH);
      this.parse = parse;
    }

    @Override
    public boolean tryAdvance(Consumer<? super GanLine<A>> action) {
      try {
        String text = lines.next();
        if (text == null) {
          return false;
        }
        action.accept(line(text));
        return true;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private GanLine<A> line(String text) {
      try {
        if (text.length() > MAX_LINE_LENGTH) {
          throw NotationException.tooLong(".gan line", text, MAX_LINE_LENGTH);
        }
        return new GanLine.Actor<>(lines.number(), parse.apply(text));
      } catch (NotationException e) {
        return new GanLine.Mistake<>(lines.number(), e);
      }
    }
  }
}
