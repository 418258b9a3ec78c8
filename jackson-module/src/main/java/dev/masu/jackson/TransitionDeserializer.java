package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a transition, of a GGN that its schema has accepted or one that stands alone. */
final class TransitionDeserializer extends StdDeserializer<Transition> {
  TransitionDeserializer() {
    super(Transition.class);
  }

  @Override
  public Transition deserialize(JsonParser parser, DeserializationContext context) {
    Parts parts = new Parts();
    Members.read(parser, context, Transition.class, name -> {
      switch (name) {
        case "board_check" -> parts.check = check(parser, context);
        case "board_patch" -> parts.patch = patch(parser, context);
        case "in_hand_add" -> parts.add = piece(parser, context);
        case "in_hand_del" -> parts.del = piece(parser, context);
        default -> context.handleUnknownProperty(parser, this, Transition.class, name);
      }
    });
    Map<Square, Occupation> check = required("board_check", parts.check, context);
    Map<Square, Optional<Piece>> patch = required("board_patch", parts.patch, context);
    return Members.made(
        Transition.class, context, () -> Transition.of(check, patch, parts.add, parts.del));
  }

  /** What has been read so far. */
  private static final class Parts {
    private @Nullable Map<Square, Occupation> check;
    private @Nullable Map<Square, Optional<Piece>> patch;
    private Optional<Piece> add = Optional.empty();
    private Optional<Piece> del = Optional.empty();
  }

  /** A transition that stands alone was not checked by any schema. */
  private static <T> T required(String name, @Nullable T part, DeserializationContext context) {
    return part != null
        ? part
        : context.reportPropertyInputMismatch(
            Transition.class, name, "missing property \"%s\"; add it", name);
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
