package dev.masu.cli.notation;

import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.Locale;

/** The notations that texts may be in. */
public enum NotationKind {
  GAN,
  QPI,
  PNN,
  PIN,
  SIN,
  SNN,
  CELL,
  LEGACY_GAN;

  /** {@return what a text says; throws {@code NotationException} if it is invalid} */
  Attributes read(String text) {
    return switch (this) {
      case GAN -> Attributes.of(Gan.parse(text));
      case QPI -> Attributes.of(Qpi.parse(text));
      case PNN -> Attributes.of(Pnn.parse(text));
      case PIN -> Attributes.of(Pin.parse(text));
      case SIN -> Attributes.of(Sin.parse(text));
      case SNN -> Attributes.of(Snn.parse(text));
      case CELL -> Attributes.of(Cell.parse(text));
      case LEGACY_GAN -> Attributes.of(LegacyGan.parse(text));
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
