package dev.masu.ggn;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Converts the effects of a transition to STN. */
final class TransitionStn {
  private TransitionStn() {}

  static Stn of(Transition transition, Function<? super Piece, Qpi> mapping) {
    Stn.Builder stn = Stn.builder();
    transition
        .boardPatch()
        .forEach((square, piece) ->
            stn.putBoard(Cell.parse(square.label()), piece.map(moved -> qpi(moved, mapping))));
    return stn.hands(hands(transition, mapping)).build();
  }

  private static Map<Qpi, Integer> hands(
      Transition transition, Function<? super Piece, Qpi> mapping) {
    Map<Qpi, Integer> hands = new LinkedHashMap<>();
    transition.inHandAdd().ifPresent(piece -> hands.put(qpi(piece, mapping), 1));
    // Gaining and losing the same piece cancels out, and STN has no delta of 0.
    transition
        .inHandDel()
        .ifPresent(
            piece -> hands.compute(qpi(piece, mapping), (p, gained) -> gained == null ? -1 : null));
    return hands;
  }

  /** Rejects null, which would otherwise mean an empty square or become a key. */
  private static Qpi qpi(Piece piece, Function<? super Piece, Qpi> mapping) {
    return Objects.requireNonNull(
        mapping.apply(piece), () -> "mapping of " + MessageText.piece(piece));
  }

  static Qpi writtenTheSame(Piece piece) {
    Optional<Qpi> qpi = piece.toQpi();
    return qpi.orElseThrow(() -> new IllegalArgumentException(
        "%s has no QPI: expected a style of one letter and no suffix; give a mapping from pieces to QPI"
            .formatted(MessageText.piece(piece))));
  }
}
