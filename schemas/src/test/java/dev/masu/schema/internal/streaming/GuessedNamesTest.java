package dev.masu.schema.internal.streaming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.BinaryNameMatcher;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.databind.json.JsonMapper;

/** Names in the order of the last time are guessed; whatever their order, what is read is the same. */
final class GuessedNamesTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  private static final List<String> NAMES = List.of("a", "bb", "board_patch", "é", "q\"\\", "");

  /** Knows some of them, and one that does not occur. */
  private static final PropertyNameMatcher MATCHER =
      BinaryNameMatcher.construct(List.of("board_patch", "a", "none"));

  /** How a reader asks for the next token. */
  enum Way {
    TOKEN {
      @Override
      Object next(JsonParser parser) {
        return String.valueOf(parser.nextToken());
      }
    },
    NAME {
      @Override
      Object next(JsonParser parser) {
        return String.valueOf(parser.nextName());
      }
    },
    MATCH {
      @Override
      Object next(JsonParser parser) {
        return parser.nextNameMatch(MATCHER);
      }
    };

    abstract Object next(JsonParser parser);
  }

  /** Where the input comes from. */
  enum Route {
    BYTES,
    STREAM,
    TEXT,
    READER,
    TREE;

    JsonParser parser(String json) {
      byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
      return switch (this) {
        case BYTES -> MAPPER.createParser(bytes);
        case STREAM -> MAPPER.createParser(new ByteArrayInputStream(bytes));
        case TEXT -> MAPPER.createParser(json);
        case READER -> MAPPER.createParser(new StringReader(json));
        case TREE -> MAPPER.treeAsTokens(MAPPER.readTree(json));
      };
    }
  }

  private static StreamingSchema schema() {
    return (StreamingSchema)
        SchemaCatalog.builder().register("""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "https://example.org/named.json",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "a": {"maximum": 9}, "bb": true, "board_patch": true, "é": true, "q\\"\\\\": true, "": true
            },
            "additionalProperties": false
          }
        }""").build().schema("https://example.org/named.json");
  }

  @Property(tries = 200)
  void whatIsReadIsTheSame(
      @ForAll("objects") List<List<String>> objects, @ForAll Way way, @ForAll Route route) {
    String json = objects.stream().map(GuessedNamesTest::json).toList().toString();
    CheckedParser checked = guard(schema(), route.parser(json));
    JsonParser plain = begun(route.parser(json));
    assertThat(read(checked, way)).isEqualTo(read(plain, way));
    assertThat(checked.finish(List.of()).isValid()).isTrue();
  }

  @Provide
  Arbitrary<List<List<String>>> objects() {
    return Arbitraries.shuffle(NAMES)
        .flatMap(
            names -> Arbitraries.integers().between(0, names.size()).map(n -> names.subList(0, n)))
        .list()
        .ofMaxSize(8);
  }

  @Property(tries = 100)
  void whatIsCheckedAloneIsTheSame(@ForAll("objects") List<List<String>> objects) {
    String valid = objects.stream().map(GuessedNamesTest::json).toList().toString();
    StreamingSchema schema = schema();
    assertThat(schema.check(valid).isValid()).isTrue();
    assertThat(schema.check(valid.replace("a\":", "c\":")).isValid())
        .isEqualTo(objects.stream().noneMatch(names -> names.contains("a")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"a":1,"bb":2,"a":3} | line 1, column 31 (/1/a): the name "a" stands twice in this object, first at line 1, column 18; keep one
      {"a":1,"c":2} | line 1, column 24 (/1/c): unexpected property "c"; expected "a", "bb", "board_patch", "é", "q\\"\\\\" or ""
      {"a":10} | line 1, column 22 (/1/a): 10 is greater than the maximum 9
      """)
  void whatIsWrongIsTold(String second, String problem) {
    String json = "[{\"a\":1,\"bb\":2}," + second + "]";
    assertThat(schema().check(json).toString()).isEqualTo(problem);
    for (Way way : Way.values()) {
      CheckedParser checked = guard(schema(), MAPPER.createParser(json));
      assertThat(catchThrowable(() -> read(checked, way)))
          .isInstanceOfSatisfying(
              Refused.class, e -> assertThat(e.report.toString()).isEqualTo(problem));
    }
  }

  @ParameterizedTest
  @EnumSource
  void escapedNamesAreTheSame(Way way) {
    String json = "[{\"a\":1,\"bb\":2},{\"\\u0061\":1,\"b\\u0062\":2}]";
    CheckedParser checked = guard(schema(), MAPPER.createParser(json));
    assertThat(read(checked, way)).isEqualTo(read(begun(MAPPER.createParser(json)), way));
  }

  @ParameterizedTest
  @EnumSource
  void namesThatAParserFindsTooLongAreNotGuessed(Way way) {
    StreamingSchema schema = schema();
    String json = "[{\"a\":1,\"board_patch\":2}]";
    CheckedParser before = guard(schema, MAPPER.createParser(json));
    read(before, way);
    before.finish(List.of());
    JsonMapper strict = JsonMapper.builder(JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder().maxNameLength(3).build())
            .build())
        .build();
    CheckedParser checked = guard(schema, strict.createParser(json));
    assertThat(catchThrowable(() -> read(checked, way)))
        .isInstanceOfSatisfying(
            Refused.class,
            e -> assertThat(e.report.toString())
                .isEqualTo("line 1, column 22 (/0): the property name is longer than the parser's"
                    + " limit of 3 chars"));
  }

  private static String json(List<String> names) {
    return names.stream()
        .map(name -> MAPPER.writeValueAsString(name) + ":" + name.length())
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static CheckedParser guard(StreamingSchema schema, JsonParser parser) {
    return schema.guard(begun(parser), (p, report) -> new Refused(report));
  }

  private static JsonParser begun(JsonParser parser) {
    parser.nextToken();
    return parser;
  }

  /** All that a reader is told. */
  private static List<List<@Nullable Object>> read(JsonParser parser, Way way) {
    List<List<@Nullable Object>> told = new ArrayList<>();
    for (int depth = 1; depth > 0; ) {
      Object answer = way.next(parser);
      JsonToken token = parser.currentToken();
      depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      told.add(Arrays.asList(
          answer,
          token,
          parser.currentName(),
          parser.getString(),
          parser.currentTokenLocation(),
          parser.currentLocation()));
    }
    return told;
  }

  /** Jackson cannot compare half a surrogate pair with bytes, and need not: none stands there. */
  @ParameterizedTest
  @ValueSource(strings = {"{\"\ud800\":1}", "{\"\udc00x\":1}", "{\"id\":2,\"\ud83d\":1}"})
  void halfASurrogatePairIsNeverGuessed(String json) {
    CompiledSchema schema = SchemaCatalog.builder()
        .register("https://example.org/ids", "{\"properties\":{\"id\":{\"type\":\"integer\"}}}")
        .build()
        .schema("https://example.org/ids");
    for (int i = 0; i < 3; i++) {
      assertThat(schema.check(json).isValid()).isTrue();
      assertThat(schema
              .check("{\"id\":1,\"b\":2}".getBytes(StandardCharsets.UTF_8))
              .isValid())
          .isTrue();
    }
  }
}
