package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * Reads the conditions and changes of the transitions of one document, which share those that are equal.
 *
 * <p>They are collected here and not in an assembler, which would take them one by one: a read of 20 MB took 2.4
 * times as long as Jackson's tokens in place of 2.7 times.
 */
final class TransitionParts {
  private static final NotationMap<Square, Occupation> CHECK =
      new NotationMap.OfTexts<>(NotationType.SQUARE, NotationType.OCCUPATION);
  private static final NotationMap<Square, Optional<Piece>> PATCH =
      new NotationMap.OfOptionals<>(NotationType.SQUARE, NotationType.PIECE);

  private final Entries<Square, Occupation> check = new Entries<>();
  private final Entries<Square, Optional<Piece>> patch = new Entries<>();
  private final SharedMaps<Square, Occupation> checks = new SharedMaps<>();
  private OrderedMap<Square, Optional<Piece>> lastPatch = OrderedMap.empty();

  /** Reads the conditions behind the name that the parser stands at. */
  Map<Square, Occupation> readCheck(JsonParser parser, DeserializationContext context) {
    CHECK.readNext(parser, context, check);
    int entries = check.size();
    return once(check.take(checks), entries, "board_check", context);
  }

  /** Reads the changes behind the name that the parser stands at. */
  Map<Square, Optional<Piece>> readPatch(JsonParser parser, DeserializationContext context) {
    PATCH.readNext(parser, context, patch);
    int entries = patch.size();
    // What shares a change follows each other: the ways to one destination.
    lastPatch = patch.take(lastPatch);
    return once(lastPatch, entries, "board_patch", context);
  }

  /** The map, unless a square stands twice in it: in a transition that stands alone, no schema has looked at that. */
  private static <V> Map<Square, V> once(
      Map<Square, V> map, int entries, String name, DeserializationContext context) {
    return Members.once(map, entries, Transition.class, "square", name, context);
  }
}
