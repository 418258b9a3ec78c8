package dev.masu.notation;

import dev.masu.internal.text.BoundedLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;

/** Goes through the lines of a {@code .gan} file, one in memory at a time. */
final class GanLines<A> extends Spliterators.AbstractSpliterator<GanLine<A>> {
  private final BoundedLines lines;
  private final Function<? super String, ? extends A> parse;

  GanLines(BufferedReader input, Function<? super String, ? extends A> parse) {
    super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
    this.lines = new BoundedLines(input, GanFile.MAX_LINE_LENGTH);
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
      if (text.length() > GanFile.MAX_LINE_LENGTH) {
        throw NotationException.tooLong(".gan line", text, GanFile.MAX_LINE_LENGTH);
      }
      return new GanLine.Actor<>(lines.number(), parse.apply(text));
    } catch (NotationException e) {
      return new GanLine.Mistake<>(lines.number(), e);
    }
  }
}
