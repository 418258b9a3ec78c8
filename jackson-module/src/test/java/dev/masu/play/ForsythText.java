package dev.masu.play;

import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Side;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Positions as the programs of chess (FEN) and shogi (SFEN) write them. */
final class ForsythText {
  private static final Pattern PIECE_OR_GAP = Pattern.compile("\\+?[A-Za-z]|[0-9]+");
  private static final Pattern HAND = Pattern.compile("([0-9]*)([A-Za-z])");

  private ForsythText() {}

  /** {@return the position, with the pieces' states for castling and taking in passing} */
  static GgnPosition chess(String fen) {
    String[] fields = fen.split(" ", -1);
    Side active = fields[1].equals("w") ? Side.FIRST : Side.SECOND;
    GgnPosition position = board("CHESS", fields[0]).active(active).build();
    for (char right : fields[2].replace("-", "").toCharArray()) {
      String rank = Character.isUpperCase(right) ? "1" : "8";
      String rookFile = Character.toUpperCase(right) == 'K' ? "h" : "a";
      position = withState(withState(position, "e" + rank, '+'), rookFile + rank, '+');
    }
    // FEN names the square that was passed, not the pawn's.
    String pawn = fields[3].replace('3', '4').replace('6', '5');
    return pawn.equals("-") ? position : withState(position, pawn, '-');
  }

  private static GgnPosition withState(GgnPosition position, String label, char modifier) {
    Square square = Square.of(label);
    Piece piece = position.at(square).orElseThrow();
    return position.with(square, Piece.parse(piece.style() + ":" + modifier + piece.letter()));
  }

  /** {@return the position, Sente being the first player} */
  static GgnPosition shogi(String sfen) {
    String[] fields = sfen.split(" ", -1);
    GgnPosition.Builder position = board("SHOGI", fields[0]);
    Matcher hand = HAND.matcher(fields[2]);
    while (hand.find()) {
      int count = hand.group(1).isEmpty() ? 1 : Integer.parseInt(hand.group(1));
      position.putHand(piece("SHOGI", hand.group(2)), count);
    }
    return position.active(fields[1].equals("b") ? Side.FIRST : Side.SECOND).build();
  }

  /** The first row is the last rank. */
  private static GgnPosition.Builder board(String style, String text) {
    GgnPosition.Builder board = GgnPosition.builder();
    String[] rows = text.split("/", -1);
    for (int row = 0; row < rows.length; row++) {
      placeRow(board, style, rows[row], rows.length - row);
    }
    return board;
  }

  private static void placeRow(GgnPosition.Builder board, String style, String row, int rank) {
    char file = 'a';
    Matcher matcher = PIECE_OR_GAP.matcher(row);
    while (matcher.find()) {
      String found = matcher.group();
      if (Character.isDigit(found.charAt(0))) {
        file += (char) Integer.parseInt(found);
      } else {
        board.place(Square.of(file++ + Integer.toString(rank)), piece(style, found));
      }
    }
  }

  private static Piece piece(String style, String pin) {
    boolean first = pin.equals(pin.toUpperCase(Locale.ROOT));
    return Piece.parse((first ? style : style.toLowerCase(Locale.ROOT)) + ":" + pin);
  }
}
