package dev.masu.jackson.internal.document;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import dev.masu.jackson.internal.document.ObjectDeserializer.Member;
import dev.masu.jackson.internal.document.ObjectDeserializer.Members;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;

/** The notations of GGN documents. Values that are cached are shared by the transitions of a document. */
record GgnNotations(
    NotationDeserializer<Piece> pieces,
    NotationDeserializer<Square> squares,
    NotationDeserializer<Occupation> occupations) {

  /** Creates notations that cache what is read. */
  GgnNotations() {
    this(Notations.PIECE.caching(), Notations.SQUARE.caching(), Notations.OCCUPATION.caching());
  }

  /** Shares the last change: transitions with the same one follow each other, as ways to one destination. */
  private static final class LastPatch {
    private OrderedMap<Square, Optional<Piece>> last = OrderedMap.empty();

    OrderedMap<Square, Optional<Piece>> take(Entries<Square, Optional<Piece>> entries) {
      last = entries.take(last);
      return last;
    }
  }

  /** {@return a deserializer of the transitions of one document, which share equal conditions and changes} */
  ObjectDeserializer<Transition> transitions() {
    SharedMaps<Square, Occupation> checks = new SharedMaps<>();
    LastPatch patches = new LastPatch();
    Members transition = new Members();
    Member<Map<Square, Occupation>> check = transition.required(
        "board_check",
        new MapReader<>(
            "square", squares::readKey, occupations::read, entries -> entries.take(checks)));
    Member<Map<Square, Optional<Piece>>> patch = transition.required(
        "board_patch",
        new MapReader<>("square", squares::readKey, pieces::readNullable, patches::take));
    Member<Optional<Piece>> add =
        transition.optional("in_hand_add", this::readInHand, Optional.empty());
    Member<Optional<Piece>> del =
        transition.optional("in_hand_del", this::readInHand, Optional.empty());
    return new ObjectDeserializer<>(
        Transition.class,
        transition,
        values ->
            Transition.of(check.of(values), patch.of(values), add.of(values), del.of(values)));
  }

  private Optional<Piece> readInHand(JsonParser parser, DeserializationContext context) {
    Optional<Piece> piece = pieces.readNullable(parser, context);
    return piece.isEmpty() || piece.get().isPlain()
        ? piece
        : Notations.PIECE_IN_HAND.readNullable(parser, context);
  }
}
