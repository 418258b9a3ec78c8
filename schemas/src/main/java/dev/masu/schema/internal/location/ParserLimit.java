package dev.masu.schema.internal.location;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * Describes an exceeded limit of a parser as parameters of a violation: in Masu's terms if the limit is recognized,
 * and otherwise in Jackson's words.
 */
public final class ParserLimit {
  /** Only the message says which limit was exceeded. */
  private static final Pattern MESSAGE =
      Pattern.compile("(.+) \\([0-9]+\\) exceeds the maximum allowed \\(([0-9]+), from .+\\)");

  private static final Map<String, String> CONSTRAINTS = Map.of(
      "Document length", "document",
      "Document nesting depth", "nesting",
      "Name length", "name",
      "Number value length", "number",
      "String value length", "string",
      "Token count", "tokens");

  private ParserLimit() {}

  /**
   * The parameters of the violation. They leave out the size that was found, which is only how much had been read.
   */
  public static Map<String, Object> parameters(StreamConstraintsException e) {
    String problem = e.getOriginalMessage();
    Matcher message = MESSAGE.matcher(problem);
    String constraint = message.matches() ? CONSTRAINTS.get(message.group(1)) : null;
    return constraint == null
        ? Map.of("problem", problem)
        : Map.of("constraint", constraint, "limit", Long.valueOf(message.group(2)));
  }
}
