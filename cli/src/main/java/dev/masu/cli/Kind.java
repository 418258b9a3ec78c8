package dev.masu.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files that are known by their suffix. */
enum Kind {
  STN,
  GGN,
  GAN,
  /** STN documents, one on each line. */
  NDJSON;

  private static final String COMPRESSED = ".gz";

  /** {@return the kind of a file, if its suffix tells; case does not count, nor does {@code .gz}} */
  static Optional<Kind> ofFile(String name) {
    String uncompressed = uncompressed(name);
    return Arrays.stream(values())
        .filter(kind -> kind.suffixes().stream().anyMatch(uncompressed::endsWith))
        .findFirst();
  }

  /** {@return a name in lower case, without what tells that it is compressed} */
  static String uncompressed(String name) {
    String lowerCase = name.toLowerCase(Locale.ROOT);
    return isCompressed(name)
        ? lowerCase.substring(0, lowerCase.length() - COMPRESSED.length())
        : lowerCase;
  }

  /** {@return whether a name tells that the file is compressed} */
  private static boolean isCompressed(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(COMPRESSED);
  }

  List<String> suffixes() {
    return this == NDJSON ? List.of(".ndjson", ".jsonl") : List.of("." + this);
  }

  static List<String> allSuffixes() {
    return Arrays.stream(values()).flatMap(kind -> kind.suffixes().stream()).toList();
  }

  StreamChecker checker() {
    return switch (this) {
      case STN -> DocumentChecker.stn();
      case GGN -> DocumentChecker.ggn();
      case GAN -> new GanChecker();
      case NDJSON -> new RecordsChecker();
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
