package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The moves of rules are those of all their routes. */
final class GgnMovesPropertyTest {
  @Property(tries = 1_000)
  void movesAreThoseOfEveryRoute(
      @ForAll("rules") Ggn rules, @ForAll("positions") GgnPosition position) {
    List<Move> expected = rules.routes().flatMap(route -> route.moves(position)).toList();
    assertThat(rules.moves(position)).containsExactlyElementsOf(expected);
    for (Move move : expected) {
      GgnPosition after = rules.apply(position, move);
      assertThat(after.active()).isEqualTo(position.active().flip());
      move.transition()
          .boardPatch()
          .forEach((at, piece) -> assertThat(after.at(at)).isEqualTo(piece));
    }
  }

  @Provide
  Arbitrary<Ggn> rules() {
    Arbitrary<Square> sources = Arbitraries.of("a", "b", "c", "*").map(Square::of);
    Arbitrary<Move> moves =
        Combinators.combine(pieces(), sources, squares(), transitions()).as(Move::new);
    return moves.list().ofMaxSize(30).map(list -> {
      Ggn.Builder rules = Ggn.builder();
      list.forEach(m -> rules.add(m.piece(), m.source(), m.destination(), m.transition()));
      return rules.build();
    });
  }

  @Provide
  Arbitrary<GgnPosition> positions() {
    return Combinators.combine(
            Arbitraries.maps(squares(), pieces()).ofMaxSize(4),
            Arbitraries.maps(pieces().map(Piece::plain), Arbitraries.integers().between(1, 2))
                .ofMaxSize(3),
            Arbitraries.of(Side.class))
        .as((board, hands, active) -> {
          GgnPosition.Builder position = GgnPosition.builder().active(active);
          board.forEach(position::place);
          hands.forEach(position::putHand);
          return position.build();
        });
  }

  private static Arbitrary<Transition> transitions() {
    Arbitrary<Map<Square, Occupation>> checks =
        Arbitraries.maps(squares(), occupations()).ofMaxSize(2);
    Arbitrary<Map<Square, Optional<Piece>>> patches =
        Arbitraries.maps(squares(), pieces().optional()).ofMaxSize(3);
    Arbitrary<Optional<Piece>> hands = pieces().map(Piece::plain).optional(0.3);
    return Combinators.combine(checks, patches, hands, hands).as(Transition::of);
  }

  private static Arbitrary<Occupation> occupations() {
    return Arbitraries.of("empty", "occupied", "enemy", "ally", "A:P", "a:p", "b:+q'", "Z:Z")
        .map(Occupation::parse);
  }

  private static Arbitrary<Square> squares() {
    return Arbitraries.of("a", "b", "c", "d").map(Square::of);
  }

  private static Arbitrary<Piece> pieces() {
    return Arbitraries.of("A:P", "a:p", "B:+Q'", "b:+q'").map(Piece::parse);
  }
}
