package dev.masu.schema.internal.check;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.tokens.ParserCheck.Checked;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import dev.masu.schema.internal.tokens.TapeRecorder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamConstraintsException;

/** Checks values while they are recorded on a tape, and parts of recorded tapes. */
final class TapeCheck {
  private final SchemaNode root;
  private final CheckLimits limits;
  private final EvaluatorPool evaluators;

  TapeCheck(SchemaNode root, CheckLimits limits, EvaluatorPool evaluators) {
    this.root = root;
    this.limits = limits;
    this.evaluators = evaluators;
  }

  /** Records and checks a value, up to where a limit stops reading. */
  Checked read(TapeRecorder recorder, String pointer) {
    Evaluator evaluator = start(recorder, pointer);
    try {
      recorder.begin();
    } catch (StreamConstraintsException e) {
      evaluator.stoppedBy(e);
    }
    Tape.Part value = recorder.recorded();
    return new Checked(value, report(evaluator, recorder, value));
  }

  /** Checks part of a tape, which is at the given JSON Pointer in its document. */
  CheckReport check(Tape.Part value, String pointer) {
    if (value.isValidBy(root)) {
      return CheckReport.valid();
    }
    TapeParser replay = new TapeParser(value);
    replay.nextToken();
    return report(start(replay, pointer), replay, value);
  }

  private Evaluator start(JsonParser parser, String pointer) {
    return evaluators
        .take()
        .startReport(parser, ValuePath.of(pointer), Long.MAX_VALUE, Integer.MAX_VALUE);
  }

  private CheckReport report(Evaluator evaluator, JsonParser parser, Tape.Part value) {
    List<Integer> validStarts = readValue(evaluator, parser, value);
    if (evaluator.isValid()) {
      value.addValid(root, validStarts);
      evaluators.give(evaluator);
      return CheckReport.valid();
    }
    return evaluator
        .report()
        .write(TokenLocator.asJacksonCounts(), List.of(), limits.maxViolations());
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
          validStarts.add(value.start() + evaluator.order() - 1);
        }
      }
    } catch (StreamConstraintsException e) {
      evaluator.stoppedBy(e);
    }
    return validStarts;
  }
}
