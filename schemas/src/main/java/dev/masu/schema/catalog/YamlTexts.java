package dev.masu.schema.catalog;

import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Parses schemas written in YAML, if Jackson's YAML module is present. */
final class YamlTexts {
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
   * Rejects a text with aliases, which Jackson reads as strings.
   *
   * @throws SchemaException if it has any
   */
  static void requireNoAlias(@Nullable String schemaId, String text) {
    try (JsonParser parser = parser(schemaId, text)) {
      while (parser.nextToken() != null) {
        if (((YAMLParser) parser).isCurrentAlias()) {
          String problem = "expected no alias but found *" + parser.getString()
              + "; write out what it stands for, or put that into $defs and refer to it by $ref";
          SourceLocation location = location(parser.currentTokenLocation());
          throw new SchemaException(schemaId, location, problem, null);
        }
      }
    }
  }

  static SourceLocation location(TokenStreamLocation at) {
    return new SourceLocation(
        at.getLineNr(), at.getColumnNr(), Unit.CHAR, at.getCharOffset(), Unit.CHAR);
  }

  /** The problem with a text that is not YAML, or that JSON cannot express. */
  static SchemaException problem(@Nullable String schemaId, JacksonException e) {
    if (e.getCause() instanceof MarkedYamlEngineException cause) {
      SourceLocation location = cause.getProblemMark().map(YamlTexts::location).orElse(null);
      return new SchemaException(schemaId, location, cause.getProblem(), null);
    }
    TokenStreamLocation at = e.getLocation();
    SourceLocation location = at == null || at.getLineNr() < 1 ? null : location(at);
    String message = e.getOriginalMessage().lines().findFirst().orElse("this is not YAML");
    return new SchemaException(schemaId, location, message, null);
  }

  private static SourceLocation location(Mark at) {
    return new SourceLocation(
        at.getLine() + 1, at.getColumn() + 1, Unit.CHAR, at.getIndex(), Unit.CHAR);
  }

  /** Loaded only when there is YAML to read. */
  private static final class Factory {
    private static final YAMLFactory YAML = new YAMLFactory();
  }
}
