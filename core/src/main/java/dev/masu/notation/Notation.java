package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Reason;

/** The notations, with their names and examples for messages. */
enum Notation implements Cursor.ErrorAt {
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

  /** {@return the text if it matches the grammar; otherwise throws a {@link NotationException}} */
  String checked(CharSequence text, Cursor.Grammar grammar) {
    return Cursor.checked(text, grammar, this);
  }

  @Override
  public NotationException of(String text, int index, String... expected) {
    return NotationException.expected(label, example, text, index, expected);
  }

  /**
   * {@return the exception for a violated rule that the grammar cannot express; the values fill the
   * reason's placeholders}
   */
  NotationException invalid(String text, int index, String reason, Object... values) {
    return new NotationException(label, text, index, Reason.of(reason, values), example);
  }
}
