package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tools.jackson.databind.json.JsonMapper;

/** Any document that is written is valid and read back as an equal one. */
final class RoundTripPropertyTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  @Property(tries = 200)
  void stnIsReadBack(@ForAll("stns") Stn stn) {
    assertThat(MAPPER.readValue(MAPPER.writeValueAsString(stn), Stn.class)).isEqualTo(stn);
    assertThat(MAPPER.treeToValue(MAPPER.valueToTree(stn), Stn.class)).isEqualTo(stn);
  }

  @Property(tries = 200)
  void positionsAreReadBack(@ForAll("positions") Position position) {
    assertThat(MAPPER.readValue(MAPPER.writeValueAsBytes(position), Position.class))
        .isEqualTo(position);
  }

  @Property(tries = 200)
  void ggnIsReadBack(@ForAll("ggns") Ggn ggn) {
    assertThat(MAPPER.readValue(MAPPER.writeValueAsBytes(ggn), Ggn.class)).isEqualTo(ggn);
    assertThat(MAPPER.convertValue(ggn, Ggn.class)).isEqualTo(ggn);
  }

  @Provide
  Arbitrary<Stn> stns() {
    Arbitrary<Integer> deltas = Arbitraries.integers().filter(delta -> delta != 0);
    return Combinators.combine(
            Arbitraries.maps(cells(), qpis().optional()).ofMaxSize(4),
            Arbitraries.maps(qpis(), deltas).ofMaxSize(4),
            Arbitraries.of(true, false))
        .as((board, hands, toggle) ->
            Stn.builder().board(board).hands(hands).toggle(toggle).build());
  }

  @Provide
  Arbitrary<Position> positions() {
    Arbitrary<Integer> counts = Arbitraries.integers().between(1, Integer.MAX_VALUE);
    return Combinators.combine(
            Arbitraries.maps(cells(), qpis()).ofMaxSize(4),
            Arbitraries.maps(qpis(), counts).ofMaxSize(4),
            Arbitraries.of(Side.class))
        .as((board, hands, active) ->
            Position.builder().board(board).hands(hands).active(active).build());
  }

  @Provide
  Arbitrary<Ggn> ggns() {
    return Combinators.combine(
            pieces(), squares(), squares(), transitions().list().ofSize(2))
        .as((piece, from, to, transitions) -> Ggn.builder()
            .add(piece, from, to, transitions.get(0))
            .add(piece, to, from, transitions.get(1))
            .add(piece.flip(), from, to, transitions.get(1))
            .build());
  }

  private static Arbitrary<Transition> transitions() {
    Arbitrary<Piece> plain = pieces().map(Piece::plain);
    return Combinators.combine(
            Arbitraries.maps(squares(), occupations()).ofMaxSize(3),
            Arbitraries.maps(squares(), pieces().optional()).ofMaxSize(3),
            plain.optional(),
            plain.optional())
        .as(Transition::of);
  }

  private static Arbitrary<Cell> cells() {
    return Arbitraries.integers()
        .between(0, 1_000)
        .array(int[].class)
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(Cell::of);
  }

  private static Arbitrary<Qpi> qpis() {
    return Arbitraries.of("C:K^", "c:k^", "C:+P", "s:-p", "X:Z").map(Qpi::parse);
  }

  private static Arbitrary<Piece> pieces() {
    return Arbitraries.of("CHESS:K", "shogi:+p", "X:-Z", "CHESS:R'").map(Piece::parse);
  }

  private static Arbitrary<Occupation> occupations() {
    return Arbitraries.oneOf(
        Arbitraries.of(Occupation.EMPTY, Occupation.OCCUPIED, Occupation.ENEMY, Occupation.ALLY),
        pieces().map(Occupation::exactly));
  }

  /** Any text is a label, as long as it can be encoded. */
  private static Arbitrary<Square> squares() {
    return Arbitraries.strings()
        .ofMaxLength(6)
        .filter(text -> text.chars().noneMatch(c -> Character.isSurrogate((char) c)))
        .map(Square::of);
  }
}
