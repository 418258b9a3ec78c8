package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import dev.masu.schema.internal.streaming.EntryTaker;
import dev.masu.schema.internal.streaming.MembersRead;
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
  private final EntryTaker<Square, Occupation> checkTaker = CHECK.taker(check);
  private final EntryTaker<Square, Optional<Piece>> patchTaker = PATCH.taker(patch);
  private final SharedMaps<Square, Occupation> checks = new SharedMaps<>();
  private OrderedMap<Square, Optional<Piece>> lastPatch = OrderedMap.empty();

  /** Forgets what was read and not taken. */
  void clear() {
    check.clear();
    patch.clear();
  }

  EntryTaker<Square, Occupation> checkTaker() {
    return checkTaker;
  }

  EntryTaker<Square, Optional<Piece>> patchTaker() {
    return patchTaker;
  }

  /** The conditions that were all taken in one go: the check has seen that no square is there twice. */
  Map<Square, Occupation> takeCheck() {
    return check.takeDistinct(checks);
  }

  /** The changes that were all taken in one go; see {@link #takeCheck}. */
  Map<Square, Optional<Piece>> takePatch() {
    // What shares a change follows each other: the ways to one destination.
    lastPatch = patch.takeDistinct(lastPatch);
    return lastPatch;
  }

  /** Reads the rest of the conditions. */
  Map<Square, Occupation> readCheck(
      MembersRead from, JsonParser parser, DeserializationContext context) {
    CHECK.readOn(from, parser, context, check);
    int entries = check.size();
    return once(check.take(checks), entries, "board_check", context);
  }

  /** Reads the rest of the changes. */
  Map<Square, Optional<Piece>> readPatch(
      MembersRead from, JsonParser parser, DeserializationContext context) {
    PATCH.readOn(from, parser, context, patch);
    int entries = patch.size();
    lastPatch = patch.take(lastPatch);
    return once(lastPatch, entries, "board_patch", context);
  }

  /** The map, unless a square stands twice in it: in a transition that stands alone, no schema has looked at that. */
  private static <V> Map<Square, V> once(
      Map<Square, V> map, int entries, String name, DeserializationContext context) {
    return Members.once(map, entries, Transition.class, "square", name, context);
  }
}
