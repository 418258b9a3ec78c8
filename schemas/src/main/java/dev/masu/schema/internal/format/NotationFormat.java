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
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Sashité's notations as formats. */
@SuppressWarnings(
    "ImmutableEnumChecker") // Parsers have no state, and grammars only compile lazily.
public enum NotationFormat {
  CELL(Cell::parse),
  GAN(Gan::parse),
  GGN_HAND_PIECE(Piece::parseInHand, "[A-Z]+:[A-Z]|[a-z]+:[a-z]"),
  GGN_OCCUPATION(Occupation::parse, "empty|occupied|enemy|ally|" + NotationFormat.PIECE),
  GGN_PIECE(Piece::parse, NotationFormat.PIECE),
  LEGACY_GAN(LegacyGan::parse),
  PIN(Pin::parse),
  PNN(Pnn::parse),
  QPI(Qpi::parse),
  QPI_DERIVED(text -> Qpi.parse(text, Qpi.Sides.INDEPENDENT)),
  SIN(Sin::parse),
  SNN(Snn::parse);

  private static final String PIECE = "(?:[A-Z]+:[+-]?[A-Z]|[a-z]+:[+-]?[a-z])'?";

  private final Consumer<String> parser;
  private final FormatCheck check;
  private final String format = name().toLowerCase(Locale.ROOT).replace('_', '-');

  NotationFormat(Consumer<String> parser) {
    this.parser = parser;
    this.check = new FormatCheck(text -> problem(text).isEmpty(), null);
  }

  /** A notation that a regular expression describes, since matching is faster than parsing. */
  NotationFormat(Consumer<String> parser, String expression) {
    this.parser = parser;
    this.check = new FormatCheck(new Grammar(expression), null);
  }

  /** The notation that a {@code format} names, or empty if it names none. */
  public static Optional<NotationFormat> ofFormat(String format) {
    return Stream.of(values()).filter(each -> each.format.equals(format)).findFirst();
  }

  public String format() {
    return format;
  }

  public FormatCheck check() {
    return check;
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
