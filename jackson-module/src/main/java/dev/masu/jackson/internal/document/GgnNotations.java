package dev.masu.jackson.internal.document;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;
import java.util.Map;
import java.util.Optional;

/** The notations of GGN documents. Values that are cached are shared by the transitions of a document. */
record GgnNotations(
    NotationDeserializer<Piece> pieces,
    NotationDeserializer<Square> squares,
    NotationDeserializer<Occupation> occupations) {

  /** Creates notations that cache what is read. */
  GgnNotations() {
    this(Notations.PIECE.caching(), Notations.SQUARE.caching(), Notations.OCCUPATION.caching());
  }

  /** The parts of one transition. */
  private static final class Parts {
    Map<Square, Occupation> check = Map.of();
    Map<Square, Optional<Piece>> patch = Map.of();
    Optional<Piece> add = Optional.empty();
    Optional<Piece> del = Optional.empty();

    Transition transition() {
      return Transition.of(check, patch, add, del);
    }
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
  ObjectDeserializer<Transition, ?> transitions() {
    SharedMaps<Square, Occupation> checks = new SharedMaps<>();
    LastPatch patches = new LastPatch();
    return new ObjectDeserializer<>(Transition.class, Parts::new, Parts::transition)
        .required(
            "board_check",
            new MapReader<>(
                "square", squares::readKey, occupations::read, entries -> entries.take(checks)),
            (parts, check) -> parts.check = check)
        .required(
            "board_patch",
            new MapReader<>("square", squares::readKey, pieces::readNullable, patches::take),
            (parts, patch) -> parts.patch = patch)
        .optional("in_hand_add", pieces::readNullable, (parts, piece) -> parts.add = piece)
        .optional("in_hand_del", pieces::readNullable, (parts, piece) -> parts.del = piece);
  }
}
