package dev.masu.cli.notation;

import dev.masu.cli.notation.NotationAttributes.Conversion;
import dev.masu.cli.output.LineExcerpt;
import dev.masu.notation.NotationException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints for people: each text with its attributes below it, or its mistake. */
final class TextNotationPrinter implements NotationPrinter {
  private static final String GAP = "  ";
  private static final String NONE = "none";

  private final PrintStream out;

  TextNotationPrinter(PrintStream out) {
    this.out = out;
  }

  @Override
  public void addValid(String text, @Nullable Long line, NotationAttributes attributes) {
    out.println(text);
    Map<String, @Nullable Object> values = attributes.values();
    int width =
        values.keySet().stream().mapToInt(name -> label(name).length()).max().orElse(0);
    values.forEach((name, value) -> {
      String label = label(name);
      String padding = " ".repeat(width - label.length());
      out.println(LineExcerpt.INDENT + label + padding + GAP + words(value));
    });
  }

  /** {@return {@code king-like} for {@code kingLike}} */
  private static String label(String name) {
    return name.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static String words(@Nullable Object value) {
    if (value instanceof Boolean holds) {
      return holds ? "yes" : "no";
    }
    if (value instanceof int[] numbers) {
      return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    }
    if (value instanceof Conversion conversion) {
      return conversion.text() == null ? NONE + ": " + conversion.reason() : conversion.text();
    }
    return value == null ? NONE : value.toString();
  }

  @Override
  public void addInvalid(String text, @Nullable Long line, NotationException error) {
    int column = text.codePointCount(0, error.index()) + 1;
    String location = line == null ? "" : "-:" + line + ":" + column + ": ";
    LineExcerpt.around(error.index(), text)
        .below(location + error.getMessage())
        .forEach(out::println);
  }
}
