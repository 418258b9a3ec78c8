package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Documents in a property of any type are read back as they are written, with their type beside their members. */
final class TypedDocumentsTest {
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .addModule(new MasuModule())
      .polymorphicTypeValidator(
          BasicPolymorphicTypeValidator.builder().allowIfSubType("dev.masu.").build())
      .build();

  record Holder(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = As.PROPERTY, property = "type")
      Object value) {}

  static Stream<Object> documents() {
    return Stream.of(
        Transition.of(
            Map.of(Square.of("e3"), Occupation.parse("empty")),
            Map.of(Square.of("e4"), Optional.empty()),
            Optional.empty(),
            Optional.of(Piece.parse("SHOGI:P"))),
        Stn.of(Map.of(Cell.parse("e4"), Optional.of(Qpi.parse("C:P"))), Map.of(), true),
        Stn.builder().build());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void areReadBack(Object document) {
    Holder holder = new Holder(document);
    String json = MAPPER.writeValueAsString(holder);
    assertThat(json).startsWith("{\"value\":{\"type\":\"dev.masu.");
    assertThat(MAPPER.readValue(json, Holder.class)).isEqualTo(holder);
  }
}
