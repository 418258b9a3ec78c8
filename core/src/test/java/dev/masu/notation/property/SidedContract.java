package dev.masu.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.HasSide;
import dev.masu.notation.Side;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Tests of every notation with sides. */
abstract class SidedContract<T extends Comparable<T> & HasSide<T>> extends NotationContract<T> {
  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void flipsThereAndBack(@ForAll("valid") String text) {
    T value = parse(text);
    T flipped = value.flip();
    assertThat(flipped).isNotEqualTo(value);
    assertThat(flipped.flip()).isEqualTo(value);
    assertThat(flipped.side()).isEqualTo(value.side().flip());
    assertThat(flipped.toString()).isEqualToIgnoringCase(text);
    assertThat(parse(flipped.toString())).isEqualTo(flipped);
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void ordersAsTheTexts(@ForAll("valid") String one, @ForAll("valid") String other) {
    assertThat(Integer.signum(parse(one).compareTo(parse(other))))
        .isEqualTo(Integer.signum(one.compareTo(other)));
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void belongsToOneSide(@ForAll("valid") String text) {
    T value = parse(text);
    assertThat(value.isFirstPlayer()).isEqualTo(value.side() == Side.FIRST);
    assertThat(value.isSecondPlayer()).isEqualTo(value.side() == Side.SECOND);
    assertThat(value.sameSide(value.flip())).isFalse();
    assertThat(value.withSide(value.side())).isSameAs(value);
    assertThat(value.withSide(value.side().flip())).isEqualTo(value.flip());
  }
}
