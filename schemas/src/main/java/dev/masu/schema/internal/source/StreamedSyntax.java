package dev.masu.schema.internal.source;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.text.Actual;
import dev.masu.schema.internal.text.Shown;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.deser.UnresolvedForwardReference;
import tools.jackson.databind.deser.UnresolvedId;

/**
 * Reports what is not JSON in a document that is not held: in Masu's words if it is cut off or followed by more,
 * otherwise in the parser's.
 */
public record StreamedSyntax(JsonParser parser) {
  /** What the parser's words say about its source and its features, at their end. */
  private static final Pattern FOR_PROGRAMMERS = Pattern.compile(
      "( \\((start marker at|for \\w+ starting at|not recognized as one since) .*\\)"
          + "|: enable `.*` to allow)$");

  /** The report on a document without a value. */
  public static CheckReport blank() {
    return new SyntaxProblem("empty-document", 0, Map.of("reason", "blank"))
        .report("", DocumentText.of("").locate(0));
  }

  /** {@return the report on what follows a value that a parser has read to its end; empty if nothing does} */
  public static Optional<CheckReport> after(JsonParser parser) {
    Map<String, Object> found = Map.of();
    TokenStreamLocation at = null;
    try {
      JsonToken next = parser.nextToken();
      if (next == null) {
        return Optional.empty();
      }
      found = Actual.written(next == JsonToken.VALUE_STRING ? "\"" : parser.getString());
    } catch (StreamConstraintsException e) {
      if (ReadProblem.isDocumentLimit(e)) {
        return Optional.of(CheckReport.of(ReadProblem.stopped(parser, e)));
      }
      at = e.getLocation();
    } catch (StreamReadException e) {
      at = e.getLocation();
    }
    return Optional.of(new StreamedSyntax(parser)
        .report("trailing-content", found, at == null ? parser.currentTokenLocation() : at));
  }

  /** The report on a document whose value is not JSON. */
  public CheckReport inValue(StreamReadException e) {
    TokenStreamContext context = parser.streamReadContext();
    boolean isAtEnd = e.getOriginalMessage().startsWith("Unexpected end-of-input");
    if (isAtEnd && endsInString(e)) {
      return unexpectedEnd("string", parser.currentTokenLocation(), e);
    }
    if (isAtEnd && !context.inRoot()) {
      TokenStreamLocation start =
          context.startLocation(parser.currentLocation().contentReference());
      return unexpectedEnd(context.inObject() ? "object" : "array", start, e);
    }
    return inItsWords(e);
  }

  private CheckReport inItsWords(StreamReadException e) {
    return report("syntax", Map.of("problem", words(e), "reason", "parser"), e.getLocation());
  }

  /** {@return Jackson's words, without what they say about its source and its features} */
  public static String words(JacksonException e) {
    String words = FOR_PROGRAMMERS.matcher(e.getOriginalMessage()).replaceFirst("");
    return e instanceof UnresolvedForwardReference unresolved ? words + ids(unresolved) : words;
  }

  /** The ids that no object has, which Jackson's original message leaves out. */
  private static String ids(UnresolvedForwardReference unresolved) {
    return Stream.ofNullable(unresolved.getUnresolvedIds())
        .flatMap(List::stream)
        .map(UnresolvedId::getId)
        .map(id -> id instanceof String text ? Shown.inEnglish(text) : String.valueOf(id))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static boolean endsInString(StreamReadException e) {
    return e instanceof UnexpectedEndOfInputException end
        && end.getTokenBeingDecoded() == JsonToken.VALUE_STRING;
  }

  private CheckReport unexpectedEnd(
      String inside, TokenStreamLocation start, StreamReadException e) {
    SourceLocation location = TokenLocator.of(parser).locate(start);
    return location == null
        ? inItsWords(e)
        : report("unexpected-end", Map.of("inside", inside, "start", location), e.getLocation());
  }

  private CheckReport report(
      String code, Map<String, Object> parameters, @Nullable TokenStreamLocation at) {
    SourceLocation location = at == null ? null : TokenLocator.of(parser).locate(at);
    return new SyntaxProblem(code, 0, parameters).report(Pointers.ofCurrentToken(parser), location);
  }
}
