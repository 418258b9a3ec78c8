package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.ParserCheck.Checked;
import dev.masu.schema.internal.document.SyntaxProblem;
import dev.masu.schema.internal.document.TapeRecorder;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.evaluate.TapeCheck;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamReadException;

/** Reads the JSON of a schema's text. */
final class SchemaJson {
  private static final TapeCheck CHECK = TapeCheck.withoutSchema(CheckLimits.defaults());

  private SchemaJson() {}

  /**
   * Reads a text.
   *
   * @param refusal makes the exception to throw for a text that is not one JSON value, or whose objects have duplicate
   *     names
   */
  static LocatedValue read(
      DocumentText document, Function<SyntaxProblem, SchemaException> refusal) {
    try (JsonParser parser = JsonTexts.parser(document)) {
      if (parser.nextToken() == null) {
        throw refusal.apply(JsonTexts.problem(document, null));
      }
      Checked checked =
          CHECK.read(TapeRecorder.of(parser), "", TokenPlaces.in(document), value -> List.of());
      if (!checked.report().isValid()) {
        throw refusal.apply(problem(checked.report().violations().get(0)));
      }
      if (parser.nextToken() != null) {
        throw refusal.apply(JsonTexts.problem(document, null));
      }
      return LocatedValue.of(checked.value());
    } catch (StreamReadException e) {
      throw refusal.apply(JsonTexts.problem(document, e));
    }
  }

  private static SyntaxProblem problem(Violation violation) {
    long offset = violation.location().map(SourceLocation::offset).orElse(0L);
    return new SyntaxProblem(violation.code(), (int) offset, violation.parameters());
  }
}
