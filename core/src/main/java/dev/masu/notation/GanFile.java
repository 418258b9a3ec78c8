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
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code .gan} files, which contain one actor per line.
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
 * <p>Lines end with a line feed, a carriage return or both. Lines that are empty or contain only
 * spaces and tabs are skipped as blank. An actor takes up the whole line: a space before or after
 * it is a mistake. Reading continues after a mistake, so a single pass finds them all. A line
 * longer than {@link #MAX_LINE_LENGTH} is also a mistake; only its beginning is kept, so memory use
 * stays bounded for any file.
 *
 * <p>The file extension and the media type, {@code application/vnd.gan}, come from the 2014 beta of
 * GAN, whose actors are {@link LegacyGan}s. To read a file of GAN 1.0.0 actors, pass
 * {@code Gan::parse} instead. Nothing in a file distinguishes the two: {@code W:P} is an actor in
 * both.
 */
public final class GanFile {
  /** The maximum length of a line, in {@code char}s, not counting the line terminator. */
  public static final int MAX_LINE_LENGTH = 1000;

  private GanFile() {}

  /**
   * {@return the lines of a UTF-8 file that are not blank, in order} The caller must close the
   * stream. Bytes that are not UTF-8 are a mistake at their location.
   *
   * @param <A> the type of the actors
   * @param file the file, which is read lazily as the stream is consumed
   * @param parse parses an actor: {@code LegacyGan::parse} or {@code Gan::parse}
   * @throws IOException if the file cannot be opened; if reading fails later, the stream throws
   *     {@link UncheckedIOException}
   */
  public static <A> Stream<GanLine<A>> lines(Path file, Function<? super String, ? extends A> parse)
      throws IOException {
    return lines(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8), parse);
  }

  /**
   * {@return the lines that are not blank, in order} Closing the stream closes the reader. If
   * reading fails, the stream throws {@link UncheckedIOException}.
   *
   * @param <A> the type of the actors
   * @param text the contents of a file, which are read lazily as the stream is consumed
   * @param parse parses an actor: {@code LegacyGan::parse} or {@code Gan::parse}
   */
  public static <A> Stream<GanLine<A>> lines(
      Reader text, Function<? super String, ? extends A> parse) {
    BoundedLines lines = new BoundedLines(new BufferedReader(text), MAX_LINE_LENGTH);
    Spliterator<GanLine<A>> all =
        new AbstractSpliterator<>(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          @Override
          public boolean tryAdvance(Consumer<? super GanLine<A>> action) {
            String next = next(lines);
            if (next == null) {
              return false;
            }
            action.accept(line(next, lines.number(), parse));
            return true;
          }
        };
    return StreamSupport.stream(all, false).onClose(() -> close(text));
  }

  private static @Nullable String next(BoundedLines lines) {
    try {
      return lines.next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <A> GanLine<A> line(
      String text, long number, Function<? super String, ? extends A> parse) {
    try {
      if (text.length() > MAX_LINE_LENGTH) {
        throw NotationException.tooLong(".gan line", text, MAX_LINE_LENGTH);
      }
      return new GanLine.Actor<>(number, parse.apply(text));
    } catch (NotationException e) {
      return new GanLine.Mistake<>(number, e);
    }
  }

  private static void close(Reader text) {
    try {
      text.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
