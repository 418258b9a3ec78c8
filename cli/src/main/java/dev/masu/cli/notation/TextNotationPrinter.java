package dev.masu.cli.notation;

import dev.masu.cli.output.LocatedMessage;
import dev.masu.notation.NotationException;
import java.io.PrintStream;
import java.util.List;

/** Prints for people: each text with its attributes below it, or its mistake. */
final class TextNotationPrinter implements NotationPrinter {
  private static final String GAP = "  ";

  private final PrintStream out;

  TextNotationPrinter(PrintStream out) {
    this.out = out;
  }

  @Override
  public void add(NotationResult result) {
    result
        .error()
        .ifPresentOrElse(error -> printMistake(result.input(), error), () -> printValid(result));
  }

  @Override
  public void addUnreadable(String reason) {}

  @Override
  public void end() {}

  private void printValid(NotationResult result) {
    out.println(result.input().text());
    List<Attribute> attributes = result.attributes();
    int width = attributes.stream().mapToInt(a -> a.label().length()).max().orElse(0);
    attributes.forEach(attribute -> {
      String label = attribute.label();
      String padding = " ".repeat(width - label.length());
      out.println(LocatedMessage.INDENT + label + padding + GAP + attribute.words());
    });
  }

  private void printMistake(InputText input, NotationException error) {
    String text = input.text();
    int column = text.codePointCount(0, error.index()) + 1;
    String place = input.line().map(line -> "-:" + line + ":" + column + ": ").orElse("");
    LocatedMessage.lines(place + error.getMessage(), text, error.index()).forEach(out::println);
  }
}
