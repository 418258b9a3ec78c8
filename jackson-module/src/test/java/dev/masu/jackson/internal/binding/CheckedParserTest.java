package dev.masu.jackson.internal.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.type.TypeReference;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.core.util.Named;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every method of a parser that moves it forward checks the tokens. */
final class CheckedParserTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  private static final String ID = "https://example.org/small.json";

  private static final SchemaCatalog CATALOG =
      SchemaCatalog.builder().register("""
          {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "https://example.org/small.json",
            "type": "object",
            "properties": {"a": {"type": "array", "items": {"maximum": 9}}, "b": {"type": "string"}},
            "additionalProperties": false
          }""").build();

  private static final CheckedBinding BINDING = new CheckedBinding(
      new Binding(
          MAPPER.constructType(Object.class), new SchemaReference(ID, Object.class, ""), CATALOG),
      (StreamingSchema) SchemaEngine.of(CATALOG.schema(ID)));

  /** Every method that may move a parser forward, called once. */
  private static final Map<String, Consumer<JsonParser>> MOVES = Map.ofEntries(
      Map.entry("nextToken()", JsonParser::nextToken),
      Map.entry("nextValue()", JsonParser::nextValue),
      Map.entry("nextName()", JsonParser::nextName),
      Map.entry("nextName(SerializableString)", p -> p.nextName(new SerializedString("a"))),
      Map.entry("nextNameMatch(PropertyNameMatcher)", p -> p.nextNameMatch(matcher())),
      Map.entry(
          "nextNameMatchAndToken(PropertyNameMatcher)", p -> p.nextNameMatchAndToken(matcher())),
      Map.entry("nextStringValue()", JsonParser::nextStringValue),
      Map.entry("nextIntValue(int)", p -> p.nextIntValue(0)),
      Map.entry("nextLongValue(long)", p -> p.nextLongValue(0)),
      Map.entry("nextBooleanValue()", JsonParser::nextBooleanValue),
      Map.entry("skipChildren()", JsonParser::skipChildren),
      Map.entry("readValueAs(Class)", p -> p.readValueAs(Object.class)),
      Map.entry("readValueAs(TypeReference)", p -> p.readValueAs(new TypeReference<Object>() {})),
      Map.entry(
          "readValueAs(ResolvedType)", p -> p.readValueAs(MAPPER.constructType(Object.class))),
      Map.entry("readValueAsTree()", JsonParser::readValueAsTree),
      Map.entry(
          "releaseBuffered(OutputStream)", p -> p.releaseBuffered(new ByteArrayOutputStream())),
      Map.entry("releaseBuffered(Writer)", p -> p.releaseBuffered(new StringWriter())));

  /** Methods for the current token or the settings of the parser, or that close it. */
  private static final Set<String> STAYS = Set.of(
      "assignCurrentValue",
      "canParseAsync",
      "canReadObjectId",
      "canReadTypeId",
      "clearCurrentToken",
      "close",
      "currentLocation",
      "currentName",
      "currentNameMatch",
      "currentToken",
      "currentTokenCount",
      "currentTokenId",
      "currentTokenLocation",
      "currentValue",
      "finishToken",
      "hasCurrentToken",
      "hasStringCharacters",
      "hasToken",
      "hasTokenId",
      "isClosed",
      "isEnabled",
      "isExpectedNumberIntToken",
      "isExpectedStartArrayToken",
      "isExpectedStartObjectToken",
      "isNaN",
      "nonBlockingInputFeeder",
      "objectReadContext",
      "readBinaryValue",
      "readString",
      "streamReadCapabilities",
      "streamReadConstraints",
      "streamReadContext",
      "streamReadFeatures",
      "streamReadInputSource",
      "version",
      "willInternPropertyNames");

  private static PropertyNameMatcher matcher() {
    return MAPPER
        .tokenStreamFactory()
        .constructNameMatcher(List.of(Named.fromString("a"), Named.fromString("b")), true);
  }

  @Test
  void everyMethodOfAParserIsListed() {
    Set<String> unknown = Arrays.stream(JsonParser.class.getMethods())
        .filter(method -> method.getDeclaringClass() != Object.class)
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> !STAYS.contains(method.getName()))
        .filter(method -> !method.getName().startsWith("get"))
        .map(CheckedParserTest::signature)
        .collect(Collectors.toCollection(TreeSet::new));
    assertThat(unknown).isEqualTo(new TreeSet<>(MOVES.keySet()));
  }

  /** A method that a newer Jackson adds to its delegate would go to the unchecked parser. */
  @Test
  void everyMoveOfTheDelegateIsOverridden() {
    Set<String> own = Stream.of(CheckedParser.class, BindingParser.class)
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .map(CheckedParserTest::signature)
        .collect(Collectors.toSet());
    Set<String> forwarded = Arrays.stream(JsonParserDelegate.class.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(CheckedParserTest::signature)
        .filter(MOVES::containsKey)
        .collect(Collectors.toSet());
    assertThat(own).containsAll(forwarded);
  }

  private static String signature(Method method) {
    return method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  static Set<String> moves() {
    return new TreeSet<>(MOVES.keySet());
  }

  /** A violation is reported wherever the move starts, and again by the next call. */
  @ParameterizedTest
  @MethodSource("moves")
  void noMoveSkipsAViolation(String move) {
    for (String invalid : List.of(
        "{\"c\":1}", "{\"a\":[1,10,2],\"b\":\"x\"}", "{\"a\":{}}", "{\"b\":\"x\",\"b\":\"y\"}")) {
      for (int tokens = 0; tokens < 8; tokens++) {
        assertReportedOnce(invalid, move, tokens);
      }
    }
  }

  private static void assertReportedOnce(String json, String move, int tokens) {
    JsonParser parser = MAPPER.createParser(json);
    parser.nextToken();
    AtomicReference<@Nullable CheckedParser> created = new AtomicReference<>();
    Throwable thrown = catchThrowable(() -> {
      CheckedParser checked = BINDING.checkedParser(parser);
      created.set(checked);
      go(checked, Objects.requireNonNull(MOVES.get(move)), tokens);
    });
    CheckedParser checked = Objects.requireNonNull(created.get());
    // The move may fail because of another token; the rest is still checked.
    Throwable rejected =
        thrown instanceof SchemaViolationException ? thrown : catchThrowable(checked::nextToken);
    assertThat(rejected)
        .as("%s after %d tokens of %s", move, tokens, json)
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report())
                .isEqualTo(BINDING.schema().check(MAPPER.createParser(json))));
    assertThat(catchThrowable(checked::nextToken)).isSameAs(rejected);
  }

  /** Reads some tokens, then moves until nothing is left to move over, then reads to the end. */
  private static void go(CheckedParser checked, Consumer<JsonParser> move, int tokens) {
    for (int i = 0; i < tokens; i++) {
      checked.nextToken();
    }
    for (int i = 0; i < 20 && checked.currentToken() != null; i++) {
      move.accept(checked);
    }
    for (JsonToken next = checked.nextToken(); next != null; next = checked.nextToken()) {
      assertThat(checked.currentToken()).isEqualTo(next);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"a\":[1,[2],{\"c\":null}],\"b\":\"x\"}"})
  void aValidValueIsReturnedUnchanged(String json) {
    JsonParser parser = MAPPER.createParser(json);
    parser.nextToken();
    CheckedParser checked = BINDING.checkedParser(parser);
    JsonNode read = checked.readValueAsTree();
    assertThat(read).isEqualTo(MAPPER.readTree(json));
    assertThat(checked.finish(List.of()).isValid()).isTrue();
    assertThat(checked.nextToken()).isNull();
  }

  @Test
  void noTokenIsReturnedAfterAViolation() {
    JsonParser parser = MAPPER.createParser("{\"a\":[1,10,2],\"c\":1} true");
    parser.nextToken();
    CheckedParser checked = BINDING.checkedParser(parser);
    assertThat(checked.nextName()).isEqualTo("a");
    assertThat(checked.nextToken()).isEqualTo(JsonToken.START_ARRAY);
    assertThat(checked.nextIntValue(0)).isEqualTo(1);
    Throwable rejected = catchThrowable(() -> checked.nextIntValue(0));
    assertThat(rejected)
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report().toString()).isEqualTo("""
            line 1, column 9 (/a/1): 10 is greater than the maximum 9
            line 1, column 15 (/c): unexpected property "c"; expected "a" or "b\""""));
    assertThat(parser.nextToken()).isEqualTo(JsonToken.VALUE_TRUE);
  }
}
