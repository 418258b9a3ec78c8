package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.check.SchemaEngine.Checked;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.evaluate.StartLocation;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.MalformedUtf8;
import dev.masu.schema.internal.source.StreamedSyntax;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import dev.masu.schema.internal.tokens.TapeRecorder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;

/**
 * Checks input that can be read only once, in memory that does not grow with its size, or while it is recorded on a
 * tape; and parts of tapes. Locations are counted as Jackson counts them.
 */
record StreamCheck(SchemaNode root, EvaluatorPool evaluators) {
  /** Checks a whole document and closes the parser, which must come from {@link JsonTexts}. */
  CheckReport check(JsonParser parser) throws IOException {
    try (parser) {
      Evaluator evaluator = read(parser, ValuePath.ROOT);
      if (evaluator.isComplete()) {
        return StreamedSyntax.after(parser).orElseGet(() -> report(evaluator));
      }
      return evaluator.wasStopped() ? report(evaluator) : StreamedSyntax.blank();
    } catch (StreamReadException e) {
      return new StreamedSyntax(parser).inValue(e);
    } catch (JacksonIOException e) {
      if (e.getCause() instanceof MalformedUtf8 malformed) {
        return malformed.problem(0).report("", null);
      }
      if (e.getCause() instanceof DocumentSize.Exceeded tooLarge) {
        return tooLarge.report();
      }
      throw e.getCause();
    }
  }

  /** Checks the parser's current value. */
  CheckReport checkValue(JsonParser parser, ValuePath path) {
    return report(read(parser, path));
  }

  private Evaluator read(JsonParser parser, ValuePath path) {
    Evaluator evaluator = start(parser, path, StartLocation.keptUntil(parser));
    evaluator.read();
    return evaluator;
  }

  private Evaluator start(JsonParser parser, ValuePath path, int keptUntil) {
    return evaluators.acquire().startReport(parser, path, Long.MAX_VALUE, keptUntil);
  }

  private CheckReport report(Evaluator evaluator) {
    if (evaluator.isValid()) {
      evaluators.release(evaluator);
      return CheckReport.valid();
    }
    return evaluator.report(evaluator.locator(), List.of());
  }

  /** Records and checks a value, up to where a limit stops reading. */
  Checked recordAndCheck(TapeRecorder recorder, ValuePath path) {
    Evaluator evaluator = start(recorder, path, Integer.MAX_VALUE);
    try {
      recorder.begin();
    } catch (StreamConstraintsException e) {
      evaluator.stoppedBy(e);
    }
    Tape.Part value = recorder.recorded();
    return new Checked(value, report(evaluator, recorder, value));
  }

  /** Checks part of a tape, which has the given path in its document. */
  CheckReport check(Tape.Part value, ValuePath path) {
    if (value.isValidBy(root)) {
      return CheckReport.valid();
    }
    TapeParser replay = new TapeParser(value);
    replay.nextToken();
    if (value.nestsTooDeep()) {
      InstanceLocation location = new InstanceLocation(path, replay.currentTokenLocation(), 0);
      return CheckReport.of(ReadProblem.nestedTooDeep(location).violation(TokenLocator.of(replay)));
    }
    return report(start(replay, path, Integer.MAX_VALUE), replay, value);
  }

  private CheckReport report(Evaluator evaluator, JsonParser parser, Tape.Part value) {
    List<Integer> validStarts = readValue(evaluator, parser, value);
    CheckReport report = report(evaluator);
    if (report.isValid()) {
      value.addValid(root, validStarts);
    }
    return report;
  }

  /**
   * Reads and checks a value; {@return the indexes of the value and of the nested values that are valid against the
   * same schema if it is}
   */
  private List<Integer> readValue(Evaluator evaluator, JsonParser parser, Tape.Part value) {
    List<Integer> validStarts = new ArrayList<>();
    validStarts.add(value.start());
    try {
      evaluator.begin();
      while (!evaluator.isComplete() && !evaluator.wasStopped()) {
        evaluator.accept(Objects.requireNonNull(parser.nextToken(), "the parser ended"));
        if (evaluator.startsWhatIsCheckedBy(root)) {
          validStarts.add(value.start() + (int) evaluator.eventIndex() - 1);
        }
      }
    } catch (StreamConstraintsException e) {
      evaluator.stoppedBy(e);
    }
    return validStarts;
  }
}
