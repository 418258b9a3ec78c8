package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.MasuModule;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** A transition in a property of any type is read back as it is written, with its type beside its members. */
final class TypedTransitionTest {
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .addModule(new MasuModule())
      .polymorphicTypeValidator(
          BasicPolymorphicTypeValidator.builder().allowIfSubType("dev.masu.").build())
      .build();

  record Holder(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = As.PROPERTY, property = "type")
      Object value) {}

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void isReadBack(boolean isDrop) {
    Holder holder = new Holder(Transition.of(
        Map.of(Square.of("e3"), Occupation.parse("empty")),
        Map.of(Square.of("e4"), Optional.empty()),
        Optional.empty(),
        isDrop ? Optional.of(Piece.parse("SHOGI:P")) : Optional.empty()));
    String json = MAPPER.writeValueAsString(holder);
    assertThat(json).startsWith("{\"value\":{\"type\":\"dev.masu.");
    assertThat(MAPPER.readValue(json, Holder.class)).isEqualTo(holder);
  }

  @Test
  void reportsWhatIsMissingAfterItsType() {
    assertThatThrownBy(() ->
            MAPPER.readValue("{\"value\":{\"type\":\"dev.masu.ggn.Transition\"}}", Holder.class))
        .hasMessageContaining("missing property \"board_check\"; add it");
  }
}
