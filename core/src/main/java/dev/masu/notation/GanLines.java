package dev.masu.notation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Goes through the lines of a {@code .gan} file, one in memory at a time. */
final class GanLines<A> extends Spliterators.AbstractSpliterator<GanLine<A>> {
  /** One char too many tells that a line is too long; another one may complete that character. */
  private static final int KEPT = GanFile.MAX_LINE_LENGTH + 1;

  private final BufferedReader input;
  private final Function<? super String, ? extends A> parse;
  private long number;

  GanLines(BufferedReader input, Function<? super String, ? extends A> parse) {
    super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
    this.input = input;
    this.parse = parse;
  }

  @Override
  public boolean tryAdvance(Consumer<? super GanLine<A>> action) {
    try {
      String text = readText();
      while (text != null && isBlank(text)) {
        text = readText();
      }
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
      return new GanLine.Actor<>(number, parse.apply(text));
    } catch (NotationException e) {
      return new GanLine.Mistake<>(number, e);
    }
  }

  /** {@return one line, cut off behind the first character too many, null at the end of the file} */
  private @Nullable String readText() throws IOException {
    int character = input.read();
    if (character == -1) {
      return null;
    }
    number++;
    StringBuilder text = new StringBuilder();
    for (; character != -1 && character != '\n' && character != '\r'; character = input.read()) {
      if (text.length() <= KEPT) {
        text.append((char) character);
      }
    }
    if (text.length() > KEPT
        && !Character.isSurrogatePair(text.charAt(KEPT - 1), text.charAt(KEPT))) {
      text.setLength(KEPT);
    }
    if (character == '\r') {
      skipLineFeed();
    }
    return text.toString();
  }

  private void skipLineFeed() throws IOException {
    input.mark(1);
    if (input.read() != '\n') {
      input.reset();
    }
  }

  private static boolean isBlank(String text) {
    return text.length() <= GanFile.MAX_LINE_LENGTH
        && text.chars().allMatch(character -> character == ' ' || character == '\t');
  }
}
