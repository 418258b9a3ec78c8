package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

@NullUnmarked // Nulls are passed on purpose.
final class GgnAssemblerTest {
  private static final Square E2 = Square.of("e2");
  private static final Square E3 = Square.of("e3");
  private static final Square E4 = Square.of("e4");
  private static final Piece PAWN = Piece.parse("CHESS:P");
  private static final Optional<Piece> NONE = Optional.empty();
  private static final Optional<Piece> PLACED = Optional.of(PAWN);

  private final GgnAssembler assembler = new GgnAssembler();

  @Test
  void makesTheDocumentOfItsParts() {
    assembler.add(step(E3));
    assembler.endDestination(E3);
    assembler.add(step(E3));
    assembler.add(step(E4));
    assembler.endDestination(E4);
    assembler.endSource(E2);
    assembler.endSource(Square.HAND);
    assembler.endPiece(PAWN);
    Ggn expected = Ggn.of(Map.of(
        PAWN,
        Map.of(
            E2,
            Map.of(E3, List.of(step(E3)), E4, List.of(step(E3), step(E4))),
            Square.HAND,
            Map.of())));
    Ggn rules = assembler.end();
    assertThat(rules).isEqualTo(expected);
    assertThat(rules.select(PAWN).from(E2).destinations()).containsExactly(E3, E4);
    assertThat(assembler.end()).isEqualTo(Ggn.builder().build());
  }

  @Test
  void startsAnewWhateverWasBegun() {
    assembler.add(step(E3));
    assembler.endDestination(E3);
    assembler.endSource(E2);
    assembler.add(step(E3));
    assembler.endDestination(E3);
    assembler.add(step(E4));
    assembler.addCheck(E4, Occupation.EMPTY);
    assembler.addPatch(E4, PLACED);
    assertThat(assembler.end()).isEqualTo(Ggn.builder().build());
    assertThat(assembler.endCheck()).isEmpty();
    assertThat(assembler.endPatch()).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> assembler.endDestination(E4));
    assembler.endSource(E4);
    assembler.endPiece(PAWN);
    assertThat(assembler.end()).isEqualTo(Ggn.of(Map.of(PAWN, Map.of(E4, Map.of()))));
  }

  @Test
  void sharesWhatIsTheSame() {
    Transition one = step(E4);
    Transition other = step(E4);
    assertThat(other).isEqualTo(one);
    assertThat(other.boardCheck()).isSameAs(one.boardCheck());
    assertThat(other.boardPatch()).isSameAs(one.boardPatch());
  }

  @Test
  void sharesConditionsHoweverManyThereAre() {
    List<Square> squares =
        IntStream.range(0, 200).mapToObj(i -> Square.of("s" + i)).toList();
    List<Map<Square, Occupation>> first = squares.stream().map(this::empty).toList();
    List<Map<Square, Occupation>> second = squares.stream().map(this::empty).toList();
    assertThat(second).isEqualTo(first);
    long same =
        IntStream.range(0, 200).filter(i -> first.get(i) == second.get(i)).count();
    assertThat(same).isGreaterThan(100);
  }

  @Test
  void theLastValueOfAKeyCounts() {
    assembler.addCheck(E3, Occupation.ENEMY);
    assembler.addCheck(E4, Occupation.EMPTY);
    assembler.addCheck(Square.of("e3"), Occupation.ALLY);
    assertThat(assembler.endCheck())
        .containsExactly(Map.entry(E3, Occupation.ALLY), Map.entry(E4, Occupation.EMPTY));
  }

  @Test
  void aDestinationHasAWay() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> assembler.endDestination(E4))
        .withMessage(
            "\"e4\": expected at least one transition, found none; leave the destination out");
  }

  @Test
  void whatIsRefusedLeavesNothing() {
    assertThatNullPointerException()
        .isThrownBy(() -> assembler.addCheck(E4, null))
        .withMessage("value");
    assertThatNullPointerException()
        .isThrownBy(() -> assembler.addCheck(null, Occupation.EMPTY))
        .withMessage("key");
    assembler.addCheck(E3, Occupation.EMPTY);
    assertThat(assembler.endCheck()).containsExactly(Map.entry(E3, Occupation.EMPTY));
    assertThat(assembler.endPatch()).isEmpty();
  }

  @Test
  void nullsAreRefused() {
    assertThatNullPointerException().isThrownBy(() -> assembler.addCheck(null, Occupation.EMPTY));
    assertThatNullPointerException().isThrownBy(() -> assembler.addPatch(E4, null));
    assertThatNullPointerException().isThrownBy(() -> assembler.add(null));
  }

  @Test
  void aNullEndsNothing() {
    Transition step = step(E4);
    assembler.add(step);
    assertThatNullPointerException()
        .isThrownBy(() -> assembler.endDestination(null))
        .withMessage("to");
    assembler.endDestination(E4);
    assertThatNullPointerException()
        .isThrownBy(() -> assembler.endSource(null))
        .withMessage("from");
    assembler.endSource(E2);
    assertThatNullPointerException()
        .isThrownBy(() -> assembler.endPiece(null))
        .withMessage("piece");
    assembler.endPiece(PAWN);
    assertThat(assembler.end()).isEqualTo(Ggn.builder().add(PAWN, E2, E4, step).build());
  }

  private Transition step(Square to) {
    Map<Square, Occupation> check = empty(to);
    assembler.addPatch(E2, NONE);
    assembler.addPatch(to, PLACED);
    return Transition.of(check, assembler.endPatch(), Optional.empty(), Optional.empty());
  }

  private Map<Square, Occupation> empty(Square square) {
    assembler.addCheck(square, Occupation.EMPTY);
    return assembler.endCheck();
  }
}
