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
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sashité's notations as formats. */
public enum NotationFormat implements FormatCheck {
  CELL,
  GAN,
  GGN_HAND_PIECE("[A-Z]+:[A-Z]|[a-z]+:[a-z]"),
  GGN_OCCUPATION("empty|occupied|enemy|ally|" + NotationFormat.PIECE),
  GGN_PIECE(NotationFormat.PIECE),
  LEGACY_GAN,
  PIN,
  PNN,
  QPI,
  QPI_DERIVED,
  SIN,
  SNN;

  private static final String PIECE = "(?:[A-Z]+:[+-]?[A-Z]|[a-z]+:[+-]?[a-z])'?";

  @SuppressWarnings("ImmutableEnumChecker") // Only compiles its expression lazily.
  private final @Nullable Grammar grammar;

  private final String format = name().toLowerCase(Locale.ROOT).replace('_', '-');

  NotationFormat() {
    this.grammar = null;
  }

  /** A notation that a regular expression describes, since matching is faster than parsing. */
  NotationFormat(String expression) {
    this.grammar = new Grammar(expression);
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
    return grammar == null ? problem(text).isEmpty() : grammar.isValid(text);
  }

  @Override
  public Optional<PatternMatcher> pattern() {
    return grammar == null ? Optional.empty() : grammar.pattern();
  }

  /** Why a text is invalid in this notation, or empty if it is valid. */
  public Optional<NotationException> problem(String text) {
    try {
      parse(text);
      return Optional.empty();
    } catch (NotationException e) {
      return Optional.of(e);
    }
  }

  private Object parse(String text) {
    return switch (this) {
      case CELL -> Cell.parse(text);
      case GAN -> Gan.parse(text);
      case GGN_HAND_PIECE -> Piece.parseInHand(text);
      case GGN_OCCUPATION -> Occupation.parse(text);
      case GGN_PIECE -> Piece.parse(text);
      case LEGACY_GAN -> LegacyGan.parse(text);
      case PIN -> Pin.parse(text);
      case PNN -> Pnn.parse(text);
      case QPI -> Qpi.parse(text);
      case QPI_DERIVED -> Qpi.parse(text, Qpi.Sides.INDEPENDENT);
      case SIN -> Sin.parse(text);
      case SNN -> Snn.parse(text);
    };
  }
}
