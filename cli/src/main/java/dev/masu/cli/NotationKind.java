package dev.masu.cli;

import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.List;
import java.util.Locale;

/** The notations that texts may be in. */
enum NotationKind {
  GAN,
  QPI,
  PNN,
  PIN,
  SIN,
  SNN,
  CELL,
  LEGACY_GAN;

  /**
   * {@return what a text says}
   *
   * @throws dev.masu.notation.NotationException if it is not in this notation
   */
  List<Attribute> read(String text) {
    return switch (this) {
      case GAN -> NotationAttributes.of(Gan.parse(text));
      case QPI -> NotationAttributes.of(Qpi.parse(text));
      case PNN -> NotationAttributes.of(Pnn.parse(text));
      case PIN -> NotationAttributes.of(Pin.parse(text));
      case SIN -> NotationAttributes.of(Sin.parse(text));
      case SNN -> NotationAttributes.of(Snn.parse(text));
      case CELL -> NotationAttributes.of(Cell.parse(text));
      case LEGACY_GAN -> NotationAttributes.of(LegacyGan.parse(text));
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
