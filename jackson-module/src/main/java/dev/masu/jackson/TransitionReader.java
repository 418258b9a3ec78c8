package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.sym.BinaryNameMatcher;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads one transition after the other.
 *
 * <p>Its loop is written out: with {@link Members#read} and a lambda for each member a read of 20 MB
 * took 43 ms in place of 40.
 */
final class TransitionReader {
  private static final List<String> NAMES =
      List.of("board_check", "board_patch", "in_hand_add", "in_hand_del");

  /** Tells names apart before they are Strings: a read of 20 MB took 41 ms in place of 46. */
  private static final PropertyNameMatcher MATCHER = BinaryNameMatcher.construct(NAMES);

  private final TransitionParts parts;
  private final ValueDeserializer<?> asked;
  private @Nullable Map<Square, Occupation> check;
  private @Nullable Map<Square, Optional<Piece>> patch;
  private Optional<Piece> add = Optional.empty();
  private Optional<Piece> del = Optional.empty();

  /** A bit for each member that was there. */
  private int seen;

  /**
   * Makes a reader.
   *
   * @param parts reads what transitions share
   * @param asked the deserializer that unknown properties are reported for
   */
  TransitionReader(TransitionParts parts, ValueDeserializer<?> asked) {
    this.parts = parts;
    this.asked = asked;
  }

  /** Reads one; null only if a handler of the user's makes it that. */
  @Nullable
  Transition read(JsonParser parser, DeserializationContext context) {
    check = null;
    patch = null;
    add = Optional.empty();
    del = Optional.empty();
    seen = 0;
    if (Members.startsHere(parser)) {
      int name = first(parser);
      while (name >= 0 || name == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
        readMember(name, parser, context);
        name = parser.nextNameMatch(MATCHER);
      }
    } else {
      context.handleUnexpectedToken(Transition.class, parser);
    }
    return made(context);
  }

  private static int first(JsonParser parser) {
    if (parser.hasToken(JsonToken.START_OBJECT)) {
      return parser.nextNameMatch(MATCHER);
    }
    return parser.hasToken(JsonToken.PROPERTY_NAME)
        ? parser.currentNameMatch(MATCHER)
        : PropertyNameMatcher.MATCH_END_OBJECT;
  }

  private void readMember(int name, JsonParser parser, DeserializationContext context) {
    if (name < 0) {
      readUnknown(parser, context);
      return;
    }
    requireFirst(name, context);
    try {
      switch (name) {
        case 0 -> check = parts.readCheck(parser, context);
        case 1 -> patch = parts.readPatch(parser, context);
        case 2 -> add = hand(parser, context);
        default -> del = hand(parser, context);
      }
    } catch (DatabindException e) {
      throw e.prependPath(Transition.class, NAMES.get(name));
    }
  }

  /** A transition that stands alone was not checked by any schema. */
  private void requireFirst(int name, DeserializationContext context) {
    int bit = 1 << name;
    if ((seen & bit) != 0) {
      Members.twice(Transition.class, NAMES.get(name), context);
    }
    seen |= bit;
  }

  private void readUnknown(JsonParser parser, DeserializationContext context) {
    String name = Objects.requireNonNull(parser.currentName());
    parser.nextToken();
    try {
      context.handleUnknownProperty(parser, asked, Transition.class, name);
    } catch (DatabindException e) {
      throw e.prependPath(Transition.class, name);
    }
  }

  private @Nullable Transition made(DeserializationContext context) {
    try {
      return Transition.of(
          Members.required(Transition.class, "board_check", check, context),
          Members.required(Transition.class, "board_patch", patch, context),
          add,
          del);
    } catch (IllegalArgumentException e) {
      return (Transition) context.handleInstantiationProblem(Transition.class, null, e);
    }
  }

  private static Optional<Piece> hand(JsonParser parser, DeserializationContext context) {
    parser.nextToken();
    return NotationType.PIECE.readOrNull(parser, context);
  }
}
