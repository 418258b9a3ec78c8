package dev.masu.schema.internal.keyword;

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
import dev.masu.notation.State;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/** The notations that a schema can ask for with {@code format}. */
public enum Notation {
  CELL("cell", Cell::parse),
  GAN("gan", Gan::parse),
  GGN_HAND_PIECE("ggn-hand-piece", Notation::parseHandPiece),
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

  @SuppressWarnings("ImmutableEnumChecker") // Each is a method reference without state.
  private final Consumer<String> parser;

  Notation(String format, Consumer<String> parser) {
    this.format = format;
    this.parser = parser;
  }

  private static void parseHandPiece(String text) {
    Piece piece = Piece.parse(text);
    if (!piece.isPlain()) {
      int modifier = text.indexOf(':') + 1;
      boolean suffixed = piece.isIntermediate() && piece.state() == State.NORMAL;
      throw new NotationException(
          "GGN piece in hand",
          text,
          suffixed ? text.length() - 1 : modifier,
          "pieces in hand have neither modifier nor suffix, so it must be " + piece.plain());
    }
  }

  /** The notation of a {@code format}'s name, if it is one's. */
  public static Optional<Notation> ofFormat(String format) {
    return Arrays.stream(values()).filter(n -> n.format.equals(format)).findFirst();
  }

  /** The name that it has as a {@code format}. */
  public String format() {
    return format;
  }

  /** Why a text is not of the notation, or empty if it is. */
  public Optional<NotationException> problem(String text) {
    try {
      parser.accept(text);
      return Optional.empty();
    } catch (NotationException e) {
      return Optional.of(e);
    }
  }
}
