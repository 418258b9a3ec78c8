package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.masu.SchemaBound;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.SourceLocation;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** Each record is read as if it were a document of its own, though many are read with one parser. */
final class RecordIsolationTest {

  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
  static class Node {
    public int id;
    public @Nullable Node next;

    @Override
    public String toString() {
      return id + " to " + (next == null ? "none" : next.id);
    }
  }

  @SchemaBound(UserSchemas.ANYTHING)
  static final class Nodes {
    public List<Node> nodes = List.of();

    @Override
    public String toString() {
      return nodes.toString();
    }
  }

  /** After 10,000 names and values, only line and column of arrays and objects are kept, not their offsets. */
  @ParameterizedTest
  @ValueSource(strings = {"lines", "values"})
  void aLongInvalidRecordLosesNoOther(String route) {
    String squares = IntStream.rangeClosed(1, 5_000)
        .mapToObj(i -> "\"a" + i + "\":null")
        .collect(
            Collectors.joining(",", "{\"board\":\r{", "},\n\"hands\":{\"é\":1}, \"toggle\":{}}"));
    RecordReader<Stn> reader = RecordReader.of(UserSchemas.mapper(), Stn.class);
    boolean isArray = route.equals("values");
    String input = isArray
        ? "[{},\n" + squares + ",{}]"
        : "{}\n" + squares.replaceAll("[\r\n]", "") + "\n{}\n";
    List<CheckedResult<Stn>> records = read(isArray ? reader::values : reader::lines, input);

    assertThat(records).extracting(CheckedResult::number).containsExactly(1L, 2L, 3L);
    assertThat(records.get(0)).isInstanceOf(Bound.class);
    assertThat(records.get(2)).isInstanceOf(Bound.class);
    Rejected<Stn> rejected = (Rejected<Stn>) records.get(1);
    String text = rejected.text();
    SourceLocation inRecord = rejected.report().violations().get(1).location().orElseThrow();
    SourceLocation inInput =
        rejected.reportInInput().violations().get(1).location().orElseThrow();
    assertThat(inRecord.offset()).isEqualTo(text.length() - 3L);
    assertThat(inInput.offset()).isEqualTo(input.getBytes(StandardCharsets.UTF_8).length - 7);
    int length = text.length();
    assertThat(rejected.reportInInput()).hasToString("""
        line %s (/hands/é): "é" is not a valid QPI: expected a letter (A-Z or a-z) but found 'é' (U+00E9) at index 0 (example: C:K)
        line %s (/toggle): expected true or false but found an object""".formatted(
            isArray ? "4, column 10" : "2, column " + (length - 19),
            isArray ? "4, column 27" : "2, column " + (length - 2)));
  }

  private static <T> List<CheckedResult<T>> read(RecordTexts.Route<T> route, String input) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    try (Stream<CheckedResult<T>> records = route.read(input(bytes))) {
      return records.toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Arguments> linked() {
    return Stream.of(
        Arguments.of(
            Node.class,
            """
            {"id":1,"next":null}
            {"id":2,"next":1}
            {"id":3,"next":99}
            {"id":1,"next":{"id":4,"next":1}}
            """,
            List.of(
                "1 1:1 @0 1 to none",
                "2 2:1 @21 '{\"id\":2,\"next\":1}' line 1, column 17 (root): Unresolved forward references: 1",
                "3 3:1 @39 '{\"id\":3,\"next\":99}' line 1, column 18 (root): Unresolved forward references: 99",
                "4 4:1 @58 1 to 4")),
        Arguments.of(
            Nodes.class,
            """
            {"nodes":[{"id":1},{"id":2,"next":1}]}
            {"nodes":[{"id":3,"next":2}]}
            {"nodes":[{"id":1,"next":5},{"id":5}]}
            """,
            List.of(
                "1 1:1 @0 [1 to none, 2 to 1]",
                "2 2:1 @39 '{\"nodes\":[{\"id\":3,\"next\":2}]}' line 1, column 29 (root): Unresolved forward references: 2",
                "3 3:1 @69 [1 to 5, 5 to none]")));
  }

  @ParameterizedTest
  @MethodSource("linked")
  <T> void anObjectIdRefersToItsOwnRecord(Class<T> type, String input, List<String> expected) {
    assertThat(RecordTexts.read(RecordReader.of(UserSchemas.mapper(), type)::lines, input))
        .isEqualTo(expected);
  }

  /** Counts the calls of its deserializer in one read. */
  @JsonDeserialize(using = CountingDeserializer.class)
  record Counted(int value) {}

  static final class CountingDeserializer extends StdDeserializer<Counted> {
    CountingDeserializer() {
      super(Counted.class);
    }

    @Override
    public Counted deserialize(JsonParser parser, DeserializationContext context) {
      parser.skipChildren();
      int before = context.getAttribute("count") instanceof Integer count ? count : 0;
      context.setAttribute("count", before + 1);
      return new Counted(before + 1);
    }
  }

  private static final TypeReference<List<Counted>> COUNTED = new TypeReference<>() {};

  @Test
  void attributesOfAReadEndWithItsRecord() {
    assertThat(RecordTexts.read(
            RecordReader.of(UserSchemas.mapper(), COUNTED)::lines, "[1,2]\n[{},[],3]\n[4]"))
        .containsExactly(
            "1 1:1 @0 [Counted[value=1], Counted[value=2]]",
            "2 2:1 @6 [Counted[value=1], Counted[value=2], Counted[value=3]]",
            "3 3:1 @16 [Counted[value=1]]");
  }

  @Test
  void eachRecordHasItsRootName() {
    JsonMapper mapper =
        UserSchemas.builder().enable(DeserializationFeature.UNWRAP_ROOT_VALUE).build();
    assertThat(RecordTexts.read(
            RecordReader.of(mapper, PointTypes.Plain.class)::lines,
            "{\"Plain\":{\"x\":1}}\n{\"x\":2}\n{\"Plain\":{\"x\":3}}"))
        .containsExactly(
            "1 1:1 @0 Plain[x=1, name=null]",
            "2 2:1 @18 '{\"x\":2}' line 1, column 2 (/x): Root name ('x') does not match expected ('Plain') for type `dev.masu.jackson.testing.PointTypes$Plain`",
            "3 3:1 @26 Plain[x=3, name=null]");
  }
}
