package dev.masu.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class PnnPinMappingPropertyTest {
  @Provide
  Arbitrary<Pnn> pieces() {
    return Combinators.combine(
            Arbitraries.of("KING", "QUEEN", "ROOK"),
            Arbitraries.of(Side.class),
            Arbitraries.of(State.class),
            Arbitraries.of(true, false))
        .as(Pnn::of);
  }

  @Property
  void bringsBackEveryPieceOfItsNames(@ForAll("pieces") Pnn pnn) {
    PnnPinMapping mapping = PnnPinMapping.builder()
        .map("KING", 'K')
        .map("QUEEN", 'Q')
        .map("ROOK", 'R')
        .build();
    Pin pin = mapping.toPin(pnn).orElseThrow();
    assertThat(mapping.toPnn(pin)).contains(pnn);
    assertThat(mapping.toPin(pnn.flip())).contains(pin.flip());
    assertThat(pin.sameSide(pnn)).isTrue();
    assertThat(pin.sameState(pnn)).isTrue();
    assertThat(pin.isTerminal()).isEqualTo(pnn.isTerminal());
  }
}
