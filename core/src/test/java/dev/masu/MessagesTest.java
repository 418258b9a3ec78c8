package dev.masu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.notation.Snn;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages of exceptions cut long texts, and have digits of ASCII in any locale. */
final class MessagesTest {
  private static final String LONG = "C".repeat(1_000_000);
  private static final String SHORT = "C".repeat(60);
  private static final String CUT = SHORT + "... (999942 characters left out)";

  private final Locale before = Locale.getDefault();

  @BeforeEach
  void setLocale() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
  }

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @MethodSource({"notations", "positions", "pieces"})
  void areShortAndInPlainDigits(ThrowingCallable call, String message) {
    assertThat(catchThrowable(call)).hasMessage(message);
  }

  static Object[][] notations() {
    String lower = "c".repeat(60);
    return new Object[][] {
      row(
          () -> Snn.of(LONG.toLowerCase(Locale.ROOT), Side.FIRST),
          "Expected a style name in upper case, whichever the side, but found " + lower + "..."),
      row(
          () -> Qpi.parse("C:K").toGan("chess"),
          "Expected a style name in upper case, whichever the side, but found chess"),
      row(
          () -> Gan.of(Snn.parse(LONG), Pin.of('k')),
          "Style and piece of a GAN must be of the same side; here they are " + SHORT
              + "... and k"),
      row(
          () -> PnnPinMapping.builder().map(LONG, 'C').map("CAT", 'C'),
          "'C' is the letter of " + SHORT + "... already and cannot turn back into CAT as well;"
              + " add that as an alias"),
      row(
          () -> PnnPinMapping.builder().map(LONG, 'C').alias(LONG, 'D'),
          SHORT + "... has the letter 'C' already and cannot turn into 'D' as well"),
      row(
          () -> LegacyGan.parse("w:" + LONG.toLowerCase(Locale.ROOT)).toGan(),
          "\"w:" + "c".repeat(58) + "\"... (60 of 1000002 characters) is not a valid GAN:"
              + " the abbreviation " + SHORT + "... is longer than one letter at index 3"
              + " (example: CHESS:K)"),
    };
  }

  static Object[][] positions() {
    Qpi pawn = Qpi.parse("C:P");
    Piece rook = Piece.parse("C:R");
    Square here = Square.of("e4");
    Ggn rules =
        Ggn.builder().add(rook, here, here, Transition.builder().build()).build();
    Transition other = Transition.builder().vacate(here).build();
    return new Object[][] {
      row(
          () -> Position.builder().putHands(pawn, -12).build(),
          "hands: expected a count above 0, found -12 for C:P; leave out what is not in hand"),
      row(
          () ->
              Position.builder().build().apply(Stn.builder().putHands(pawn, -3).build()),
          "hands: expected at least 3 of C:P in hand to take away, found 0"),
      row(
          () -> Stn.combine(
              Stn.builder().putHands(pawn, Integer.MAX_VALUE).build(),
              Stn.builder().putHands(pawn, 1).build()),
          "hands: expected a number of at most 32 bits, found 2147483648 for C:P"),
      row(
          () -> GgnPosition.builder().putHand(rook, -12),
          "hands: expected a count above 0, found -12 for C:R; leave out what is not in hand"),
      row(
          () -> GgnPosition.builder()
              .place(here, rook)
              .putHand(rook, Integer.MAX_VALUE)
              .build()
              .apply(new Move(
                  rook, here, here, Transition.builder().inHandAdd(rook).build())),
          "integer overflow"),
      row(
          () -> rules.apply(GgnPosition.builder().build(), new Move(rook, here, here, other)),
          "C:R from \"e4\" to \"e4\" has 1 transition, but not that of the move;"
              + " choose one of them"),
    };
  }

  static Object[][] pieces() {
    Piece plain = Piece.parse(LONG + ":K");
    Piece enhanced = Piece.parse(LONG + ":+K");
    Square e4 = Square.of("e4");
    String inHand = ": expected a piece without modifier and suffix, found " + SHORT
        + "... (999943 characters left out); pieces in hand are in their normal state, such as "
        + CUT;
    return new Object[][] {
      row(() -> GgnPosition.builder().putHand(enhanced, 1), "hands" + inHand),
      row(() -> Transition.builder().inHandAdd(enhanced).build(), "in_hand_add" + inHand),
      row(
          () -> GgnPosition.builder().putHand(plain, 0),
          "hands: expected a count above 0, found 0 for " + CUT
              + "; leave out what is not in hand"),
      row(
          () -> Transition.builder().place(e4, plain).build().toStn(),
          CUT + " has no QPI: expected a style of one letter and no suffix;"
              + " give a mapping from pieces to QPI"),
      row(
          () -> Piece.parseInHand(LONG + ":+K"),
          "...\"" + "C".repeat(57) + ":+K\" (60 of 1000003 characters) is not a valid GGN piece"
              + " in hand: expected a letter, as a piece in hand has no modifier, but found '+'"
              + " at index 1000001 (example: CHESS:P)"),
    };
  }

  private static Object[] row(ThrowingCallable call, String message) {
    return new Object[] {call, message};
  }
}
