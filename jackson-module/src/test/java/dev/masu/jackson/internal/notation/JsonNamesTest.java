package dev.masu.jackson.internal.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.json.JsonMapper;

/** Sides and states in types of users are spelt as in documents. */
final class JsonNamesTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  record Game(
      Side winner,
      List<State> states,
      Map<Side, Integer> seconds,
      EnumMap<State, Optional<Side>> last,
      Map<Occupation, Integer> counts,
      Set<Side> present) {}

  private static final Game GAME = new Game(
      Side.SECOND,
      List.of(State.values()),
      Map.of(Side.FIRST, 5),
      new EnumMap<>(Map.of(State.DIMINISHED, Optional.of(Side.SECOND))),
      Map.of(Occupation.EMPTY, 7),
      Set.of(Side.FIRST));

  private static final String JSON =
      "{\"winner\":\"second\",\"states\":[\"normal\",\"enhanced\",\"diminished\"],"
          + "\"seconds\":{\"first\":5},\"last\":{\"diminished\":\"second\"},\"counts\":{\"empty\":7},\"present\":[\"first\"]}";

  static Stream<Arguments> mappers() {
    return Stream.of(
        arguments("Jackson 3", MAPPER),
        arguments(
            "Jackson 2",
            JsonMapper.builderWithJackson2Defaults().addModule(new MasuModule()).build()),
        arguments(
            "by toString",
            MAPPER
                .rebuild()
                .enable(
                    EnumFeature.READ_ENUMS_USING_TO_STRING, EnumFeature.WRITE_ENUMS_USING_TO_STRING)
                .build()),
        arguments(
            "by name",
            MAPPER
                .rebuild()
                .disable(
                    EnumFeature.READ_ENUMS_USING_TO_STRING, EnumFeature.WRITE_ENUMS_USING_TO_STRING)
                .build()),
        arguments(
            "in lower case",
            MAPPER.rebuild().enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE).build()),
        arguments(
            "in any case",
            MAPPER.rebuild().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS).build()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mappers")
  void areReadAndWrittenByTheirNamesInDocuments(String name, JsonMapper mapper) {
    assertThat(mapper.writeValueAsString(GAME)).isEqualTo(JSON);
    assertThat(mapper.readValue(JSON, Game.class)).isEqualTo(GAME);
  }

  @Test
  void areNumbersIfTheMapperWritesEnumsAsNumbers() {
    JsonMapper numbers =
        MAPPER.rebuild().enable(EnumFeature.WRITE_ENUMS_USING_INDEX).build();
    assertThat(numbers.writeValueAsString(List.of(Side.SECOND))).isEqualTo("[1]");
    assertThat(numbers.readValue("1", Side.class)).isEqualTo(Side.SECOND);
  }

  @Test
  void occupationsAreAlwaysStrings() {
    Map<Occupation, Integer> counts =
        Map.of(Occupation.exactly(Piece.parse("CHESS:K")), 1, Occupation.ALLY, 2);
    JsonMapper numbers = MAPPER
        .rebuild()
        .enable(EnumFeature.WRITE_ENUMS_USING_INDEX, EnumFeature.WRITE_ENUM_KEYS_USING_INDEX)
        .build();
    String json = numbers.writeValueAsString(counts);
    assertThat(json).contains("\"CHESS:K\":1", "\"ally\":2");
    assertThat(numbers.readValue(json, new TypeReference<Map<Occupation, Integer>>() {}))
        .isEqualTo(counts);
    assertThat(MAPPER
            .writer()
            .with(SerializationFeature.WRAP_ROOT_VALUE)
            .writeValueAsString(Occupation.ALLY))
        .isEqualTo("{\"Occupation\":\"ally\"}");
  }

  @Test
  void otherSpellingsAreRejected() {
    assertThatThrownBy(() -> MAPPER.readValue("\"FIRST\"", Side.class))
        .isInstanceOfSatisfying(
            InvalidFormatException.class,
            e -> assertThat(e.getOriginalMessage())
                .isEqualTo(
                    "Cannot deserialize value of type `dev.masu.notation.Side` from String"
                        + " \"FIRST\": not one of the values accepted for Enum class: [first, second]"));
  }

  enum SideMixIn {
    @JsonProperty("sente")
    FIRST,
    @JsonProperty("gote")
    SECOND
  }

  @Test
  void haveTheNamesOfAMixIn() {
    JsonMapper own = MAPPER.rebuild().addMixIn(Side.class, SideMixIn.class).build();
    assertThat(own.writeValueAsString(Side.FIRST)).isEqualTo("\"sente\"");
    assertThat(own.readValue("\"gote\"", Side.class)).isEqualTo(Side.SECOND);
  }
}
