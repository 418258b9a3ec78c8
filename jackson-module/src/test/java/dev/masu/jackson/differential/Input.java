package dev.masu.jackson.differential;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a mapper reads a document from. */
enum Input {
  STRING,
  BYTES,
  STREAM,
  READER,
  /** A tree of exact numbers, which an unchecked mapper makes. */
  TREE;

  private static final List<Input> ALL = List.of(values());

  /** How much a stream or reader returns at once, so that names and strings are split at any position. */
  private static final int PIECE = 7;

  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** Reads a document as a type. */
  @Nullable
  public Object read(JsonMapper mapper, byte[] json, JavaType type) {
    return switch (this) {
      case STRING -> mapper.readValue(text(json), type);
      case BYTES -> mapper.readValue(json, type);
      case STREAM -> mapper.readValue(stream(json), type);
      case READER -> mapper.readValue(reader(json), type);
      case TREE -> mapper.treeToValue(tree(json), type);
    };
  }

  /** A parser of the same document as the mapper makes it, before the first token. */
  public JsonParser parser(JsonMapper mapper, byte[] json) {
    return switch (this) {
      case STRING -> mapper.createParser(text(json));
      case BYTES -> mapper.createParser(json);
      case STREAM -> mapper.createParser(stream(json));
      case READER -> mapper.createParser(reader(json));
      case TREE -> mapper.treeAsTokens(tree(json));
    };
  }

  /** Checks a document without binding it. */
  public CheckReport check(CompiledSchema schema, byte[] json) throws IOException {
    return switch (this) {
      case STRING -> schema.check(text(json));
      case BYTES -> schema.check(json);
      case STREAM -> schema.check(stream(json));
      case READER -> schema.check(reader(json));
      case TREE -> schema.check(tree(json));
    };
  }

  /** One input after the other. */
  public static Input inTurn(int turn) {
    return ALL.get(Math.floorMod(turn, ALL.size()));
  }

  /** This input, or another one if the document cannot be read as a tree. */
  public Input of(byte[] json) {
    return this == TREE && !hasTree(json) ? STRING : this;
  }

  private static boolean hasTree(byte[] json) {
    try {
      tree(json);
      return true;
    } catch (JacksonException | NumberFormatException e) {
      return false;
    }
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  private static JsonNode tree(byte[] json) {
    return EXACT.readValue(json, JsonNode.class);
  }

  private static InputStream stream(byte[] json) {
    return new ByteArrayInputStream(json) {
      @Override
      public synchronized int read(byte[] bytes, int offset, int length) {
        return super.read(bytes, offset, Math.min(length, PIECE));
      }
    };
  }

  private static Reader reader(byte[] json) {
    return new StringReader(text(json)) {
      @Override
      public int read(char[] chars, int offset, int length) throws IOException {
        return super.read(chars, offset, Math.min(length, PIECE));
      }
    };
  }
}
