package dev.masu.cli.input;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Finds the inputs that the command line names. */
public final class Inputs {
  /** The name of standard input on the command line. */
  public static final String STANDARD_INPUT = "-";

  /**
   * Which inputs a command takes.
   *
   * @param suffixes the suffixes of the files that are taken from a folder, as for {@link #hasSuffix}
   * @param schemas the {@linkplain #realPath real paths} of the schemas, which are taken from no folder
   * @param problem gives the reason why an input of a name is not taken, or empty if it is
   */
  public record Selection(
      List<String> suffixes, Set<Path> schemas, Function<String, Optional<String>> problem) {}

  private final Selection selection;
  private final InputStream standardInput;
  private boolean isStandardInputTaken;

  public Inputs(Selection selection, InputStream standardInput) {
    this.selection = selection;
    this.standardInput = standardInput;
  }

  /** {@return whether a name ends in one of these suffixes, in any case; {@code .gz} is ignored} */
  public static boolean hasSuffix(String name, List<String> suffixes) {
    String lowerCase = uncompressed(name).toLowerCase(Locale.ROOT);
    return suffixes.stream().anyMatch(lowerCase::endsWith);
  }

  /** {@return the reason why a file is not taken if its name says that it is YAML} */
  public static Optional<String> yamlProblem(String name) {
    return hasSuffix(name, List.of(".yaml", ".yml"))
        ? Optional.of("YAML is not read; convert it to JSON")
        : Optional.empty();
  }

  /** {@return a name without the suffix of compressed files} */
  public static String uncompressed(String name) {
    return name.replaceFirst("(?i)\\.gz$", "");
  }

  /** {@return the path of a file without links, or the same path if there is none, as for a pipe} */
  public static Path realPath(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file;
    }
  }

  /** {@return the inputs in the order of the names; those of a folder in the order of their paths} */
  public List<Input> find(List<String> names) {
    return names.stream().flatMap(name -> find(name).stream()).toList();
  }

  private Collection<Input> find(String name) {
    return !name.equals(STANDARD_INPUT) && isFolder(name)
        ? new Folder(Path.of(name), selection).inputs()
        : List.of(file(name));
  }

  /** Whether a name is that of a folder. Java takes the empty name for the current one. */
  private static boolean isFolder(String name) {
    return !name.isEmpty() && new File(name).isDirectory();
  }

  /** {@return the input for the name of a file or of standard input, whether it can be read or not} */
  public Input file(String name) {
    if (name.equals(STANDARD_INPUT)) {
      return standardInput();
    }
    try {
      Path path = Path.of(name);
      return name.isEmpty() || Files.notExists(path)
          ? Input.unreadable(name, ReadErrors.NOT_FOUND)
          : taken(Input.file(name, path));
    } catch (InvalidPathException e) {
      return Input.unreadable(name, "not a file name on this system: " + e.getReason());
    }
  }

  private Input standardInput() {
    if (isStandardInputTaken) {
      return Input.unreadable(STANDARD_INPUT, "standard input can be read only once; name it once");
    }
    isStandardInputTaken = true;
    return taken(Input.stream(STANDARD_INPUT, standardInput));
  }

  private Input taken(Input input) {
    return selection
        .problem()
        .apply(input.name())
        .map(reason -> Input.unreadable(input.name(), reason))
        .orElse(input);
  }
}
