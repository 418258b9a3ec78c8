package dev.masu.notation;

import java.util.Optional;
import java.util.stream.Stream;

/** The games for which the 2014 beta of GAN defines a letter and lists the actors. */
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

  /** {@return the letter that stands for the game in the beta, in upper case} */
  String game() {
    return String.valueOf(letter);
  }

  /** {@return whether this letter is the game's king-like actor in the beta} */
  boolean isKing(char type) {
    return type == king;
  }

  /** {@return the game with this letter, in upper case} */
  static Optional<KnownGame> ofGame(String game) {
    return Stream.of(values()).filter(known -> known.game().equals(game)).findFirst();
  }

  /** {@return the game with this name, in upper case} */
  static Optional<KnownGame> ofName(String name) {
    return Stream.of(values()).filter(known -> known.name().equals(name)).findFirst();
  }
}
