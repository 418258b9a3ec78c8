package dev.masu.schema.internal.report;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * A value or name that the parser reads but JSON does not allow, or that exceeds a limit.
 *
 * @param code the stable code
 * @param location the location of the value or name at fault
 * @param parameters the parameters of the violation, with locations as the parser counts them
 */
public record ReadProblem(String code, InstanceLocation location, Map<String, Object> parameters) {
  /** The code of a document that is larger than allowed. */
  public static final String DOCUMENT_TOO_LARGE = "document-too-large";

  /** The code of open objects that have more names than allowed. */
  public static final String TOO_MANY_NAMES = "too-many-names";

  /** Nested checks may evaluate so many tokens, and so many for each key and value of the outermost value. */
  private static final long MIN_NESTED_TOKENS = 5_000_000;

  private static final long NESTED_TOKENS_PER_VALUE = 200;

  /** Only the message of Jackson's exception says which limit was exceeded, with the digits of the default locale. */
  private static final Pattern LIMIT_MESSAGE =
      Pattern.compile("(.+) \\(\\p{Nd}+\\) exceeds the maximum allowed \\((\\p{Nd}+), from .+\\)");

  private static final Map<String, String> CONSTRAINTS = Map.of(
      "Document length", "document",
      "Document nesting depth", "nesting",
      "Name length", "name",
      "Number value length", "number",
      "String value length", "string",
      "Token count", "tokens");

  private static final Set<String> ENDS_READING =
      Set.of("nesting-too-deep", "stream-constraint", DOCUMENT_TOO_LARGE, TOO_MANY_NAMES);

  /** The codes of phase SYNTAX for tokens that a parser has read. */
  private static final Set<String> OF_TOKENS = Set.of("duplicate-name", "not-json");

  /** A name that the object already has. */
  public static ReadProblem duplicate(
      InstanceLocation location, String name, TokenStreamLocation first) {
    return new ReadProblem("duplicate-name", location, Map.of("property", name, "first", first));
  }

  /** Whether values with schemas of their own nest too deep to check each by its own. */
  public static boolean isNestedTooDeep(long nestedTokens, long values) {
    return nestedTokens > MIN_NESTED_TOKENS + NESTED_TOKENS_PER_VALUE * values;
  }

  /** The first value that is not checked by its own schema, since such values nest too deep. */
  public static ReadProblem nestedTooDeep(InstanceLocation location) {
    return new ReadProblem("nesting-too-deep", location, Map.of("constraint", "schemas"));
  }

  /** An exceeded limit of the parser. */
  public static ReadProblem stopped(InstanceLocation location, StreamConstraintsException e) {
    return new ReadProblem("stream-constraint", location, limitParameters(e));
  }

  /** The violation for an exceeded limit of the parser, before or after a value. */
  public static Violation stopped(JsonParser parser, StreamConstraintsException e) {
    ValuePath path = ValuePath.ofCurrentToken(parser);
    return stopped(new InstanceLocation(path, parser.currentTokenLocation(), 0), e)
        .violation(TokenLocator.asJacksonCounts());
  }

  /**
   * The parameters of the violation for an exceeded limit of the parser: in Masu's terms if the limit is recognized,
   * and otherwise in Jackson's words. They leave out the size that was found, which is only how much had been read.
   */
  static Map<String, Object> limitParameters(StreamConstraintsException e) {
    String problem = e.getOriginalMessage();
    Matcher message = LIMIT_MESSAGE.matcher(problem);
    String constraint = message.matches() ? CONSTRAINTS.get(message.group(1)) : null;
    return constraint == null
        ? Map.of("problem", problem)
        : Map.of("constraint", constraint, "limit", Long.valueOf(message.group(2)));
  }

  /** Whether the exceeded limit is one of the whole document, rather than of one token. */
  public static boolean isDocumentLimit(StreamConstraintsException e) {
    Object constraint = limitParameters(e).get("constraint");
    return "document".equals(constraint) || "tokens".equals(constraint);
  }

  /** Whether nothing after a violation could be read: the text is not JSON there, or reading stopped at a limit. */
  public static boolean endsReading(Violation violation) {
    return switch (violation.phase()) {
      case SYNTAX -> !OF_TOKENS.contains(violation.code());
      case LIMIT -> endsReading(violation.code());
      default -> false;
    };
  }

  /** Whether reading stops at a limit with a code. */
  public static boolean endsReading(String code) {
    return ENDS_READING.contains(code);
  }

  /** Whether reading stopped there. */
  public boolean endsReading() {
    return endsReading(code);
  }

  public Violation violation(TokenLocator locator) {
    Phase phase = OF_TOKENS.contains(code) ? Phase.SYNTAX : Phase.LIMIT;
    Violation.Builder violation = Violation.builder(phase, code, location.path().toString())
        .at(locator.locate(location.tokenLocation()));
    new TreeMap<>(parameters).forEach((name, value) -> {
      Object shown = value instanceof TokenStreamLocation token ? locator.locate(token) : value;
      if (shown != null) {
        violation.parameter(name, shown);
      }
    });
    return violation.build();
  }
}
