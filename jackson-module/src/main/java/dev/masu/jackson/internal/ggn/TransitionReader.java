package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import dev.masu.jackson.internal.document.Members;
import dev.masu.jackson.internal.document.NotationMap;
import dev.masu.jackson.internal.notation.NotationType;
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

/** Reads the transitions of one document, which share conditions and changes that are equal. */
final class TransitionReader {
  private static final List<String> NAMES =
      List.of("board_check", "board_patch", "in_hand_add", "in_hand_del");
  private static final PropertyNameMatcher MATCHER = BinaryNameMatcher.construct(NAMES);
  private static final int CHECK = 0;
  private static final int PATCH = 1;
  private static final int ADD = 2;

  private final ValueDeserializer<?> asked;
  private final NotationType<Piece> pieces;
  private final NotationMap<Square, Occupation> checks;
  private final NotationMap<Square, Optional<Piece>> patches;
  private final Entries<Square, Occupation> check = new Entries<>();
  private final Entries<Square, Optional<Piece>> patch = new Entries<>();
  private final SharedMaps<Square, Occupation> known = new SharedMaps<>();
  private OrderedMap<Square, Optional<Piece>> lastPatch = OrderedMap.empty();

  /** One transition, as far as it was read. */
  private static final class Parts {
    @Nullable
    Map<Square, Occupation> check;

    @Nullable
    Map<Square, Optional<Piece>> patch;

    Optional<Piece> add = Optional.empty();
    Optional<Piece> del = Optional.empty();

    /** A bit for each member that was there. */
    int seen;
  }

  /**
   * Makes a reader.
   *
   * @param asked the deserializer that unknown properties are reported for
   */
  TransitionReader(GgnNotations notations, ValueDeserializer<?> asked) {
    this.asked = asked;
    this.pieces = notations.pieces();
    this.checks = new NotationMap.OfTexts<>(notations.squares(), notations.occupations());
    this.patches = new NotationMap.OfOptionals<>(notations.squares(), notations.pieces());
  }

  /** Reads one; null only if a handler of the user's makes it that. */
  @Nullable
  Transition read(JsonParser parser, DeserializationContext context) {
    Parts parts = new Parts();
    if (!Members.startsHere(parser)) {
      context.handleUnexpectedToken(Transition.class, parser);
    } else {
      int member = first(parser);
      while (member >= 0 || member == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
        readMember(member, parts, parser, context);
        member = parser.nextNameMatch(MATCHER);
      }
    }
    return made(parts, context);
  }

  private static int first(JsonParser parser) {
    if (parser.hasToken(JsonToken.START_OBJECT)) {
      return parser.nextNameMatch(MATCHER);
    }
    return parser.hasToken(JsonToken.PROPERTY_NAME)
        ? parser.currentNameMatch(MATCHER)
        : PropertyNameMatcher.MATCH_END_OBJECT;
  }

  private void readMember(
      int member, Parts parts, JsonParser parser, DeserializationContext context) {
    String name = member < 0 ? Objects.requireNonNull(parser.currentName()) : NAMES.get(member);
    if (member >= 0 && (parts.seen & 1 << member) != 0) {
      // No schema has checked a transition that stands alone.
      Members.twice(Transition.class, name, context);
    }
    try {
      switch (member) {
        case CHECK -> parts.check = readCheck(parser, context);
        case PATCH -> parts.patch = readPatch(parser, context);
        default -> readValue(member, name, parts, parser, context);
      }
    } catch (DatabindException e) {
      throw e.prependPath(Transition.class, name);
    }
    parts.seen |= member < 0 ? 0 : 1 << member;
  }

  private void readValue(
      int member, String name, Parts parts, JsonParser parser, DeserializationContext context) {
    parser.nextToken();
    if (member < 0) {
      context.handleUnknownProperty(parser, asked, Transition.class, name);
    } else if (member == ADD) {
      parts.add = pieces.readOrNull(parser, context);
    } else {
      parts.del = pieces.readOrNull(parser, context);
    }
  }

  private Map<Square, Occupation> readCheck(JsonParser parser, DeserializationContext context) {
    check.clear();
    checks.readNext(parser, context, check);
    int entries = check.size();
    return once(check.take(known), entries, "board_check", context);
  }

  private Map<Square, Optional<Piece>> readPatch(
      JsonParser parser, DeserializationContext context) {
    patch.clear();
    patches.readNext(parser, context, patch);
    int entries = patch.size();
    // Transitions that share a change follow each other: the ways to one destination.
    lastPatch = patch.take(lastPatch);
    return once(lastPatch, entries, "board_patch", context);
  }

  private static <V> Map<Square, V> once(
      Map<Square, V> map, int entries, String name, DeserializationContext context) {
    return Members.once(map, entries, Transition.class, "square", name, context);
  }

  private static @Nullable Transition made(Parts parts, DeserializationContext context) {
    Map<Square, Occupation> check =
        Members.required(Transition.class, NAMES.get(CHECK), parts.check, context);
    Map<Square, Optional<Piece>> patch =
        Members.required(Transition.class, NAMES.get(PATCH), parts.patch, context);
    try {
      return Transition.of(check, patch, parts.add, parts.del);
    } catch (IllegalArgumentException e) {
      return (Transition) context.handleInstantiationProblem(Transition.class, null, e);
    }
  }
}
