package dev.masu.schema;

import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.location.ValuePath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.TokenBuffer;

/** Every way to give a document to a check. */
public enum Input {
  STRING,
  CHARS,
  BYTES,
  STREAM,
  READER,
  FILE,
  PARSER_OF_STRING,
  PARSER_OF_BYTES,
  /** A value that is recorded before it is bound. */
  RECORDED,
  /** A value that is bound while it is checked, until it is certainly invalid. */
  BOUND,
  TOKEN_BUFFER,
  TREE;

  /** The inputs of text, whose reports are equal. */
  public static final Set<Input> OF_TEXT = EnumSet.range(STRING, FILE);

  /** Reads numbers with all their digits. */
  public static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** {@return the report of a document} */
  public CheckReport check(CompiledSchema schema, String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    try {
      return switch (this) {
        case STRING -> schema.check(json);
        case CHARS -> schema.check(json.toCharArray());
        case BYTES -> schema.check(bytes);
        case STREAM -> schema.check(new ByteArrayInputStream(bytes));
        case READER -> schema.check(new StringReader(json));
        case FILE -> checkFile(schema, bytes);
        case PARSER_OF_STRING -> schema.check(EXACT.createParser(json));
        case PARSER_OF_BYTES -> schema.check(EXACT.createParser(bytes));
        case RECORDED -> record(schema, json);
        case BOUND -> bind(schema, json);
        case TOKEN_BUFFER -> schema.check(tokens(json).asParser());
        case TREE -> schema.check(EXACT.readTree(json));
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CheckReport checkFile(CompiledSchema schema, byte[] json) throws IOException {
    Path file = Files.createTempFile("document", ".json");
    try {
      return schema.check(Files.write(file, json));
    } finally {
      Files.delete(file);
    }
  }

  private static CheckReport record(CompiledSchema schema, String json) {
    try (JsonParser parser = EXACT.createParser(json)) {
      parser.nextToken();
      return SchemaEngine.of(schema).read(parser, ValuePath.ROOT).report();
    }
  }

  private static CheckReport bind(CompiledSchema schema, String json) {
    try (JsonParser parser = EXACT.createParser(json)) {
      parser.nextToken();
      Evaluator evaluator = ((StreamingSchema) SchemaEngine.of(schema))
          .evaluators()
          .acquire()
          .startReport(parser, ValuePath.of(""), Long.MAX_VALUE, Integer.MAX_VALUE);
      evaluator.begin();
      while (!evaluator.isInvalid() && parser.nextToken() != null) {
        evaluator.accept(parser.currentToken());
      }
      evaluator.readOn();
      return evaluator.report(evaluator.locator(), List.of());
    }
  }

  private static TokenBuffer tokens(String json) {
    TokenBuffer tokens = TokenBuffer.forGeneration();
    try (JsonParser parser = EXACT.createParser(json)) {
      parser.nextToken();
      tokens.copyCurrentStructure(parser);
    }
    return tokens;
  }
}
