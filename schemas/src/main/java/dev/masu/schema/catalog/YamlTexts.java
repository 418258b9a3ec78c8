package dev.masu.schema.catalog;

import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Parses schemas written in YAML, if Jackson's YAML module is present. */
final class YamlTexts {
  /** What YAML's core schema resolves to something else than a string, and its JSON schema does not. */
  private static final Pattern NOT_LIKE_JSON = Pattern.compile(
      "~|N(ull|ULL)|T(rue|RUE)|F(alse|ALSE)|0o[0-7]+|0x[0-9a-fA-F]+"
          + "|[-+]?(\\.\\d+|\\d+(\\.\\d*)?)([eE][-+]?\\d+)?|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)");

  private static final Pattern ANCHOR = Pattern.compile("&\\S+\\s+");

  private static final int QUOTES = 2;

  private YamlTexts() {}

  /**
   * Creates a parser.
   *
   * @throws SchemaException if Jackson's YAML module is missing
   */
  static JsonParser parser(@Nullable String schemaId, String text) {
    try {
      return Factory.YAML.createParser(ObjectReadContext.empty(), text);
    } catch (NoClassDefFoundError e) {
      throw new SchemaException(
          schemaId,
          null,
          "a schema in YAML needs tools.jackson.dataformat:jackson-dataformat-yaml; add that",
          e);
    }
  }

  /**
   * Rejects a text with what Jackson reads as a string although it is none in YAML: an alias, or null, a boolean or a
   * number in a form that JSON does not have.
   *
   * @throws SchemaException if it has any
   */
  static void requireNoFalseString(@Nullable String schemaId, String text) {
    try (JsonParser parser = parser(schemaId, text)) {
      while (parser.nextToken() != null) {
        String problem = falseString((YAMLParser) parser, text);
        if (problem != null) {
          SourceLocation location = location(parser.currentTokenLocation(), text);
          throw new SchemaException(schemaId, location, problem, null);
        }
      }
    }
  }

  /** What is wrong with the current token, or null. */
  private static @Nullable String falseString(YAMLParser parser, String text) {
    if (parser.isCurrentAlias()) {
      return "expected no alias but found *" + parser.getString()
          + "; write out what it stands for, or put that into $defs and refer to it by $ref";
    }
    if (!parser.hasToken(JsonToken.VALUE_STRING)
        || !NOT_LIKE_JSON.matcher(parser.getString()).matches()) {
      return null;
    }
    String found = parser.getString();
    return isPlain(parser, found, text)
        ? "expected a value as JSON writes it but found " + found
            + "; write null, true, false or a decimal number, or put a string into quotes"
        : null;
  }

  /** Whether the current string is written without quotes and without a tag, but maybe after an anchor. */
  private static boolean isPlain(YAMLParser parser, String found, String text) {
    TokenStreamLocation start = parser.currentTokenLocation();
    long length = parser.currentLocation().getCharOffset() - start.getCharOffset();
    if (length <= found.length() + QUOTES) {
      return length == found.length();
    }
    Matcher anchor =
        ANCHOR.matcher(text).region((int) location(start, text).offset(), text.length());
    return anchor.lookingAt() && text.startsWith(found, anchor.end());
  }

  /** The problem with a text that is not YAML, or that JSON cannot express. */
  static SchemaException problem(@Nullable String schemaId, String text, JacksonException e) {
    if (e.getCause() instanceof MarkedYamlEngineException cause) {
      SourceLocation location = cause
          .getProblemMark()
          .map(at -> location(at.getLine() + 1, at.getColumn() + 1, at.getIndex(), text))
          .orElse(null);
      return new SchemaException(schemaId, location, cause.getProblem(), null);
    }
    TokenStreamLocation at = e.getLocation();
    SourceLocation location = at == null || at.getLineNr() < 1 ? null : location(at, text);
    String message = e.getOriginalMessage().lines().findFirst().orElse("this is not YAML");
    return new SchemaException(schemaId, location, message, null);
  }

  static SourceLocation location(TokenStreamLocation at, String text) {
    return location(at.getLineNr(), at.getColumnNr(), at.getCharOffset(), text);
  }

  /** A location whose column and offset are counted in code points, as parsers of YAML do. */
  private static SourceLocation location(int line, int column, long codePoints, String text) {
    int offset = text.offsetByCodePoints(0, (int) codePoints);
    return new SourceLocation(line, column, Unit.CODE_POINT, offset, Unit.CHAR);
  }

  /** Loaded only when there is YAML to read. */
  private static final class Factory {
    private static final YAMLFactory YAML = new YAMLFactory();
  }
}
