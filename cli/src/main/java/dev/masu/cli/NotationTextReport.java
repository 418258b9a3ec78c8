package dev.masu.cli;

import dev.masu.notation.NotationException;
import java.io.PrintStream;
import java.util.List;

/** A report for people: each text with its attributes below it, or its mistake. */
final class NotationTextReport implements NotationReport {
  private static final String GAP = "  ";

  private final PrintStream out;

  NotationTextReport(PrintStream out) {
    this.out = out;
  }

  @Override
  public void add(NotationReading reading) {
    reading
        .error()
        .ifPresentOrElse(error -> printMistake(reading.given(), error), () -> printValid(reading));
  }

  @Override
  public void end() {}

  private void printValid(NotationReading reading) {
    out.println(reading.given().text());
    List<Attribute> attributes = reading.attributes();
    int width = attributes.stream().mapToInt(a -> a.label().length()).max().orElse(0);
    attributes.forEach(attribute -> {
      String label = attribute.label();
      String padding = " ".repeat(width - label.length());
      out.println(PlacedMessage.INDENT + label + padding + GAP + attribute.words());
    });
  }

  private void printMistake(GivenText given, NotationException error) {
    String text = given.text();
    int column = text.codePointCount(0, error.index()) + 1;
    String place = given.line().map(line -> "-:" + line + ":" + column + ": ").orElse("");
    PlacedMessage.lines(place + error.getMessage(), text, error.index()).forEach(out::println);
  }
}
