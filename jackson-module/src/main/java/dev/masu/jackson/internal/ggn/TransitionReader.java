package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import dev.masu.jackson.internal.document.MapReader;
import dev.masu.jackson.internal.document.Members;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the transitions of one document, which share equal conditions and changes. */
final class TransitionReader {
  private static final String CHECK = "board_check";
  private static final String PATCH = "board_patch";
  private static final String ADD = "in_hand_add";
  private static final String DEL = "in_hand_del";

  private final ValueDeserializer<?> caller;
  private final GgnNotations notations;
  private final MapReader<Square, Occupation> checks;
  private final MapReader<Square, Optional<Piece>> patches;
  private final Entries<Square, Occupation> checkEntries = new Entries<>();
  private final Entries<Square, Optional<Piece>> patchEntries = new Entries<>();
  private final SharedMaps<Square, Occupation> sharedChecks = new SharedMaps<>();
  private OrderedMap<Square, Optional<Piece>> lastPatch = OrderedMap.empty();

  /** The members that were read of one transition. */
  private static final class Parts {
    @Nullable
    Map<Square, Occupation> check;

    @Nullable
    Map<Square, Optional<Piece>> patch;

    Optional<Piece> add = Optional.empty();
    Optional<Piece> del = Optional.empty();
    boolean hasAdd;
    boolean hasDel;
  }

  /**
   * Creates a reader.
   *
   * @param caller the deserializer that unknown properties are reported for
   */
  TransitionReader(GgnNotations notations, ValueDeserializer<?> caller) {
    this.caller = caller;
    this.notations = notations;
    this.checks = MapReader.ofTexts(notations.squares(), notations.occupations());
    this.patches = MapReader.ofNullables(notations.squares(), notations.pieces());
  }

  /** Reads the current transition; null only if a problem handler returns that. */
  @Nullable
  Transition read(JsonParser parser, DeserializationContext context) {
    Parts parts = new Parts();
    if (!Members.startsHere(parser)) {
      context.handleUnexpectedToken(Transition.class, parser);
    } else {
      for (String name = Members.firstName(parser); name != null; name = parser.nextName()) {
        readMember(name, parts, parser, context);
      }
    }
    return create(parts, context);
  }

  private void readMember(
      String name, Parts parts, JsonParser parser, DeserializationContext context) {
    try {
      switch (name) {
        case CHECK -> parts.check = readCheck(parts.check != null, parser, context);
        case PATCH -> parts.patch = readPatch(parts.patch != null, parser, context);
        case ADD -> {
          parts.add = readPiece(parts.hasAdd, parser, context);
          parts.hasAdd = true;
        }
        case DEL -> {
          parts.del = readPiece(parts.hasDel, parser, context);
          parts.hasDel = true;
        }
        default -> {
          parser.nextToken();
          context.handleUnknownProperty(parser, caller, Transition.class, name);
        }
      }
    } catch (DatabindException e) {
      throw e.prependPath(Transition.class, name);
    }
  }

  // No schema has checked a transition outside a document: a member may occur twice.

  private Optional<Piece> readPiece(
      boolean isRepeated, JsonParser parser, DeserializationContext context) {
    Members.requireOnce(isRepeated, Transition.class, parser, context);
    parser.nextToken();
    return notations.pieces().deserializeNullable(parser, context);
  }

  private Map<Square, Occupation> readCheck(
      boolean isRepeated, JsonParser parser, DeserializationContext context) {
    Members.requireOnce(isRepeated, Transition.class, parser, context);
    checkEntries.clear();
    checks.readNext(parser, context, checkEntries);
    int count = checkEntries.size();
    return distinct(checkEntries.take(sharedChecks), count, CHECK, context);
  }

  private Map<Square, Optional<Piece>> readPatch(
      boolean isRepeated, JsonParser parser, DeserializationContext context) {
    Members.requireOnce(isRepeated, Transition.class, parser, context);
    patchEntries.clear();
    patches.readNext(parser, context, patchEntries);
    int count = patchEntries.size();
    // Transitions with the same change follow each other: the ways to one destination.
    lastPatch = patchEntries.take(lastPatch);
    return distinct(lastPatch, count, PATCH, context);
  }

  private static <V> Map<Square, V> distinct(
      Map<Square, V> map, int count, String name, DeserializationContext context) {
    return Members.distinct(map, count, Transition.class, "square", name, context);
  }

  private static @Nullable Transition create(Parts parts, DeserializationContext context) {
    Map<Square, Occupation> check = Members.required(Transition.class, CHECK, parts.check, context);
    Map<Square, Optional<Piece>> patch =
        Members.required(Transition.class, PATCH, parts.patch, context);
    return Members.made(
        Transition.class, context, () -> Transition.of(check, patch, parts.add, parts.del));
  }
}
