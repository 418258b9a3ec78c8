package dev.masu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What checks a file, and which files of a folder are checked. */
final class Selection {
  private final List<String> suffixes;
  private final @Nullable StreamChecker forAll;
  private final @Nullable Path schema;
  private final Map<Kind, StreamChecker> byKind = new EnumMap<>(Kind.class);

  private Selection(List<String> suffixes, @Nullable StreamChecker forAll, @Nullable Path schema) {
    this.suffixes = suffixes;
    this.forAll = forAll;
    this.schema = schema;
  }

  /** Each file is checked as its suffix tells. */
  static Selection bySuffix() {
    return new Selection(Kind.allSuffixes(), null, null);
  }

  /** All files are checked as one kind. */
  static Selection as(Kind kind) {
    return new Selection(kind.suffixes(), kind.checker(), null);
  }

  /** All files are checked by a schema, about which there may be warnings; its own file is taken from no folder. */
  static Selection by(String schemaFile, Complaints complaints) {
    UserSchema checker = UserSchema.read(schemaFile);
    checker.warnings().forEach(complaints::line);
    return new Selection(List.of(".json", ".stn", ".ggn"), checker, Path.of(schemaFile));
  }

  /** {@return the endings of the names that are taken from a folder} */
  String suffixes() {
    return String.join(", ", suffixes);
  }

  /** {@return what checks a file of this name, or empty if its suffix does not tell} */
  Optional<StreamChecker> checker(String name) {
    if (forAll != null) {
      return Optional.of(forAll);
    }
    return Kind.ofFile(name).map(kind -> byKind.computeIfAbsent(kind, Kind::checker));
  }

  /** {@return what checks a file that was found in a folder, or empty if it is passed over} */
  Optional<StreamChecker> checkerInFolder(Path file) {
    String name = Kind.uncompressed(file.toString());
    return suffixes.stream().anyMatch(name::endsWith) && !isSchema(file)
        ? checker(name)
        : Optional.empty();
  }

  private boolean isSchema(Path file) {
    try {
      return schema != null && Files.isSameFile(file, schema);
    } catch (IOException e) {
      // Reading it will tell what is wrong with it.
      return false;
    }
  }
}
