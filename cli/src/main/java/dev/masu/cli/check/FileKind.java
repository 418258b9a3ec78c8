package dev.masu.cli.check;

import dev.masu.cli.input.Inputs;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files that are known by their suffix. */
public enum FileKind {
  STN,
  GGN,
  GAN,
  /** JSON values, one on each line: STN documents unless there is a schema. */
  NDJSON;

  /** {@return the kind of a file, by its suffix in any case; {@code .gz} is ignored} */
  static Optional<FileKind> ofFile(String name) {
    return Arrays.stream(values())
        .filter(kind -> Inputs.hasSuffix(name, kind.suffixes()))
        .findFirst();
  }

  List<String> suffixes() {
    return this == NDJSON ? List.of(".ndjson", ".jsonl") : List.of("." + this);
  }

  static List<String> allSuffixes() {
    return Arrays.stream(values()).flatMap(kind -> kind.suffixes().stream()).toList();
  }

  Checker checker(CheckLimits limits) {
    return switch (this) {
      case STN ->
        new SchemaChecker(catalog(limits).schema(SchemaCatalog.STN), DocumentCounts::ofStn);
      case GGN ->
        new SchemaChecker(catalog(limits).schema(SchemaCatalog.GGN), DocumentCounts::ofGgn);
      case GAN -> new GanChecker(limits);
      case NDJSON -> RecordChecker.ofStn(catalog(limits));
    };
  }

  private static SchemaCatalog catalog(CheckLimits limits) {
    return SchemaCatalog.builder().limits(limits).build();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
