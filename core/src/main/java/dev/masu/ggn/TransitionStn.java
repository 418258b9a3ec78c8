package dev.masu.ggn;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
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
    Optional<Qpi> gained = transition.inHandAdd().map(piece -> qpi(piece, mapping));
    Optional<Qpi> lost = transition.inHandDel().map(piece -> qpi(piece, mapping));
    // Gaining and losing the same piece cancels out, and STN has no delta of 0.
    if (!gained.equals(lost)) {
      gained.ifPresent(piece -> stn.putHands(piece, 1));
      lost.ifPresent(piece -> stn.putHands(piece, -1));
    }
    return stn.build();
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
