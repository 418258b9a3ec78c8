package dev.masu.cli.check;

import dev.masu.cli.input.Inputs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Chooses the checker of an input by its name, and the files of a folder that have one. */
final class CheckerSelection implements Inputs.Selection {
  private static final String ADVICE =
      "; say what it is with --as stn, --as ggn, --as gan, --as ndjson or --schema";

  private final List<String> suffixes;
  private final Function<String, Optional<FileKind>> kinds;
  private final Function<FileKind, Checker> checkers;
  private final @Nullable SchemaFile schema;
  private final Map<FileKind, Checker> byKind = new EnumMap<>(FileKind.class);

  private CheckerSelection(
      List<String> suffixes,
      Function<String, Optional<FileKind>> kinds,
      Function<FileKind, Checker> checkers,
      @Nullable SchemaFile schema) {
    this.suffixes = suffixes;
    this.kinds = kinds;
    this.checkers = checkers;
    this.schema = schema;
  }

  /** Each file is checked as its suffix says. */
  static CheckerSelection bySuffix() {
    return new CheckerSelection(FileKind.allSuffixes(), FileKind::ofFile, FileKind::checker, null);
  }

  /** All files are checked as one kind. */
  static CheckerSelection as(FileKind kind) {
    return new CheckerSelection(
        kind.suffixes(), name -> Optional.of(kind), FileKind::checker, null);
  }

  /**
   * All files are checked by a schema, whose own file is taken from no folder.
   *
   * @param kind the kind of all files, or null if each is what its suffix says, and otherwise a JSON document
   */
  static CheckerSelection bySchema(
      @Nullable FileKind kind, Function<FileKind, Checker> checkers, SchemaFile schema) {
    return kind == null
        ? new CheckerSelection(
            List.of(".json", ".ndjson", ".jsonl", ".stn", ".ggn"),
            name -> FileKind.ofFile(name).or(() -> Optional.of(FileKind.STN)),
            checkers,
            schema)
        : new CheckerSelection(kind.suffixes(), name -> Optional.of(kind), checkers, schema);
  }

  @Override
  public String suffixes() {
    return String.join(", ", suffixes);
  }

  @Override
  public boolean includes(Path file) {
    String name = FileKind.uncompressed(file.toString());
    return suffixes.stream().anyMatch(name::endsWith) && !isSchema(file);
  }

  @Override
  public Optional<String> problem(String name) {
    if (kinds.apply(name).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        name.equals(Inputs.STANDARD_INPUT)
            ? "standard input has no suffix" + ADVICE
            : "expected a name ending in one of " + suffixes() + ADVICE);
  }

  /** The checker of an input that has no {@linkplain #problem problem}. */
  Checker checker(String name) {
    return byKind.computeIfAbsent(kinds.apply(name).orElseThrow(), checkers);
  }

  private boolean isSchema(Path file) {
    try {
      return schema != null && Files.isSameFile(file, Path.of(schema.name()));
    } catch (IOException e) {
      // Opening the file reports what is wrong with it.
      return false;
    }
  }
}
