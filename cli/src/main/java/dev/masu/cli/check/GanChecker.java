package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.notation.Gan;
import dev.masu.notation.GanFile;
import dev.masu.notation.GanLine;
import dev.masu.notation.LegacyGan;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Checks {@code .gan} files: an actor a line, all of GAN 1.0.0 or all of the 2014 beta.
 *
 * <p>Nothing in a file says which it is. An invalid file is reported as the one that it has fewer mistakes as. Bytes
 * that are not UTF-8 are reported as they are for JSON.
 */
final class GanChecker implements Checker {
  private static final String CODE = "gan";

  private final CheckLimits limits;

  GanChecker(CheckLimits limits) {
    this.limits = limits;
  }

  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    byte[] bytes = content.readAllBytes();
    DocumentText document = DocumentText.of(bytes);
    SyntaxProblem problem = document.encodingProblem();
    return problem == null
        ? check(document.text())
        : CheckOutcome.of(problem.report(document), SchemaChecker.text(bytes));
  }

  private CheckOutcome check(String text) {
    Reading current = Reading.of(text, Gan::parse, limits);
    if (current.mistakes == 0) {
      return current.outcome("GAN 1.0.0");
    }
    Reading beta = Reading.of(text, LegacyGan::parse, limits);
    return current.mistakes <= beta.mistakes
        ? current.outcome("GAN 1.0.0")
        : beta.outcome("GAN beta of 2014");
  }

  /** A file parsed as one of the notations that it may be in. */
  private static final class Reading {
    private final String text;
    private final LineCounter counter;
    private final List<Violation> violations = new ArrayList<>();
    private final int max;
    private int actors;
    private int mistakes;

    private Reading(String text, CheckLimits limits) {
      this.text = text;
      this.counter = new LineCounter(text);
      this.max = limits.maxViolations();
    }

    static Reading of(String text, Function<? super String, ?> parse, CheckLimits limits) {
      Reading reading = new Reading(text, limits);
      try (Stream<? extends GanLine<?>> lines = GanFile.lines(new StringReader(text), parse)) {
        lines.forEachOrdered(reading::add);
      }
      return reading;
    }

    /** {@return the outcome, which names the notation if the file is valid} */
    CheckOutcome outcome(String notation) {
      CheckReport report = CheckReport.of(violations, max);
      return new CheckOutcome(
          report,
          LocatedMessage.of(report, text),
          List.of(Amount.of(actors, "actor", "actors"), notation));
    }

    private void add(GanLine<?> read) {
      if (read instanceof GanLine.Mistake<?> mistake) {
        mistakes++;
        // One more than is reported shows that there are more.
        if (violations.size() <= max) {
          violations.add(violation(mistake));
        }
      } else {
        actors++;
      }
    }

    private Violation violation(GanLine.Mistake<?> mistake) {
      int offset = counter.offsetOf((int) mistake.number(), 1) + mistake.error().index();
      return Violation.builder(Phase.NOTATION, CODE, "")
          .at(counter.locate(offset))
          .message(mistake.error().getMessage() + advice(offset))
          .build();
    }

    /** What to do about a character that no editor shows. */
    private String advice(int offset) {
      return offset == 0 && text.startsWith("\uFEFF")
          ? "; the file starts with a byte order mark: save it as UTF-8 without one"
          : "";
    }
  }
}
