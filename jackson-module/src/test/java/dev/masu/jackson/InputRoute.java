package dev.masu.jackson;

import dev.masu.schema.SourceLocation.Unit;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.TokenBuffer;

/** A way in which a mapper reads a {@link Puzzle} from JSON, and what it counts columns in. */
enum InputRoute {
  STRING(Unit.CHAR, (mapper, json) -> mapper.readValue(json, Puzzle.class)),
  STRING_BY_JAVA_TYPE(Unit.CHAR, (mapper, json) -> mapper.readValue(json, javaType(mapper))),
  STRING_BY_TYPE_REFERENCE(
      Unit.CHAR, (mapper, json) -> mapper.readValue(json, new TypeReference<Puzzle>() {})),
  BYTES(Unit.BYTE, (mapper, json) -> mapper.readValue(bytes(json), Puzzle.class)),
  PART_OF_BYTES(
      Unit.BYTE,
      (mapper, json) ->
          mapper.readValue(bytes("[" + json + "]"), 1, bytes(json).length, Puzzle.class)),
  INPUT_STREAM(Unit.BYTE, (mapper, json) -> mapper.readValue(stream(json), Puzzle.class)),
  READER(Unit.CHAR, (mapper, json) -> mapper.readValue(new StringReader(json), Puzzle.class)),
  FILE(Unit.BYTE, (mapper, json) -> mapper.readValue(file(json).toFile(), Puzzle.class)),
  PATH(Unit.BYTE, (mapper, json) -> mapper.readValue(file(json), Puzzle.class)),
  DATA_INPUT(null, (mapper, json) -> mapper.readValue(dataInput(json), Puzzle.class)),

  PARSER(Unit.CHAR, (mapper, json) -> mapper.readValue(mapper.createParser(json), Puzzle.class)),
  PARSER_OF_CHARS(
      Unit.CHAR,
      (mapper, json) -> mapper.readValue(mapper.createParser(json.toCharArray()), Puzzle.class)),
  PARSER_AT_FIRST_TOKEN(Unit.CHAR, (mapper, json) -> {
    JsonParser parser = mapper.createParser(json);
    parser.nextToken();
    return mapper.readValue(parser, Puzzle.class);
  }),
  PARSER_READ_VALUE_AS(
      Unit.CHAR, (mapper, json) -> mapper.createParser(json).readValueAs(Puzzle.class)),

  READER_FOR(Unit.CHAR, (mapper, json) -> mapper.readerFor(Puzzle.class).readValue(json)),
  READER_FOR_TYPE(Unit.BYTE, (mapper, json) -> {
    return mapper.reader().forType(Puzzle.class).readValue(bytes(json));
  }),
  READER_OF_DATA_INPUT(
      null, (mapper, json) -> mapper.readerFor(Puzzle.class).readValue(dataInput(json))),
  READER_OF_PARSER(
      Unit.CHAR,
      (mapper, json) -> mapper.readerFor(Puzzle.class).readValue(mapper.createParser(json))),
  MAPPING_ITERATOR(Unit.CHAR, (mapper, json) -> {
    try (MappingIterator<Puzzle> puzzles = mapper.readerFor(Puzzle.class).readValues(json)) {
      return puzzles.nextValue();
    }
  }),
  READ_ALL(Unit.BYTE, (mapper, json) -> {
    MappingIterator<Puzzle> puzzles = mapper.readerFor(Puzzle.class).readValues(bytes(json));
    return puzzles.readAll().get(0);
  }),
  MAPPING_ITERATOR_OF_PARSER(Unit.CHAR, (mapper, json) -> {
    JsonParser parser = mapper.createParser(json);
    return mapper.readerFor(Puzzle.class).<Puzzle>readValues(parser).next();
  }),

  TREE(null, (mapper, json) -> mapper.treeToValue(mapper.readTree(json), Puzzle.class)),
  TREE_BY_READER(
      null, (mapper, json) -> mapper.readerFor(Puzzle.class).readValue(mapper.readTree(json))),
  TREE_TO_VALUE_BY_READER(
      null, (mapper, json) -> mapper.reader().treeToValue(mapper.readTree(json), Puzzle.class)),
  TREE_AS_TOKENS(
      null,
      (mapper, json) -> mapper.readValue(mapper.treeAsTokens(mapper.readTree(json)), Puzzle.class)),
  TOKEN_BUFFER(null, (mapper, json) -> {
    JsonParser parser = mapper.createParser(json);
    parser.nextToken();
    TokenBuffer buffer = TokenBuffer.forGeneration();
    buffer.copyCurrentStructure(parser);
    return mapper.readerFor(Puzzle.class).readValue(buffer);
  }),
  CONVERT_TREE(null, (mapper, json) -> mapper.convertValue(mapper.readTree(json), Puzzle.class)),
  CONVERT_MAP(
      null,
      (mapper, json) -> mapper.convertValue(mapper.readValue(json, Object.class), Puzzle.class));

  private final @Nullable Unit unit;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a lambda without state.
  private final Reading reading;

  InputRoute(@Nullable Unit unit, Reading reading) {
    this.unit = unit;
    this.reading = reading;
  }

  Puzzle read(JsonMapper mapper, String json) throws IOException {
    return reading.read(mapper, json);
  }

  /** {@return what columns and offsets count; null where nothing tells places} */
  @Nullable
  Unit unit() {
    return unit;
  }

  private static JavaType javaType(JsonMapper mapper) {
    return mapper.constructType(Puzzle.class);
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
    Path file = Files.createTempFile("puzzle", ".json");
    file.toFile().deleteOnExit();
    return Files.writeString(file, json);
  }

  @FunctionalInterface
  private interface Reading {
    Puzzle read(JsonMapper mapper, String json) throws IOException;
  }
}
