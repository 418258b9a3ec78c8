package dev.masu.notation.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.notation.NotationException;
import java.nio.CharBuffer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tests of every notation. */
abstract class NotationContract<T extends Comparable<T>> {
  /** The regular expression of the specification, for the whole text. */
  abstract Pattern grammar();

  abstract T parse(CharSequence text);

  abstract boolean isValid(CharSequence text);

  /** Texts of the grammar, all of them if there is time. */
  abstract Arbitrary<String> texts();

  @Provide
  Arbitrary<String> valid() {
    return texts().filter(this::keepsLimits);
  }

  @Provide
  Arbitrary<String> mutated() {
    return Arbitraries.oneOf(texts(), Mutations.of(texts()));
  }

  /** Whether a text of the grammar keeps the limits that the grammar does not say. */
  boolean keepsLimits(String text) {
    return true;
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void acceptsTheGrammar(@ForAll("valid") String text) {
    assertThat(grammar().matcher(text).matches()).isTrue();
    assertThat(isValid(text)).isTrue();
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void acceptsExactlyTheGrammar(@ForAll("mutated") String text) {
    assertThat(isValid(text)).isEqualTo(grammar().matcher(text).matches() && keepsLimits(text));
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void writesWhatItRead(@ForAll("valid") String text) {
    T value = parse(CharBuffer.wrap(text));
    assertThat(value).hasToString(text).isEqualTo(parse(text)).hasSameHashCodeAs(parse(text));
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void pointsAtTheFirstBadCharacter(@ForAll("mutated") String text) {
    NotationException thrown = catchThrowableOfType(NotationException.class, () -> parse(text));
    assertThat(thrown == null).isEqualTo(isValid(text));
    if (thrown != null) {
      assertThat(thrown.text()).isEqualTo(text);
      assertThat(thrown.index()).isBetween(0, text.length());
      assertThat(thrown.getMessage())
          .hasSizeLessThan(500)
          .doesNotContainPattern("[\\p{Cntrl}\\p{Cf}]");
      if (thrown.reason().startsWith("expected ")) {
        assertThat(canBegin(text.substring(0, thrown.index()))).isTrue();
        assertThat(
                thrown.index() < text.length() && canBegin(text.substring(0, thrown.index() + 1)))
            .isFalse();
      }
    }
  }

  /** Whether a text of the grammar can begin so. */
  private boolean canBegin(String text) {
    Matcher matcher = grammar().matcher(text);
    return matcher.matches() || matcher.hitEnd();
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void ordersAsItEquals(@ForAll("valid") String one, @ForAll("valid") String other) {
    T left = parse(one);
    T right = parse(other);
    assertThat(left.compareTo(right) == 0)
        .isEqualTo(left.equals(right))
        .isEqualTo(one.equals(other));
    assertThat(Integer.signum(left.compareTo(right)))
        .isEqualTo(-Integer.signum(right.compareTo(left)));
  }
}
