package dev.masu.jackson;

import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads one transition after the other, with what they share.
 *
 * <p>Its loops are written out, as {@link Members#read} with a lambda a member took a fifth longer.
 */
final class TransitionReader {
  private final GgnAssembler assembler;
  private final ValueDeserializer<?> asked;

  /**
   * Makes a reader.
   *
   * @param assembler shares what is equal
   * @param asked the deserializer that unknown properties are reported for
   */
  TransitionReader(GgnAssembler assembler, ValueDeserializer<?> asked) {
    this.assembler = assembler;
    this.asked = asked;
  }

  Transition read(JsonParser parser, DeserializationContext context) {
    Map<Square, Occupation> check = null;
    Map<Square, Optional<Piece>> patch = null;
    Optional<Piece> add = Optional.empty();
    Optional<Piece> del = Optional.empty();
    if (!parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(Transition.class, parser);
    } else {
      for (String name = parser.nextName(); name != null; name = parser.nextName()) {
        parser.nextToken();
        try {
          switch (name) {
            case "board_check" -> check = check(parser, context);
            case "board_patch" -> patch = patch(parser, context);
            case "in_hand_add" -> add = NotationType.PIECE.readOrNull(parser, context);
            case "in_hand_del" -> del = NotationType.PIECE.readOrNull(parser, context);
            default -> context.handleUnknownProperty(parser, asked, Transition.class, name);
          }
        } catch (DatabindException e) {
          throw e.prependPath(Transition.class, name);
        }
      }
    }
    try {
      return Transition.of(
          required("board_check", check, context),
          required("board_patch", patch, context),
          add,
          del);
    } catch (IllegalArgumentException e) {
      return (Transition) context.handleInstantiationProblem(Transition.class, null, e);
    }
  }

  /** A transition that stands alone was not checked by any schema. */
  private static <T> T required(String name, @Nullable T part, DeserializationContext context) {
    return part != null
        ? part
        : context.reportPropertyInputMismatch(
            Transition.class, name, "missing property \"%s\"; add it", name);
  }

  private Map<Square, Occupation> check(JsonParser parser, DeserializationContext context) {
    if (!parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(Map.class, parser);
      return assembler.endCheck();
    }
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      parser.nextToken();
      try {
        Square square = NotationType.SQUARE.readKey(name, context);
        assembler.addCheck(square, NotationType.OCCUPATION.read(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
    }
    return assembler.endCheck();
  }

  private Map<Square, Optional<Piece>> patch(JsonParser parser, DeserializationContext context) {
    if (!parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(Map.class, parser);
      return assembler.endPatch();
    }
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      parser.nextToken();
      try {
        Square square = NotationType.SQUARE.readKey(name, context);
        assembler.addPatch(square, NotationType.PIECE.readOrNull(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
    }
    return assembler.endPatch();
  }
}
