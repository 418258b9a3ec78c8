package dev.masu.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds the inputs that the command line names. */
public final class Inputs {
  /** The name of standard input on the command line. */
  public static final String STANDARD_INPUT = "-";

  /** Which inputs a command takes. */
  public interface Selection {
    /** {@return the suffixes of the files that are taken from a folder, for messages} */
    String suffixes();

    /** {@return whether a file that was found in a folder is taken} */
    boolean includes(Path file);

    /** {@return why an input of this name is not taken, or empty if it is} */
    Optional<String> problem(String name);
  }

  private final Selection selection;
  private final InputStream standardInput;
  private boolean isStandardInputTaken;

  public Inputs(Selection selection, InputStream standardInput) {
    this.selection = selection;
    this.standardInput = standardInput;
  }

  /** {@return the inputs in the order of the names; those of a folder in the order of their paths} */
  public List<Input> find(List<String> names) {
    return names.stream().flatMap(name -> find(name).stream()).toList();
  }

  private Collection<Input> find(String name) {
    if (name.equals(STANDARD_INPUT)) {
      return List.of(standardInput());
    }
    try {
      Path path = toPath(name);
      if (Files.isDirectory(path)) {
        return new Folder(path, selection).inputs();
      }
      return List.of(Files.notExists(path) ? file(name) : taken(file(name)));
    } catch (IOException e) {
      return List.of(Input.unreadable(name, ReadErrors.reason(e)));
    }
  }

  /** {@return the input for the name of a file, whether it is one or not} */
  public static Input file(String name) {
    try {
      Path path = toPath(name);
      return Files.notExists(path)
          ? Input.unreadable(name, ReadErrors.notFound(name))
          : Input.file(name, path);
    } catch (IOException e) {
      return Input.unreadable(name, ReadErrors.reason(e));
    }
  }

  /** {@return the path of a name} @throws IOException if no file can have this name here */
  private static Path toPath(String name) throws IOException {
    if (name.isEmpty()) {
      // Java takes it for the current folder.
      throw new IOException("expected a file name but found none; give one (is a variable unset?)");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IOException("not a file name on this system: " + e.getReason(), e);
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
        .problem(input.name())
        .map(problem -> Input.unreadable(input.name(), problem))
        .orElse(input);
  }
}
