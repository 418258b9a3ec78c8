package dev.masu.stn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PositionTest {
  private static final Cell E1 = Cell.parse("e1");
  private static final Cell E2 = Cell.parse("e2");
  private static final Cell E8 = Cell.parse("e8");
  private static final Qpi KING = Qpi.parse("C:K^");
  private static final Qpi PAWN = Qpi.parse("C:P");
  private static final Qpi KNIGHT = Qpi.parse("c:n");

  private static final Position START = Position.builder()
      .putBoard(E8, KNIGHT)
      .putBoard(E1, KING)
      .putHands(PAWN, 2)
      .putHands(KNIGHT, 1)
      .build();

  @Test
  void theBuilderKeepsTheOrderAndLetsTheFirstPlayerBegin() {
    assertThat(START.board()).containsExactly(entry(E8, KNIGHT), entry(E1, KING));
    assertThat(START.hands()).containsExactly(entry(PAWN, 2), entry(KNIGHT, 1));
    assertThat(START.active()).isEqualTo(Side.FIRST);
  }

  @Test
  void answersForOneCellAndOnePiece() {
    assertThat(START.at(E1)).contains(KING);
    assertThat(START.at(E2)).isEmpty();
    assertThat(START.inHand(PAWN)).isEqualTo(2);
    assertThat(START.inHand(KING)).isZero();
  }

  @Test
  void applyChangesBoardHandsAndTurn() {
    Stn drop = Stn.builder()
        .place(E2, PAWN)
        .place(E1, PAWN)
        .vacate(E8)
        .putHands(PAWN, -2)
        .putHands(KNIGHT, 3)
        .putHands(KING, 1)
        .build();
    assertThat(START.apply(drop))
        .isEqualTo(Position.builder()
            .putBoard(E1, PAWN)
            .putBoard(E2, PAWN)
            .putHands(KNIGHT, 4)
            .putHands(KING, 1)
            .active(Side.SECOND)
            .build());
  }

  @Test
  void theTurnStaysWithoutToggle() {
    Stn identity = Stn.builder().toggle(false).build();
    assertThat(START.apply(identity)).isEqualTo(START);
    assertThat(START.withActive(Side.SECOND).apply(identity).active()).isEqualTo(Side.SECOND);
    assertThat(START.withActive(Side.SECOND).apply(Stn.builder().build()).active())
        .isEqualTo(Side.FIRST);
  }

  @Test
  void vacatingAnEmptyCellChangesNothing() {
    Stn nothing = Stn.builder().vacate(E2).toggle(false).build();
    assertThat(START.apply(nothing)).isEqualTo(START);
  }

  @Test
  void applyTakesNoMoreThanIsInHandAndThenChangesNothing() {
    Position before = Position.builder().from(START).build();
    Stn tooMuch =
        Stn.builder().vacate(E1).putHands(KNIGHT, 1).putHands(PAWN, -3).build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> START.apply(tooMuch))
        .withMessage("hands: expected at least 3 of C:P in hand to take away, found 2");
    assertThat(START).isEqualTo(before);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> START.apply(Stn.builder().putHands(KING, Integer.MIN_VALUE).build()))
        .withMessage("hands: expected at least 2147483648 of C:K^ in hand to take away, found 0");
  }

  @Test
  void aCountDoesNotOverflow() {
    Position full = START.withHands(Map.of(PAWN, Integer.MAX_VALUE));
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> full.apply(Stn.builder().putHands(PAWN, 1).build()))
        .withMessage("hands: expected a number of at most 32 bits, found 2147483648 for C:P");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aCountIsAboveZero(int count) {
    String message =
        "hands: expected a count above 0, found %d for C:P; leave out what is not in hand"
            .formatted(count);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Position.builder().putHands(PAWN, count).build())
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> START.withHands(Map.of(PAWN, count)))
        .withMessage(message);
  }

  @Test
  void laterChangesOfTheSourcesChangeNothing() {
    Map<Cell, Qpi> board = new LinkedHashMap<>(START.board());
    Map<Qpi, Integer> hands = new LinkedHashMap<>(START.hands());
    Position built = Position.builder().board(board).hands(hands).build();
    board.clear();
    hands.clear();
    assertThat(built).isEqualTo(START).hasSameHashCodeAs(START);
  }

  @Test
  void theMapsCannotBeChanged() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> START.board().remove(E1));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> START.hands().clear());
  }

  @Test
  void theTextNamesEveryPart() {
    assertThat(START)
        .hasToString("Position{board={e8=c:n, e1=C:K^}, hands={C:P=2, c:n=1}, active=FIRST}");
  }

  @Test
  void namesItsSchema() {
    assertThat(Position.class.getAnnotation(SchemaBound.class).value())
        .isEqualTo("https://masu.dev/schemas/position/1.0.0/schema.json");
  }
}
