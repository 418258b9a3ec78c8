package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.polymorphic.GameEvents.CONSTRUCTED;
import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.polymorphic.GameEvents.End;
import dev.masu.jackson.polymorphic.GameEvents.Event;
import dev.masu.jackson.polymorphic.GameEvents.Game;
import dev.masu.jackson.polymorphic.GameEvents.Line;
import dev.masu.jackson.polymorphic.GameEvents.Move;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SourceLocation;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Polymorphic values whose type id is the first property are bound while they are checked. */
final class TypeIdFirstTest {
  private static final JsonMapper MAPPER = GameEvents.mapper();
  private static final String HEADING = "dev.masu.jackson.polymorphic.GameEvents$";

  @BeforeEach
  void clear() {
    CONSTRUCTED.clear();
  }

  @ParameterizedTest
  @EnumSource
  void valuesAreBoundFromAnyInput(InputRoute route) throws IOException {
    String json = """
        {"name": "a", "first": {"kind": "end", "last": {"kind": "end"}},
         "events": [{"kind": "move", "to": "e4"}, {"kind": "line", "events": [{"kind": "end", "last": null}]}],
         "others": {"b": {"kind": "line", "named": {"c": {"kind": "move", "to": "e5", "at": 7}}}}}
        """;
    assertThat(route.read(MAPPER, json, Game.class))
        .isEqualTo(new Game(
            "a",
            new End(new End(null)),
            List.of(new Move("e4", (byte) 0), new Line(List.of(new End(null)), null)),
            Map.of("b", new Line(null, Map.of("c", new Move("e5", (byte) 7))))));
  }

  /** Violations are reported by the enclosing schema, or if that does not refer to the value's schema, by that. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"first":{"kind":"move"}}                        | Game | 10 (/first): missing property "to"; add it
          {"events":[{"kind":"move","to":1}]}              | Game | 32 (/events/0/to): expected a string but found the number 1
          {"events":[{"kind":"end","last":{"kind":"x"}}]}  | Game | 41 (/events/0/last/kind): expected "move", "line" or "end" but found the string "x"
          {"others":{"a":{"kind":"move"}}}                 | Event | 16 (/others/a): missing property "to"; add it
          {"others":{"a":{"kind":"x"}}}                    | Event | 24 (/others/a/kind): expected "move", "line" or "end" but found the string "x"
          """)
  void aViolationIsReportedOnce(String json, String type, String reported) {
    for (InputRoute route : List.of(InputRoute.STRING, InputRoute.BYTES, InputRoute.INPUT_STREAM)) {
      String id = type.equals("Game") ? GameEvents.GAME : GameEvents.EVENT;
      assertRejected(
          () -> route.read(MAPPER, json, Game.class),
          HEADING + type + ": 1 violation of " + id,
          "line 1, column " + reported);
    }
  }

  @Test
  void nothingIsBoundAfterAViolation() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"kind\":\"line\",\"events\":[{\"kind\":\"move\",\"to\":\"e4\"},"
                + "{\"kind\":\"move\",\"to\":\"e5\",\"at\":\"late\"},{\"kind\":\"move\",\"to\":\"e6\"}]}",
            Event.class),
        HEADING + "Event: 1 violation of " + GameEvents.EVENT,
        "line 1, column 82 (/events/1/at): expected an" + " integer but found the string \"late\"");
    assertThat(CONSTRUCTED).containsExactly("e4");
  }

  @Test
  void bindingErrorsAreReportedWithTheViolationsOfTheSchema() {
    assertRejected(
        () -> MAPPER.readValue("[{\"kind\":\"move\",\"to\":\"e4\",\"at\":\n1000}]", Event[].class),
        HEADING + "Event: valid against " + GameEvents.EVENT + " but cannot be bound",
        "line 2, column 1 (/0/at): Numeric value (1000) out of range of `byte` (-128 - 255)");
    assertRejected(
        () -> MAPPER.readValue(
            "[{\"kind\":\"move\",\"to\":\"e4\",\"at\":\n1000,\"a\":1}]", Event[].class),
        HEADING + "Event: 2 violations of " + GameEvents.EVENT,
        "line 2, column 1 (/0/at): Numeric value (1000) out of range of `byte` (-128 - 255)",
        "line 2, column 6 (/0/a): unexpected property"
            + " \"a\"; expected \"kind\", \"to\" or \"at\"");
  }

  @Test
  void aTypeIdOfATypeThatIsNotRequestedIsReported() {
    assertRejected(
        () -> MAPPER.readValue("{\"kind\":\"end\",\n\"last\":1}", Move.class),
        HEADING + "Move: 2 violations of " + GameEvents.EVENT,
        "line 1, column 9 (/kind): Could not resolve type id 'end' as a subtype of"
            + " `dev.masu.jackson.polymorphic.GameEvents$Move`: Class `dev.masu.jackson.polymorphic.GameEvents$End` not subtype"
            + " of `dev.masu.jackson.polymorphic.GameEvents$Move`",
        "line 2, column 8 (/last): expected null or an" + " object but found the number 1");
  }

  /** Also if white space separates the start from the first property. */
  @ParameterizedTest
  @ValueSource(strings = {"[{\"kind\":\"move\"}]", "[\n  {\n    \"kind\": \"move\"\n  }\n]"})
  void aViolationOfAnObjectIsReportedAtItsStart(String json) {
    SchemaViolationException rejected = catchThrowableOfType(
        SchemaViolationException.class, () -> MAPPER.readValue(json, Event[].class));
    SourceLocation place = rejected.report().violations().get(0).location().orElseThrow();
    assertThat(place.offset()).isEqualTo(json.indexOf('{'));
    assertThat(place.line()).isEqualTo(json.indexOf('\n') < 0 ? 1 : 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"kind\":\"move\",\"to\":\"e4\"", "\"to\":\"e4\",\"kind\":\"move\""})
  void theLimitsOfTheCatalogueApply(String members) {
    String json = "{ " + members + "}";
    CheckLimits limits = CheckLimits.defaults();
    JsonFactory factory = new JsonFactory();
    JsonMapper enough = GameEvents.mapper(factory, limits.withMaxDocumentSize(json.length()));
    assertThat(enough.readValue(json, Event.class)).isEqualTo(new Move("e4", (byte) 0));
    JsonMapper less = GameEvents.mapper(factory, limits.withMaxDocumentSize(json.length() - 1));
    assertRejected(
        () -> less.readValue(json, Event.class),
        HEADING + "Event: 1 violation of " + GameEvents.EVENT,
        "line 1, column 26 (root): the document is larger than the limit of 25 chars");
  }

  @Test
  void anEmptyObjectIsChecked() {
    assertRejected(
        () -> MAPPER.readValue("[{\"kind\":\"end\"}, {}]", Event[].class),
        HEADING + "Event: 1 violation of " + GameEvents.EVENT,
        "line 1, column 18 (/1): missing property \"kind\"; add it");
  }

  @Test
  void theLimitsOfTheParserApply() {
    JsonFactory factory = JsonFactory.builder()
        .streamReadConstraints(StreamReadConstraints.builder().maxNameLength(9).build())
        .build();
    JsonMapper mapper = GameEvents.mapper(factory, CheckLimits.defaults());
    assertThat(mapper.readValue("{\"kind\":\"end\"}", Event.class)).isEqualTo(new End(null));
    for (String json :
        List.of("[{\"kinds and kinds\":1}]", "[{\"kind\":\"end\",\"kinds and kinds\":1}]")) {
      SchemaViolationException rejected = catchThrowableOfType(
          SchemaViolationException.class, () -> mapper.readValue(json, Event[].class));
      assertThat(rejected.report().violations()).singleElement().satisfies(violation -> {
        assertThat(violation.code()).isEqualTo("stream-constraint");
        assertThat(violation.pointer()).isEqualTo("/0");
      });
    }
  }
}
