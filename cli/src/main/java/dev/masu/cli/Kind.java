package dev.masu.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files that are known by their suffix. */
enum Kind {
  STN,
  GGN,
  GAN;

  /** {@return the kind of a file, if its suffix tells; case does not count} */
  static Optional<Kind> ofFile(String name) {
    String lowerCase = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(kind -> lowerCase.endsWith(kind.suffix()))
        .findFirst();
  }

  String suffix() {
    return "." + this;
  }

  Checker checker() {
    return switch (this) {
      case STN -> DocumentChecker.stn();
      case GGN -> DocumentChecker.ggn();
      case GAN -> new GanChecker();
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
