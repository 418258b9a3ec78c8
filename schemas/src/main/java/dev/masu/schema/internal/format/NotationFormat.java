package dev.masu.schema.internal.format;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.Optional;
import java.util.function.Consumer;

/** The notations that are formats. */
public enum NotationFormat implements FormatCheck {
  CELL("cell", Cell::parse),
  GAN("gan", Gan::parse),
  GGN_HAND_PIECE("ggn-hand-piece", Piece::parseInHand),
  GGN_OCCUPATION("ggn-occupation", Occupation::parse),
  GGN_PIECE("ggn-piece", Piece::parse),
  LEGACY_GAN("legacy-gan", LegacyGan::parse),
  PIN("pin", Pin::parse),
  PNN("pnn", Pnn::parse),
  QPI("qpi", Qpi::parse),
  QPI_DERIVED("qpi-derived", text -> Qpi.parse(text, Qpi.Sides.INDEPENDENT)),
  SIN("sin", Sin::parse),
  SNN("snn", Snn::parse);

  private final String format;

  @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
  private final Consumer<String> parser;

  NotationFormat(String format, Consumer<String> parser) {
    this.format = format;
    this.parser = parser;
  }

  /** The notation that a {@code format} names, or empty if it names none. */
  public static Optional<NotationFormat> ofFormat(String format) {
    for (NotationFormat notation : values()) {
      if (notation.format.equals(format)) {
        return Optional.of(notation);
      }
    }
    return Optional.empty();
  }

  /** Its name as a {@code format}. */
  public String format() {
    return format;
  }

  @Override
  public boolean isValid(String text) {
    return problem(text).isEmpty();
  }

  /** Why a text is invalid in this notation, or empty if it is valid. */
  public Optional<NotationException> problem(String text) {
    try {
      parser.accept(text);
      return Optional.empty();
    } catch (NotationException e) {
      return Optional.of(e);
    }
  }
}
