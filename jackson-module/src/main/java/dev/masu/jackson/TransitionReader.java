package dev.masu.jackson;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.EntryTaker;
import dev.masu.schema.internal.streaming.Known;
import dev.masu.schema.internal.streaming.MemberTaker;
import dev.masu.schema.internal.streaming.MembersRead;
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
 * Reads one transition after the other: in one go as far as what is in it was there before and a schema checks it, the
 * rest member by member.
 */
class TransitionReader implements MemberTaker {
  private static final List<String> NAMES =
      List.of("board_check", "board_patch", "in_hand_add", "in_hand_del");
  private static final int CHECK = 0;
  private static final int PATCH = 1;
  private static final int ADD = 2;

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

  /** The last member whose entries were taken in one go. */
  private int inside;

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
  final @Nullable Transition read(JsonParser parser, DeserializationContext context) {
    clear();
    if (parser instanceof CheckedParser checked && parser.hasToken(JsonToken.START_OBJECT)) {
      checked.takeMembers(this);
      return readOn(checked, context);
    }
    if (Members.startsHere(parser)) {
      readMembers(first(parser), parser, context);
    } else {
      context.handleUnexpectedToken(Transition.class, parser);
    }
    return made(context);
  }

  /** Forgets what was read of the last one. */
  final void clear() {
    parts.clear();
    check = null;
    patch = null;
    clearTaken();
  }

  /** Forgets the last one, of which all was taken in one go: there is nothing else to forget then. */
  private void clearTaken() {
    add = Optional.empty();
    del = Optional.empty();
    seen = 0;
  }

  private static int first(JsonParser parser) {
    if (parser.hasToken(JsonToken.START_OBJECT)) {
      return parser.nextNameMatch(MATCHER);
    }
    return parser.hasToken(JsonToken.PROPERTY_NAME)
        ? parser.currentNameMatch(MATCHER)
        : PropertyNameMatcher.MATCH_END_OBJECT;
  }

  /** Reads the rest of one of which members were taken in one go; see {@link #read}. */
  final @Nullable Transition readOn(CheckedParser parser, DeserializationContext context) {
    switch (parser.membersRead()) {
      case START, END -> {
        // There is no rest.
      }
      case NAME -> {
        int member = parser.currentNameMatch(MATCHER);
        keep(parser.known(), member);
        readMembers(member, parser, context);
      }
      case VALUE -> {
        int member = MATCHER.matchName(parser.currentName());
        keep(parser.stoppedAt(), member);
        readValue(member, MembersRead.START, parser, context);
        readMembers(parser.nextNameMatch(MATCHER), parser, context);
      }
      case INSIDE -> {
        readValue(inside, parser.entriesRead(), parser, context);
        readMembers(parser.nextNameMatch(MATCHER), parser, context);
      }
    }
    return made(context);
  }

  private void readMembers(int first, JsonParser parser, DeserializationContext context) {
    int member = first;
    while (member >= 0 || member == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      requireFirst(member, context);
      parser.nextToken();
      readValue(member, MembersRead.START, parser, context);
      member = parser.nextNameMatch(MATCHER);
    }
  }

  /** A transition that stands alone was not checked by any schema. */
  private void requireFirst(int member, DeserializationContext context) {
    if (member >= 0 && isThere(member)) {
      Members.twice(Transition.class, NAMES.get(member), context);
    }
  }

  /**
   * Reads the rest of a value.
   *
   * @param from how far it was read; if nothing was, the parser stands at it
   */
  private void readValue(
      int member, MembersRead from, JsonParser parser, DeserializationContext context) {
    String name = member < 0 ? Objects.requireNonNull(parser.currentName()) : NAMES.get(member);
    try {
      if (member < 0) {
        context.handleUnknownProperty(parser, asked, Transition.class, name);
      } else {
        readPart(member, from, parser, context);
      }
    } catch (DatabindException e) {
      throw e.prependPath(Transition.class, name);
    }
  }

  private void readPart(
      int member, MembersRead from, JsonParser parser, DeserializationContext context) {
    seen |= 1 << member;
    switch (member) {
      case CHECK -> check = parts.readCheck(from, parser, context);
      case PATCH -> patch = parts.readPatch(from, parser, context);
      case ADD -> add = NotationType.PIECE.readOrNull(parser, context);
      default -> del = NotationType.PIECE.readOrNull(parser, context);
    }
  }

  private @Nullable Transition made(DeserializationContext context) {
    if (check == null && isThere(CHECK)) {
      check = parts.takeCheck();
    }
    if (patch == null && isThere(PATCH)) {
      patch = parts.takePatch();
    }
    try {
      return Transition.of(
          Members.required(Transition.class, NAMES.get(CHECK), check, context),
          Members.required(Transition.class, NAMES.get(PATCH), patch, context),
          add,
          del);
    } catch (IllegalArgumentException e) {
      return (Transition) context.handleInstantiationProblem(Transition.class, null, e);
    }
  }

  /** The transition of members that were all taken in one go, or null if one is missing. */
  final @Nullable Transition taken() {
    if (!isThere(CHECK) || !isThere(PATCH)) {
      return null;
    }
    Transition taken = Transition.of(parts.takeCheck(), parts.takePatch(), add, del);
    clearTaken();
    return taken;
  }

  private boolean isThere(int member) {
    return (seen & 1 << member) != 0;
  }

  /** Keeps the number of a name, unless it is none of a transition's. */
  private static void keep(@Nullable Known name, int member) {
    if (name != null && member >= 0) {
      name.keep(MATCHER, member);
    }
  }

  private static int member(Known name) {
    return name.madeBy(MATCHER) instanceof Integer member
        ? member
        : PropertyNameMatcher.MATCH_UNKNOWN_NAME;
  }

  @Override
  public final @Nullable EntryTaker<?, ?> entries(Known name) {
    int member = member(name);
    EntryTaker<?, ?> taker = switch (member) {
      case CHECK -> parts.checkTaker();
      case PATCH -> parts.patchTaker();
      default -> null;
    };
    if (taker != null) {
      seen |= 1 << member;
      inside = member;
    }
    return taker;
  }

  @Override
  public final boolean takes(Known name, String text, @Nullable Known known) {
    int member = member(name);
    Optional<Piece> piece = known == null ? Optional.empty() : NotationType.PIECE.kept(known);
    // Where a hand refuses a piece, that is told as of one that is read alone.
    if (member < ADD || piece.isEmpty() || !piece.get().isPlain()) {
      return false;
    }
    if (member == ADD) {
      add = piece;
    } else {
      del = piece;
    }
    return true;
  }

  @Override
  public final boolean takesNull(Known name) {
    return member(name) >= ADD;
  }

  @Override
  public final boolean takes(Known name, int number) {
    return false;
  }

  @Override
  public final boolean takes(Known name, boolean truth) {
    return false;
  }
}
