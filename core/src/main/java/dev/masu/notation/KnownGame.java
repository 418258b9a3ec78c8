package dev.masu.notation;

import java.util.Optional;
import java.util.stream.Stream;

/** The games that the 2014 beta of GAN gives a letter, and lists the actors of. */
enum KnownGame {
  JANGGI('J', 'G'),
  MAKRUK('M', 'K'),
  SHOGI('S', 'K'),
  WESTERN('W', 'K'),
  XIANGQI('X', 'G');

  private final char letter;
  private final char king;

  KnownGame(char letter, char king) {
    this.letter = letter;
    this.king = king;
  }

  /** {@return the game's letter as a game of the beta, in upper case} */
  String game() {
    return String.valueOf(letter);
  }

  /** {@return whether the beta lists this letter as the game's king-like actor} */
  boolean isKing(char type) {
    return type == king;
  }

  /** {@return the game of this letter} */
  static Optional<KnownGame> ofGame(String game) {
    return Stream.of(values()).filter(known -> known.game().equals(game)).findFirst();
  }

  /** {@return the game of this name, in upper case} */
  static Optional<KnownGame> ofName(String name) {
    return Stream.of(values()).filter(known -> known.name().equals(name)).findFirst();
  }
}
