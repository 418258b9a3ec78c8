package dev.masu.schema.internal.location;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.exc.StreamConstraintsException;

/** What a limit of a parser has stopped, as parameters of a violation: in our words if it is known. */
public final class ParserLimit {
  /** Only the message says which limit it is. */
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

  /** The parameters of the violation. How much was found is left out: it is only how much was read. */
  public static Map<String, Object> parameters(StreamConstraintsException e) {
    String problem = e.getOriginalMessage();
    Matcher message = MESSAGE.matcher(problem);
    String constraint = message.matches() ? CONSTRAINTS.get(message.group(1)) : null;
    return constraint == null
        ? Map.of("problem", problem)
        : Map.of("constraint", constraint, "limit", Long.valueOf(message.group(2)));
  }
}
