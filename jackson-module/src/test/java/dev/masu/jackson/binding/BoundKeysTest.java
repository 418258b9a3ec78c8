package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.ContextualKeyDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** The names of a map are checked as strings by the schema of the map's key type. */
final class BoundKeysTest {
  private static final SchemaCatalog CATALOG =
      SchemaCatalog.builder().register("""
          {"$id":"https://example.org/player","type":"string","pattern":"^p[0-9]+$"}""").register("""
          {"$id":"https://example.org/kind","enum":["std","fr"]}""").register("""
          {"$id":"https://example.org/scores","type":"object"}""").build();

  private static final JsonMapper MAPPER = TestMappers.of(CATALOG);

  @SchemaBound("https://example.org/player")
  record Player(@JsonValue String id) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Player {}
  }

  @SchemaBound("https://example.org/kind")
  enum Kind {
    std,
    fr,
    legacy
  }

  @SchemaBound("https://example.org/scores")
  record Scores(EnumMap<Kind, Map<Player, Integer>> byKind) {}

  @SchemaBound("https://example.org/player")
  enum Seat {
    p1,
    p2
  }

  @Test
  void aValidNameThatIsNoKeyOfTheTypeIsReported() {
    assertThatThrownBy(() ->
            MAPPER.readValue("{\"p1\":1,\"p3\":2}", new TypeReference<Map<Seat, Integer>>() {}))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage(Seat.class.getName() + ": valid against https://example.org/player but cannot"
            + " be bound\n  line 1, column 9 (/p3): Cannot deserialize Map key of type `"
            + Seat.class.getName() + "` from String \"p3\": not one of the values accepted for"
            + " Enum class: [p1, p2]");
  }

  @SchemaBound("https://example.org/scores")
  record Seats(Map<Seat, Integer> seats) {}

  @ParameterizedTest
  @EnumSource(InputRoute.class)
  void aBoundTypeReportsAValidNameThatIsNoKeyOfTheType(InputRoute route) {
    assertThatThrownBy(() -> route.read(MAPPER, "{\"seats\":{\"p1\":1,\"p3\":2}}", Seats.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageStartingWith(Seats.class.getName()
            + ": valid against https://example.org/scores but cannot be bound\n  ")
        .hasMessageEndingWith("(/seats/p3): Cannot deserialize Map key of type `"
            + Seat.class.getName() + "` from String \"p3\": not one of the values accepted for"
            + " Enum class: [p1, p2]");
  }

  @SchemaBound("https://example.org/player")
  record Named(String name) {}

  record Names(Map<Named, Integer> names) {}

  /** Makes keys of names and of the property that holds the map. */
  static final class Naming extends KeyDeserializer implements ContextualKeyDeserializer {
    private final String property;

    Naming(String property) {
      this.property = property;
    }

    @Override
    public KeyDeserializer createContextual(DeserializationContext context, BeanProperty property) {
      return new Naming(property.getName());
    }

    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
      return new Named(property + " " + key);
    }
  }

  @Test
  void aDeserializerOfKeysKnowsThePropertyThatHoldsTheMap() {
    JsonMapper mapper = TestMappers.builder(CATALOG)
        .addModule(new SimpleModule("names").addKeyDeserializer(Named.class, new Naming("")))
        .build();
    assertThat(mapper.readValue("{\"names\":{\"p1\":2}}", Names.class))
        .isEqualTo(new Names(Map.of(new Named("names p1"), 2)));
    assertRejected(
        () -> mapper.readValue("{\"names\":{\"q1\":2}}", Names.class),
        Named.class.getName() + ": 1 violation of https://example.org/player",
        "line 1, column 11 (/names/q1): \"q1\" does not match the pattern ^p[0-9]+$");
  }

  @Test
  void validNamesAreBound() {
    Scores scores = MAPPER.readValue("{\"byKind\":{\"fr\":{\"p1\":2}}}", Scores.class);
    assertThat(scores.byKind()).isEqualTo(Map.of(Kind.fr, Map.of(new Player("p1"), 2)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"p1":1,\\n "<script>":3} | line 2, column 2 (/<script>): "<script>" does not match the pattern ^p[0-9]+$
      {"p1":1,"a/b":3}          | line 1, column 9 (/a~1b): "a/b" does not match the pattern ^p[0-9]+$
      """)
  void anInvalidNameOfARootMapIsReported(String json, String problem) {
    assertThatThrownBy(() -> MAPPER.readValue(
            json.replace("\\n", "\n"), new TypeReference<Map<Player, Integer>>() {}))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessage(
            "dev.masu.jackson.binding.BoundKeysTest$Player: 1 violation of https://example.org/player\n  "
                + problem);
  }

  @ParameterizedTest
  @EnumSource(InputRoute.class)
  void anInvalidNameInABoundTypeIsReported(InputRoute route) {
    assertThatThrownBy(() -> route.read(MAPPER, "{\"byKind\":{\"legacy\":{}}}", Scores.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageContaining(
            "dev.masu.jackson.binding.BoundKeysTest$Kind: 1 violation of https://example.org/kind\n")
        .hasMessageContaining(
            "(/byKind/legacy): expected \"std\" or \"fr\" but found the string \"legacy\"");
  }

  @Test
  void aValueThatTheTypeRejectsIsReported() {
    assertThatThrownBy(() -> MAPPER.readValue("{\"byKind\":{\"fr\":{\"p1\":\"x\"}}}", Scores.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageContaining(
            "(/byKind/fr/p1): Cannot deserialize value of type `java.lang.Integer`"
                + " from String \"x\": not a valid `java.lang.Integer` value");
  }
}
