package dev.masu.jackson.testing;

import dev.masu.schema.SourceLocation.Unit;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TreeCodec;
import tools.jackson.core.TreeNode;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.TokenBuffer;

/** A way in which a mapper reads a value from JSON, and the unit of its columns. */
// Jackson 3.0 has no other methods for trees than those that are deprecated later.
@SuppressWarnings("deprecation")
public enum InputRoute {
  STRING(Unit.CHAR, (mapper, json, type) -> mapper.readValue(json, type)),
  STRING_BY_JAVA_TYPE(
      Unit.CHAR, (mapper, json, type) -> mapper.readValue(json, mapper.constructType(type))),
  STRING_BY_TYPE_REFERENCE(
      Unit.CHAR, (mapper, json, type) -> mapper.readValue(json, reference(type))),
  BYTES(Unit.BYTE, (mapper, json, type) -> mapper.readValue(bytes(json), type)),
  PART_OF_BYTES(
      Unit.BYTE,
      (mapper, json, type) ->
          mapper.readValue(bytes("[" + json + "]"), 1, bytes(json).length, type)),
  INPUT_STREAM(Unit.BYTE, (mapper, json, type) -> mapper.readValue(stream(json), type)),
  READER(Unit.CHAR, (mapper, json, type) -> mapper.readValue(new StringReader(json), type)),
  FILE(Unit.BYTE, (mapper, json, type) -> mapper.readValue(file(json).toFile(), type)),
  PATH(Unit.BYTE, (mapper, json, type) -> mapper.readValue(file(json), type)),
  DATA_INPUT(null, (mapper, json, type) -> mapper.readValue(dataInput(json), type)),

  PARSER(Unit.CHAR, (mapper, json, type) -> mapper.readValue(mapper.createParser(json), type)),
  PARSER_OF_CHARS(
      Unit.CHAR,
      (mapper, json, type) -> mapper.readValue(mapper.createParser(json.toCharArray()), type)),
  PARSER_AT_FIRST_TOKEN(Unit.CHAR, (mapper, json, type) -> {
    JsonParser parser = mapper.createParser(json);
    parser.nextToken();
    return mapper.readValue(parser, type);
  }),
  PARSER_READ_VALUE_AS(
      Unit.CHAR, (mapper, json, type) -> mapper.createParser(json).readValueAs(type)),

  READER_FOR(Unit.CHAR, (mapper, json, type) -> mapper.readerFor(type).readValue(json)),
  READER_FOR_TYPE(Unit.BYTE, (mapper, json, type) -> {
    return mapper.reader().forType(type).readValue(bytes(json));
  }),
  READER_OF_DATA_INPUT(
      null, (mapper, json, type) -> mapper.readerFor(type).readValue(dataInput(json))),
  READER_OF_PARSER(
      Unit.CHAR,
      (mapper, json, type) -> mapper.readerFor(type).readValue(mapper.createParser(json))),
  MAPPING_ITERATOR(Unit.CHAR, (mapper, json, type) -> {
    try (MappingIterator<Object> values = mapper.readerFor(type).readValues(json)) {
      return values.nextValue();
    }
  }),
  READ_ALL(Unit.BYTE, (mapper, json, type) -> {
    MappingIterator<Object> values = mapper.readerFor(type).readValues(bytes(json));
    return values.readAll().get(0);
  }),
  MAPPING_ITERATOR_OF_PARSER(Unit.CHAR, (mapper, json, type) -> {
    JsonParser parser = mapper.createParser(json);
    return mapper.readerFor(type).<Object>readValues(parser).next();
  }),

  TREE(null, (mapper, json, type) -> mapper.treeToValue(tree(mapper, json), type)),
  TREE_BY_READER(
      null, (mapper, json, type) -> mapper.readerFor(type).readValue(mapper.readTree(json))),
  TREE_TO_VALUE_BY_READER(
      null, (mapper, json, type) -> mapper.reader().treeToValue(tree(mapper, json), type)),
  TREE_AS_TOKENS(null, (mapper, json, type) -> {
    TreeCodec<JsonNode> codec = mapper;
    return mapper.readValue(codec.treeAsTokens(mapper.readTree(json)), type);
  }),
  TOKEN_BUFFER(null, (mapper, json, type) -> {
    JsonParser parser = mapper.createParser(json);
    parser.nextToken();
    TokenBuffer buffer = TokenBuffer.forGeneration();
    buffer.copyCurrentStructure(parser);
    return mapper.readerFor(type).readValue(buffer);
  }),
  CONVERT_TREE(null, (mapper, json, type) -> mapper.convertValue(mapper.readTree(json), type)),
  CONVERT_MAP(
      null,
      (mapper, json, type) -> mapper.convertValue(mapper.readValue(json, Object.class), type));

  private final @Nullable Unit unit;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a lambda without state.
  private final Reading reading;

  InputRoute(@Nullable Unit unit, Reading reading) {
    this.unit = unit;
    this.reading = reading;
  }

  public Puzzle read(JsonMapper mapper, String json) throws IOException {
    return read(mapper, json, Puzzle.class);
  }

  public <T> T read(JsonMapper mapper, String json, Class<T> type) throws IOException {
    return type.cast(reading.read(mapper, json, type));
  }

  /** {@return what columns and offsets count; null where there are no locations} */
  @Nullable
  public Unit unit() {
    return unit;
  }

  private static TypeReference<Object> reference(Class<?> type) {
    return new TypeReference<>() {
      @Override
      public Type getType() {
        return type;
      }
    };
  }

  /** As a {@code TreeNode}, which the methods of Jackson 3.0 ask for. */
  private static TreeNode tree(JsonMapper mapper, String json) {
    return mapper.readTree(json);
  }

  private static byte[] bytes(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  private static InputStream stream(String json) {
    return new ByteArrayInputStream(bytes(json));
  }

  private static DataInput dataInput(String json) {
    return new DataInputStream(stream(json));
  }

  private static Path file(String json) throws IOException {
    Path file = Files.createTempFile("document", ".json");
    file.toFile().deleteOnExit();
    return Files.writeString(file, json);
  }

  @FunctionalInterface
  private interface Reading {
    Object read(JsonMapper mapper, String json, Class<?> type) throws IOException;
  }
}
