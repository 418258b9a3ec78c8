package dev.masu.cli.check;

import dev.masu.cli.input.Inputs;
import dev.masu.schema.CompiledSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Chooses the checker of an input by its name, and the files of a folder that have one. */
final class CheckerSelection implements Inputs.Selection {
  private static final String ADVICE =
      "; say what it is with --as stn, --as ggn, --as gan, --as ndjson or --schema";

  private final List<String> suffixes;
  private final @Nullable Checker forAll;
  private final @Nullable Path schema;
  private final Map<FileKind, Checker> byKind = new EnumMap<>(FileKind.class);

  private CheckerSelection(List<String> suffixes, @Nullable Checker forAll, @Nullable Path schema) {
    this.suffixes = suffixes;
    this.forAll = forAll;
    this.schema = schema;
  }

  /** Each file is checked as its suffix says. */
  static CheckerSelection bySuffix() {
    return new CheckerSelection(FileKind.allSuffixes(), null, null);
  }

  /** All files are checked as one kind. */
  static CheckerSelection as(FileKind kind) {
    return new CheckerSelection(kind.suffixes(), kind.checker(), null);
  }

  /** All files are checked by a schema, whose own file is taken from no folder. */
  static CheckerSelection by(CompiledSchema schema, String schemaFile) {
    List<String> suffixes = List.of(".json", ".stn", ".ggn");
    Checker checker = new SchemaChecker(schema, document -> List.of());
    return new CheckerSelection(suffixes, checker, Path.of(schemaFile));
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
    if (forAll != null || FileKind.ofFile(name).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        name.equals(Inputs.STANDARD_INPUT)
            ? "standard input has no suffix" + ADVICE
            : "expected a name ending in one of " + suffixes() + ADVICE);
  }

  /** The checker of an input that has no {@linkplain #problem problem}. */
  Checker checker(String name) {
    return forAll != null
        ? forAll
        : byKind.computeIfAbsent(FileKind.ofFile(name).orElseThrow(), FileKind::checker);
  }

  private boolean isSchema(Path file) {
    try {
      return schema != null && Files.isSameFile(file, schema);
    } catch (IOException e) {
      // Opening the file reports what is wrong with it.
      return false;
    }
  }
}
