package dev.masu.stn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class StnAlgebraTest {
  private static final Cell A1 = Cell.parse("a1");
  private static final Cell B1 = Cell.parse("b1");
  private static final Cell C1 = Cell.parse("c1");
  private static final Qpi ROOK = Qpi.parse("C:R");
  private static final Qpi PAWN = Qpi.parse("c:p");

  private static final Position BEFORE = Position.builder()
      .putBoard(A1, ROOK)
      .putBoard(B1, PAWN)
      .putHands(ROOK, 2)
      .putHands(PAWN, 1)
      .build();
  private static final Stn CAPTURE = Stn.builder()
      .vacate(A1)
      .place(B1, ROOK)
      .putHands(PAWN, 1)
      .putHands(ROOK, -2)
      .build();
  private static final Stn IDENTITY = Stn.builder().toggle(false).build();
  private static final Stn PASS = Stn.builder().build();

  @Test
  void betweenListsWhatIsDifferent() {
    Position after = Position.builder()
        .putBoard(C1, PAWN)
        .putBoard(B1, PAWN)
        .putHands(PAWN, 4)
        .active(Side.SECOND)
        .build();
    Stn difference = Stn.between(BEFORE, after);
    assertThat(difference.board())
        .containsExactly(entry(A1, Optional.empty()), entry(C1, Optional.of(PAWN)));
    assertThat(difference.hands()).containsExactly(entry(PAWN, 3), entry(ROOK, -2));
    assertThat(difference.toggle()).isTrue();
    assertThat(Stn.between(after, after)).isEqualTo(IDENTITY);
  }

  @Test
  void combineLetsTheLastCellCountAndAddsDeltas() {
    Stn second = Stn.builder().place(A1, PAWN).vacate(C1).putHands(PAWN, -1).build();
    Stn combined = Stn.combine(CAPTURE, second);
    assertThat(combined.board())
        .containsExactly(
            entry(A1, Optional.of(PAWN)),
            entry(B1, Optional.of(ROOK)),
            entry(C1, Optional.empty()));
    assertThat(combined.hands()).containsExactly(entry(ROOK, -2));
    assertThat(combined.toggle()).isFalse();
    assertThat(Stn.combine(CAPTURE, second, PASS).toggle()).isTrue();
  }

  @Test
  void combiningNothingIsTheIdentity() {
    assertThat(Stn.combine()).isEqualTo(IDENTITY);
    assertThat(Stn.combine(List.of())).isEqualTo(IDENTITY);
    assertThat(Stn.combine(CAPTURE)).isEqualTo(CAPTURE);
  }

  @Test
  void aSumOfDeltasMayNotOverflow() {
    Stn most = Stn.builder().putHands(PAWN, Integer.MAX_VALUE).build();
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Stn.combine(most, CAPTURE))
        .withMessage("hands: expected a number of at most 32 bits, found 2147483648 for c:p");
    Stn one = Stn.builder().putHands(PAWN, -1).build();
    assertThat(Stn.combine(most, CAPTURE, one).hands()).containsEntry(PAWN, Integer.MAX_VALUE);
  }

  @Test
  void inverseLeadsBack() {
    Stn back = CAPTURE.inverse(BEFORE);
    assertThat(back)
        .isEqualTo(Stn.builder()
            .place(A1, ROOK)
            .place(B1, PAWN)
            .putHands(PAWN, -1)
            .putHands(ROOK, 2)
            .build());
    assertThat(BEFORE.apply(CAPTURE).apply(back)).isEqualTo(BEFORE);
  }

  @Test
  void theLeastDeltaHasNoInverse() {
    Stn least = Stn.builder().putHands(PAWN, Integer.MIN_VALUE).build();
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> least.inverse(BEFORE))
        .withMessage("hands: expected a number of at most 32 bits, found 2147483648 for c:p");
  }

  @Test
  void aPassChangesOnlyTheTurn() {
    assertThat(PASS.isPass()).isTrue();
    assertThat(PASS.isIdentity()).isFalse();
    assertThat(IDENTITY.isPass()).isFalse();
    assertThat(IDENTITY.isIdentity()).isTrue();
    for (Stn one :
        List.of(PASS.withBoardChange(A1, Optional.empty()), PASS.withHandChange(PAWN, 1))) {
      assertThat(one.isPass()).isFalse();
      assertThat(one.withToggle(false).isIdentity()).isFalse();
    }
  }

  @Test
  void singleChangesArePutAndTakenAway() {
    Stn more = CAPTURE.withBoardChange(C1, Optional.of(PAWN)).withHandChange(PAWN, 5);
    assertThat(more.board()).hasSize(3).containsEntry(C1, Optional.of(PAWN));
    assertThat(more.hands()).containsExactly(entry(PAWN, 5), entry(ROOK, -2));
    assertThat(more.withoutBoardChange(C1).withHandChange(PAWN, 1)).isEqualTo(CAPTURE);
    assertThat(CAPTURE.withoutHandChange(PAWN).hands()).containsExactly(entry(ROOK, -2));
    assertThat(CAPTURE.withoutBoardChanges().withoutHandChanges()).isEqualTo(PASS);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CAPTURE.withHandChange(PAWN, 0))
        .withMessage("hands: expected a delta other than 0, found 0 for c:p; leave the piece out");
  }
}
