package dev.masu.cli.notation;

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

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
