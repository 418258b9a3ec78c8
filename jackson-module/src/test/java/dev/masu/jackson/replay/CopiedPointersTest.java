package dev.masu.jackson.replay;

import static dev.masu.jackson.testing.Rejections.assertRejected;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** A violation of a value that Jackson reads from its copy of tokens has its pointer in the document. */
final class CopiedPointersTest {
  private static final String ID = "https://example.org/point.json";

  private static final MasuModule MODULE = MasuModule.builder()
      .catalog(SchemaCatalog.builder()
          .register(ID, "{\"properties\": {\"x\": {\"minimum\": 0}}}")
          .register("urn:root", "{\"properties\": {\"q\": {\"maxLength\": 2}}}")
          .build())
      .build();

  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(MODULE).build();

  @SchemaBound(ID)
  record Point(int x) {}

  static class Plain {
    public @Nullable Point p;
    public @Nullable List<Point> l;
    public int n;
  }

  static final class TypeIdOfProperty {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "k")
    @JsonSubTypes(@JsonSubTypes.Type(value = Plain.class, name = "base"))
    public @Nullable Plain b;
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
  @JsonSubTypes({@JsonSubTypes.Type(First.class), @JsonSubTypes.Type(Second.class)})
  interface Base {}

  record First(Point p, Point q, int first) implements Base {}

  record Second(Point p, Point q, int second) implements Base {}

  record Deduced(Base b) {}

  static final class Inner {
    public @Nullable Point q;
  }

  record UnwrappedInRecord(@JsonUnwrapped Inner in, Point r) {}

  static final class Unwrapped {
    @JsonUnwrapped
    public @Nullable Inner in;

    @JsonAnySetter
    public @Nullable Map<String, Point> others;

    public int n;
  }

  record Copied(@JsonDeserialize(using = Copying.class) Plain f, int n) {}

  static final class Copying extends StdDeserializer<Plain> {
    Copying() {
      super(Plain.class);
    }

    @Override
    public Plain deserialize(JsonParser parser, DeserializationContext context) {
      JsonParser copy = context.bufferAsCopyOfValue(parser).asParserOnFirstToken(context);
      return context.readValue(copy, Plain.class);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      TypeIdOfProperty  | {"b": {"k": "base", "p": {"x": -1}}}                   | line 1, column 32 (/b/p/x)
      TypeIdOfProperty  | {"b": {"p": {"x": -1}, "k": "base"}}                   | (/b/p/x)
      TypeIdOfProperty  | {"b": {"n": 1, "p": {"x": -1}, "k": "base"}}           | (/b/p/x)
      TypeIdOfProperty  | {"b": {"l": [{"x": 1}, {"x": -1}], "k": "base", "n":1}} | (/b/l/1/x)
      Deduced           | {"b": {"p": {"x": 1}, "q": {"x": -1}, "first": 1}}     | (/b/q/x)
      Deduced           | {"b": {"first": 1, "q": {"x": -1}, "p": {"x": 1}}}     | line 1, column 31 (/b/q/x)
      UnwrappedInRecord | {"q": {"x": -1}, "r": {"x": 1}}                        | (/q/x)
      UnwrappedInRecord | {"r": {"x": 1}, "q": {"x": -1}}                        | (/q/x)
      Unwrapped         | {"a": {"x": -1}, "n": 1}                               | (/a/x)
      Copied            | {"f": {"p": {"x": -1}, "l": [{"x": 1}]}, "n": 1}       | (/f/p/x)
      """)
  void areThoseOfTheDocument(String type, String json, String location)
      throws ClassNotFoundException {
    Class<?> named = Class.forName(getClass().getName() + "$" + type);
    assertLocation(location, () -> MAPPER.readValue(json, named));
  }

  @SchemaBound("urn:root")
  static final class Root {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "k")
    @JsonSubTypes(@JsonSubTypes.Type(value = Plain.class, name = "base"))
    public @Nullable Plain b;

    public @Nullable String q;
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"p\": {\"x\": -1}", "\"n\": 1, \"p\": {\"x\": -1}"})
  void areThoseOfTheDocumentBesideOtherViolations(String members) {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"b\": {" + members + ", \"k\": \"base\"},\n\"q\": \"long\"}", Root.class),
        Root.class.getName() + ": 2 violations of urn:root",
        "(/b/p/x): -1 is less than the minimum 0",
        "line 2, column 6 (/q): expected at most 2 characters but found 4");
  }

  @Test
  void areThoseOfTheTree() {
    JsonNode tree = MAPPER.readTree("{\"q\": {\"x\": -1}, \"r\": {\"x\": 1}}");
    assertLocation("(/q/x)", () -> MAPPER.treeToValue(tree, UnwrappedInRecord.class));
  }

  @Test
  void withDefaultTypingNothingIsCopied() {
    JsonMapper mapper = JsonMapper.builder()
        .addModule(MODULE)
        .activateDefaultTypingAsProperty(
            BasicPolymorphicTypeValidator.builder().allowIfSubType(Plain.class).build(),
            DefaultTyping.NON_FINAL,
            "@class")
        .build();
    String json = "{\"p\": {\"x\": -1}, \"@class\": \"" + Plain.class.getName() + "\"}";
    assertLocation("line 1, column 13 (/p/x)", () -> mapper.readValue(json, Plain.class));
  }

  private static void assertLocation(String location, ThrowingCallable reading) {
    assertRejected(
        reading,
        Point.class.getName() + ": 1 violation of " + ID,
        location + ": -1 is less than the minimum 0");
  }
}
