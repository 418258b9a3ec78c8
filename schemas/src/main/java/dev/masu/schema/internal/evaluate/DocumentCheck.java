package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.document.ByteSource;
import dev.masu.schema.internal.document.DocumentSize;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.SyntaxReport;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.Utf8Places;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;

/** Checks documents that can be read again, so that locations are found by that and count code points. */
final class DocumentCheck {
  private final CheckLimits limits;
  private final DocumentSize size;
  private final EvaluatorPool evaluators;

  DocumentCheck(CheckLimits limits, EvaluatorPool evaluators) {
    this.limits = limits;
    this.size = new DocumentSize(limits);
    this.evaluators = evaluators;
  }

  /** Checks bytes that must be UTF-8; they are held as a text only if they are not JSON. */
  CheckReport check(ByteSource source) throws IOException {
    CheckReport report = ofJson(source);
    if (report != null) {
      return report;
    }
    try (InputStream in = source.open()) {
      byte[] bytes = size.read(in);
      return size.refusal(bytes).orElseGet(() -> check(DocumentText.of(bytes)));
    }
  }

  /** The report of bytes that are one JSON value, or null if they are not, or cannot be read. */
  private @Nullable CheckReport ofJson(ByteSource source) throws IOException {
    try (JsonParser parser = source.parser()) {
      Evaluator evaluator = read(parser, source.maxLength());
      if (evaluator == null) {
        return JsonTexts.hasMore(parser) ? null : CheckReport.valid();
      }
      if (!isOneValue(evaluator, parser)) {
        return null;
      }
      if (!evaluator.isComplete()) {
        source.requireUtf8();
      }
      return report(evaluator, source);
    } catch (CharacterCodingException | StreamReadException | JacksonIOException e) {
      // Checked again as text, which finds the syntax error; input that cannot be read fails again.
      return null;
    }
  }

  private @Nullable Evaluator read(JsonParser parser, long length) {
    Evaluator evaluator = evaluators.take().start(parser, length);
    evaluator.read();
    if (evaluator.isValid()) {
      evaluators.give(evaluator);
      return null;
    }
    return evaluator;
  }

  /** Whether the evaluator has stopped at the end of the document, or at a limit. */
  private static boolean isOneValue(Evaluator evaluator, JsonParser parser) {
    return evaluator.isComplete()
        ? !JsonTexts.hasMore(parser)
        : !evaluator.problems().isEmpty();
  }

  /** The report, or null if a location is not found again since the source has changed meanwhile. */
  private @Nullable CheckReport report(Evaluator evaluator, ByteSource source) throws IOException {
    ReportWriter writer = new ReportWriter(evaluator.problems(), evaluator.outcome());
    NavigableSet<Integer> unplaced = writer.unplaced();
    Map<Integer, Spot> spots = unplaced.isEmpty() ? Map.of() : found(source.parser(), unplaced);
    if (!spots.keySet().containsAll(unplaced)) {
      return null;
    }
    List<TokenStreamLocation> reported = writer.kept();
    spots.values().forEach(spot -> reported.add(spot.place()));
    TokenPlaces places = Utf8Places.of(source, reported);
    return writer.write(spots, places, List.of(), limits.maxViolations());
  }

  /** Checks a text. */
  CheckReport check(DocumentText document) {
    return SyntaxReport.unlessJson(document, parser -> check(document, parser));
  }

  private CheckReport check(DocumentText document, JsonParser parser) {
    Evaluator evaluator = read(parser, document.text().length());
    boolean isOneValue =
        evaluator == null ? !JsonTexts.hasMore(parser) : isOneValue(evaluator, parser);
    if (!isOneValue) {
      return SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    }
    return evaluator == null ? CheckReport.valid() : report(evaluator, document);
  }

  private CheckReport report(Evaluator evaluator, DocumentText document) {
    ReportWriter writer = new ReportWriter(evaluator.problems(), evaluator.outcome());
    NavigableSet<Integer> unplaced = writer.unplaced();
    Map<Integer, Spot> spots =
        unplaced.isEmpty() ? Map.of() : found(JsonTexts.parser(document), unplaced);
    return writer.write(spots, TokenPlaces.in(document), List.of(), limits.maxViolations());
  }

  private static Map<Integer, Spot> found(JsonParser again, NavigableSet<Integer> unplaced) {
    try (again) {
      return Locator.find(again, "", unplaced);
    }
  }
}
