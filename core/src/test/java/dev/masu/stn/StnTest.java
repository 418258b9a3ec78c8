package dev.masu.stn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.entry;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

@NullUnmarked // Nulls are passed on purpose, and a missing entry shall fail the test.
final class StnTest {
  private static final Cell E2 = Cell.parse("e2");
  private static final Cell E4 = Cell.parse("e4");
  private static final Qpi PAWN = Qpi.parse("C:P");
  private static final Qpi KNIGHT = Qpi.parse("C:N");

  private static final Stn MOVE = Stn.builder()
      .vacate(E4)
      .place(E2, PAWN)
      .putHands(PAWN, -1)
      .putHands(KNIGHT, 2)
      .build();

  @Test
  void theBuilderKeepsTheOrder() {
    assertThat(MOVE.board())
        .containsExactly(entry(E4, Optional.empty()), entry(E2, Optional.of(PAWN)));
    assertThat(MOVE.hands()).containsExactly(entry(PAWN, -1), entry(KNIGHT, 2));
    assertThat(MOVE.toggle()).isTrue();
  }

  @Test
  void theBuilderChangesWhatItStartsFrom() {
    Stn.Builder builder = Stn.builder().from(MOVE.withToggle(false)).vacate(E2);
    assertThat(builder.build())
        .isEqualTo(Stn.of(Map.of(E4, Optional.empty(), E2, Optional.empty()), MOVE.hands(), false));
    assertThat(builder.build().board().keySet()).containsExactly(E4, E2);

    Map<Cell, Optional<Qpi>> knight = Map.of(E2, Optional.of(KNIGHT));
    assertThat(builder.putBoard(E2, Optional.of(KNIGHT)).putHands(PAWN, 5).build())
        .isEqualTo(Stn.of(
            Map.of(E4, Optional.empty(), E2, Optional.of(KNIGHT)),
            Map.of(PAWN, 5, KNIGHT, 2),
            false));
    assertThat(builder.board(knight).hands(Map.of()).toggle(true).build())
        .isEqualTo(Stn.of(knight, Map.of(), true));
  }

  @Test
  void manyCellsAreFoundAndKeepTheirOrder() {
    Stn.Builder builder = Stn.builder();
    Map<Cell, Optional<Qpi>> board = new LinkedHashMap<>();
    for (int file = 25; file >= 0; file--) {
      Cell cell = Cell.parse((char) ('a' + file) + "1");
      builder.place(cell, PAWN);
      board.put(cell, Optional.of(PAWN));
    }
    assertThat(builder.build().board()).containsExactlyEntriesOf(board).isEqualTo(board);
    assertThat(board)
        .allSatisfy(
            (cell, piece) -> assertThat(builder.build().board().get(cell)).isEqualTo(piece));
  }

  @Test
  void omittedToggleMeansTrue() {
    Stn nothing = Stn.builder().build();
    assertThat(nothing.board()).isEmpty();
    assertThat(nothing.hands()).isEmpty();
    assertThat(nothing.toggle()).isTrue();
  }

  @Test
  void withReplacesOnePartAndLeavesTheOriginal() {
    Stn changed = MOVE.withToggle(false).withHands(Map.of(KNIGHT, 1));
    assertThat(changed)
        .isEqualTo(
            Stn.builder().board(MOVE.board()).putHands(KNIGHT, 1).toggle(false).build());
    assertThat(MOVE.toggle()).isTrue();
    assertThat(MOVE.withToggle(true)).isSameAs(MOVE);
  }

  @Test
  void laterChangesOfTheSourcesChangeNothing() {
    Map<Cell, Optional<Qpi>> board = new LinkedHashMap<>(MOVE.board());
    Map<Qpi, Integer> hands = new LinkedHashMap<>(MOVE.hands());
    Stn built = Stn.builder().board(board).hands(hands).build();
    Stn with = Stn.builder().build().withBoard(board).withHands(hands);
    board.clear();
    hands.clear();
    assertThat(built).isEqualTo(MOVE).hasSameHashCodeAs(MOVE);
    assertThat(with).isEqualTo(MOVE);
  }

  @Test
  void theMapsCannotBeChanged() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> MOVE.board().remove(E2));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> MOVE.hands().put(PAWN, 3));
  }

  @Test
  void theTextNamesEveryPart() {
    assertThat(MOVE)
        .hasToString(
            "Stn{board={e4=Optional.empty, e2=Optional[C:P]}, hands={C:P=-1, C:N=2}, toggle=true}");
  }

  @Test
  void aDeltaOfZeroIsRejected() {
    String message = "hands: expected a delta other than 0, found 0 for C:P; leave the piece out";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Stn.builder().putHands(PAWN, 0).build())
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MOVE.withHands(Map.of(PAWN, 0)))
        .withMessage(message);
  }

  @Test
  void nullsAreRejected() {
    Stn.Builder builder = Stn.builder();
    assertThatNullPointerException().isThrownBy(() -> builder.place(E2, null)).withMessage("piece");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.place(null, PAWN))
        .withMessage("board key");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.vacate(null))
        .withMessage("board key");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.putHands(null, 1))
        .withMessage("hands key");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.putBoard(E2, null))
        .withMessage("board at e2");
  }

  @Test
  void aMapThatIsRejectedChangesNothing() {
    Stn.Builder builder = Stn.builder().from(MOVE);
    Map<Cell, Optional<Qpi>> board = new LinkedHashMap<>(Map.of(E2, Optional.empty()));
    board.put(E4, null);
    Map<Qpi, Integer> hands = new LinkedHashMap<>(Map.of(PAWN, 7));
    hands.put(KNIGHT, null);
    assertThatNullPointerException().isThrownBy(() -> builder.board(null)).withMessage("board");
    assertThatNullPointerException().isThrownBy(() -> builder.hands(null)).withMessage("hands");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.board(board))
        .withMessage("board at e4");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.hands(hands))
        .withMessage("hands at C:N");
    assertThat(builder.build()).isEqualTo(MOVE);
    assertThatNullPointerException()
        .isThrownBy(() -> MOVE.withBoard(board))
        .withMessage("board at e4");
    assertThatNullPointerException()
        .isThrownBy(() -> MOVE.withHands(hands))
        .withMessage("hands at C:N");
  }

  @Test
  void namesItsSchema() {
    assertThat(Stn.class.getAnnotation(SchemaBound.class).value())
        .isEqualTo("https://sashite.dev/schemas/stn/1.0.0/schema.json");
  }
}
