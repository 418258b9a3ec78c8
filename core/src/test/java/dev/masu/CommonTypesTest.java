package dev.masu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.State;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Notations have common types that code of other packages can use, and that the compiler infers. */
final class CommonTypesTest {
  private static final Qpi QPI = Qpi.parse("C:+P");
  private static final Gan GAN = Gan.parse("CHESS:+R");
  private static final Pin PIN = Pin.parse("+k^");
  private static final Pnn PNN = Pnn.parse("+rook^");

  @Test
  void conditionalsHaveTheCommonMembers() {
    for (boolean isFirst : new boolean[] {true, false}) {
      assertThat((isFirst ? QPI : GAN).state()).isEqualTo(State.ENHANCED);
      assertThat((isFirst ? PIN : PNN).isTerminal()).isTrue();
    }
  }

  @Test
  void elementsOfCollectionsHaveTheCommonMembers() {
    assertThat(Stream.of(QPI, GAN).map(piece -> piece.pin().toString()))
        .containsExactly("+P", "+R");
    assertThat(List.of(QPI, Cell.parse("e4")).stream().map(Object::toString))
        .containsExactly("C:+P", "e4");
    for (var piece : List.of(PIN, PNN)) {
      assertThat(piece.side().flip()).hasToString("FIRST");
    }
  }
}
