package dev.masu.plain.reading;

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
public enum Input {
  STRING {
    @Override
    @Nullable
    public Object read(JsonMapper mapper, byte[] json, JavaType type) {
      return mapper.readValue(text(json), type);
    }

    @Override
    public JsonParser parser(JsonMapper mapper, byte[] json) {
      return mapper.createParser(text(json));
    }

    @Override
    public CheckReport check(CompiledSchema schema, byte[] json) {
      return schema.check(text(json));
    }
  },
  BYTES {
    @Override
    @Nullable
    public Object read(JsonMapper mapper, byte[] json, JavaType type) {
      return mapper.readValue(json, type);
    }

    @Override
    public JsonParser parser(JsonMapper mapper, byte[] json) {
      return mapper.createParser(json);
    }

    @Override
    public CheckReport check(CompiledSchema schema, byte[] json) {
      return schema.check(json);
    }
  },
  STREAM {
    @Override
    @Nullable
    public Object read(JsonMapper mapper, byte[] json, JavaType type) {
      return mapper.readValue(stream(json), type);
    }

    @Override
    public JsonParser parser(JsonMapper mapper, byte[] json) {
      return mapper.createParser(stream(json));
    }

    @Override
    public CheckReport check(CompiledSchema schema, byte[] json) throws IOException {
      return schema.check(stream(json));
    }
  },
  READER {
    @Override
    @Nullable
    public Object read(JsonMapper mapper, byte[] json, JavaType type) {
      return mapper.readValue(reader(json), type);
    }

    @Override
    public JsonParser parser(JsonMapper mapper, byte[] json) {
      return mapper.createParser(reader(json));
    }

    @Override
    public CheckReport check(CompiledSchema schema, byte[] json) throws IOException {
      return schema.check(reader(json));
    }
  },
  /** A tree of exact numbers, which the plain mapper makes for both ways. */
  TREE {
    @Override
    @Nullable
    public Object read(JsonMapper mapper, byte[] json, JavaType type) {
      return mapper.treeToValue(tree(json), type);
    }

    @Override
    public JsonParser parser(JsonMapper mapper, byte[] json) {
      return mapper.treeAsTokens(tree(json));
    }

    @Override
    public CheckReport check(CompiledSchema schema, byte[] json) {
      return schema.check(tree(json));
    }
  };

  private static final List<Input> ALL = List.of(values());

  /** What a stream or reader returns at once: names and texts are cut at every position some time. */
  private static final int PIECE = 7;

  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** Reads a document as a type. */
  @Nullable
  public abstract Object read(JsonMapper mapper, byte[] json, JavaType type);

  /** A parser of the same document as the mapper makes it, before the first token. */
  public abstract JsonParser parser(JsonMapper mapper, byte[] json);

  /** Checks a document alone. */
  public abstract CheckReport check(CompiledSchema schema, byte[] json) throws IOException;

  /** One input after the other. */
  public static Input inTurn(int turn) {
    return ALL.get(Math.floorMod(turn, ALL.size()));
  }

  /** This input, or another one of a document that no tree can be made of. */
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
