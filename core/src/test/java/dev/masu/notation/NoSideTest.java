package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.masu.ggn.Occupation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No side at all is not the second one. */
@NullUnmarked // Nulls are passed on purpose.
final class NoSideTest {
  @ParameterizedTest
  @MethodSource
  void isNotTakenByWithSide(HasSide<?> value) {
    assertThatNullPointerException().isThrownBy(() -> value.withSide(null)).withMessage("side");
  }

  static Stream<HasSide<?>> isNotTakenByWithSide() {
    return Stream.of(
            Sin.parse("C"),
            Snn.parse("CHESS"),
            Pin.parse("K"),
            Qpi.parse("C:K"),
            Gan.parse("CHESS:K"),
            Pnn.parse("KING"),
            LegacyGan.parse("W:_K"))
        .flatMap(value -> Stream.of(value, value.flip()));
  }

  @ParameterizedTest
  @MethodSource
  void isRejected(String name, ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call).withMessage(name);
  }

  static List<Object[]> isRejected() {
    Sin style = Sin.of('C');
    return List.of(
        row("side", () -> Sin.of('C', null)),
        row("side", () -> Snn.of("CHESS", null)),
        row("side", () -> Pin.of('K', null, State.NORMAL, false)),
        row("side", () -> Pnn.of("KING", null)),
        row("side", () -> LegacyGan.of("W", "K", null)),
        row("sides", () -> Qpi.of(style, Pin.of('K'), null)),
        row("sides", () -> Qpi.of(style, Pin.of('k'), null)),
        row("sides", () -> Qpi.parse("C:K", null)),
        row("sides", () -> Qpi.isValid("C:K", null)),
        row("mover", () -> Occupation.ENEMY.isMet(Optional.empty(), null)));
  }

  private static Object[] row(String name, ThrowingCallable call) {
    return new Object[] {name, call};
  }
}
