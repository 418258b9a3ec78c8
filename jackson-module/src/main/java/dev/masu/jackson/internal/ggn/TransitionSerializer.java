package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Piece;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.document.DocumentSerializer;
import dev.masu.jackson.internal.document.Texts;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writes a transition of a GGN canonically: hands that do not change are left out. */
public final class TransitionSerializer extends DocumentSerializer<Transition> {
  public TransitionSerializer() {
    super(Transition.class);
  }

  @Override
  protected void members(Transition transition, JsonGenerator generator) {
    write(transition, generator);
  }

  static void write(Transition transition, JsonGenerator generator) {
    generator.writeObjectPropertyStart("board_check");
    transition
        .boardCheck()
        .forEach((square, required) ->
            generator.writeStringProperty(square.label(), required.toString()));
    generator.writeEndObject();
    generator.writeObjectPropertyStart("board_patch");
    transition.boardPatch().forEach((square, piece) -> {
      generator.writeName(square.label());
      Texts.writeOrNull(piece, generator);
    });
    generator.writeEndObject();
    hand("in_hand_add", transition.inHandAdd(), generator);
    hand("in_hand_del", transition.inHandDel(), generator);
  }

  private static void hand(String name, Optional<Piece> piece, JsonGenerator generator) {
    piece.ifPresent(p -> generator.writeStringProperty(name, p.toString()));
  }
}
