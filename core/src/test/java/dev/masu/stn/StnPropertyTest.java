package dev.masu.stn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class StnPropertyTest {
  @Property
  void betweenTurnsTheFirstIntoTheSecond(
      @ForAll("positions") Position before, @ForAll("positions") Position after) {
    assertThat(before.apply(Stn.between(before, after))).isEqualTo(after);
  }

  @Property
  void inverseUndoes(@ForAll("positions") Position before, @ForAll("positions") Position after) {
    Stn there = Stn.between(before, after);
    assertThat(after.apply(there.inverse(before))).isEqualTo(before);
    assertThat(there.inverse(before).inverse(after)).isEqualTo(there);
  }

  @Property
  void inverseUndoesWhateverIsListed(
      @ForAll("positions") Position before, @ForAll("gains") Stn transition) {
    Stn back = transition.inverse(before);
    assertThat(before.apply(transition).apply(back)).isEqualTo(before);
  }

  @Property
  void combiningIsAssociative(
      @ForAll("transitions") Stn a, @ForAll("transitions") Stn b, @ForAll("transitions") Stn c) {
    assertThat(Stn.combine(Stn.combine(a, b), c))
        .isEqualTo(Stn.combine(a, Stn.combine(b, c)))
        .isEqualTo(Stn.combine(a, b, c));
  }

  @Property
  void theIdentityIsNeutral(@ForAll("transitions") Stn a) {
    assertThat(Stn.combine(a, Stn.combine())).isEqualTo(a);
    assertThat(Stn.combine(Stn.combine(), a)).isEqualTo(a);
  }

  @Property
  void aCombinationDoesWhatItsPartsDoInTurn(
      @ForAll("positions") Position start, @ForAll("manyGains") List<Stn> parts) {
    Position end = start;
    for (Stn part : parts) {
      end = end.apply(part);
    }
    assertThat(start.apply(Stn.combine(parts))).isEqualTo(end);
  }

  @Provide
  Arbitrary<Position> positions() {
    return Combinators.combine(
            Arbitraries.maps(cells(), pieces()).ofMaxSize(8),
            Arbitraries.maps(pieces(), Arbitraries.integers().between(1, 5)).ofMaxSize(4),
            Arbitraries.of(Side.class))
        .as((board, hands, active) ->
            Position.builder().board(board).hands(hands).active(active).build());
  }

  @Provide
  Arbitrary<Stn> transitions() {
    return transitions(-3);
  }

  @Provide
  Arbitrary<Stn> gains() {
    return transitions(1);
  }

  @Provide
  Arbitrary<List<Stn>> manyGains() {
    return gains().list().ofMaxSize(6);
  }

  private static Arbitrary<Stn> transitions(int leastDelta) {
    return Combinators.combine(
            Arbitraries.maps(cells(), pieces().optional()).ofMaxSize(6),
            Arbitraries.maps(
                    pieces(), Arbitraries.integers().between(leastDelta, 3).filter(n -> n != 0))
                .ofMaxSize(4),
            Arbitraries.of(true, false))
        .as((board, hands, toggle) ->
            Stn.builder().board(board).hands(hands).toggle(toggle).build());
  }

  private static Arbitrary<Cell> cells() {
    return Arbitraries.of("a1", "b1", "a2", "b2", "a1A", "zz9", "c3", "c4").map(Cell::parse);
  }

  private static Arbitrary<Qpi> pieces() {
    return Arbitraries.of("C:K^", "c:k^", "C:P", "c:p", "S:+P", "s:-r").map(Qpi::parse);
  }
}
