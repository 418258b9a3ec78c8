package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a transition of a GGN that its schema has accepted. */
final class TransitionDeserializer extends StdDeserializer<Transition> {
  TransitionDeserializer() {
    super(Transition.class);
  }

  @Override
  public Transition deserialize(JsonParser parser, DeserializationContext context) {
    Transition.Builder transition = Transition.builder();
    Members.read(parser, context, Transition.class, name -> {
      switch (name) {
        case "board_check" -> transition.boardCheck(check(parser, context));
        case "board_patch" -> transition.boardPatch(patch(parser, context));
        case "in_hand_add" -> transition.inHandAdd(piece(parser, context));
        case "in_hand_del" -> transition.inHandDel(piece(parser, context));
        default -> context.handleUnknownProperty(parser, this, Transition.class, name);
      }
    });
    return Members.made(Transition.class, context, transition::build);
  }

  private static Map<Square, Occupation> check(JsonParser parser, DeserializationContext context) {
    Map<Square, Occupation> check = new LinkedHashMap<>();
    Members.read(
        parser,
        context,
        Map.class,
        name -> check.put(Square.of(name), NotationType.OCCUPATION.read(parser, context)));
    return check;
  }

  private static Map<Square, Optional<Piece>> patch(
      JsonParser parser, DeserializationContext context) {
    Map<Square, Optional<Piece>> patch = new LinkedHashMap<>();
    Members.read(
        parser, context, Map.class, name -> patch.put(Square.of(name), piece(parser, context)));
    return patch;
  }

  private static Optional<Piece> piece(JsonParser parser, DeserializationContext context) {
    return Members.orNull(NotationType.PIECE, parser, context);
  }
}
