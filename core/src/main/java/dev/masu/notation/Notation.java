package dev.masu.notation;

import dev.masu.internal.notation.OnError;
import dev.masu.internal.notation.Reason;

/** The notations by their names in messages; as {@link OnError}, each throws. */
enum Notation implements OnError {
  SIN("SIN", "C"),
  SNN("SNN", "CHESS"),
  PIN("PIN", "+R"),
  QPI("QPI", "C:K"),
  GAN("GAN", "CHESS:K"),
  CELL("CELL", "e4"),
  PNN("PNN", "+ROOK"),
  LEGACY_GAN("legacy GAN", "W:_K");

  private final String label;
  private final String example;

  Notation(String label, String example) {
    this.label = label;
    this.example = example;
  }

  @Override
  public boolean expected(String text, int index, String... expected) {
    throw NotationException.expected(label, example, text, index, expected);
  }

  @Override
  public boolean invalid(String text, int index, String reason, Object... values) {
    throw new NotationException(label, text, index, Reason.of(reason, values), example);
  }
}
