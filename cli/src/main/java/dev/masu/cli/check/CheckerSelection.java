package dev.masu.cli.check;

import dev.masu.cli.input.Inputs;
import dev.masu.schema.CheckLimits;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Chooses the checker of an input by its name, and the files of a folder that have one. */
final class CheckerSelection {
  private static final String ADVICE =
      "; say what it is with --as stn, --as ggn, --as gan, --as ndjson or --schema";

  private final boolean isOneKind;
  private final List<String> suffixes;
  private final Function<String, Optional<FileKind>> kinds;
  private final Function<FileKind, Checker> checkers;
  private final Set<Path> schemas;
  private final Map<FileKind, Checker> byKind = new EnumMap<>(FileKind.class);

  private CheckerSelection(
      @Nullable FileKind kind,
      List<String> suffixes,
      Function<String, Optional<FileKind>> kinds,
      Function<FileKind, Checker> checkers,
      Set<Path> schemas) {
    this.isOneKind = kind != null;
    this.suffixes = kind == null ? suffixes : kind.suffixes();
    this.kinds = kind == null ? kinds : name -> Optional.of(kind);
    this.checkers = checkers;
    this.schemas = schemas;
  }

  /** All files are checked as one kind, or, if that is null, each as its suffix says. */
  static CheckerSelection of(@Nullable FileKind kind, CheckLimits limits) {
    return new CheckerSelection(
        kind, FileKind.allSuffixes(), FileKind::ofFile, each -> each.checker(limits), Set.of());
  }

  /**
   * All files are checked by a schema.
   *
   * @param kind the kind of all files, or null if each is what its suffix says, and otherwise a JSON document
   * @param schemas the real paths of the schema and of those that it refers to
   */
  static CheckerSelection bySchema(
      @Nullable FileKind kind, Function<FileKind, Checker> checkers, Set<Path> schemas) {
    return new CheckerSelection(
        kind,
        List.of(".json", ".ndjson", ".jsonl", ".stn", ".ggn"),
        name -> FileKind.ofFile(name).or(() -> Optional.of(FileKind.STN)),
        checkers,
        schemas);
  }

  /** The inputs that have a checker. */
  Inputs.Selection inputs() {
    return new Inputs.Selection(suffixes, schemas, this::problem);
  }

  private Optional<String> problem(String name) {
    Optional<String> yaml = isOneKind ? Optional.empty() : Inputs.yamlProblem(name);
    if (yaml.isPresent() || kinds.apply(name).isPresent()) {
      return yaml;
    }
    return Optional.of(
        name.equals(Inputs.STANDARD_INPUT)
            ? "standard input has no suffix" + ADVICE
            : "expected a name ending in one of " + String.join(", ", suffixes) + ADVICE);
  }

  /** The checker of an input that has no problem. */
  Checker checker(String name) {
    return byKind.computeIfAbsent(kinds.apply(name).orElseThrow(), checkers);
  }
}
