package dev.masu.cli;

import dev.masu.cli.Target.Source;
import dev.masu.jackson.reader.JsonInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds what is to be checked under the names of the command line. */
final class TargetFinder {
  private static final String STANDARD_INPUT = "-";

  private final Selection selection;
  private final InputStream in;
  private boolean inputIsTaken;

  TargetFinder(Selection selection, InputStream in) {
    this.selection = selection;
    this.in = in;
  }

  /** {@return what to check, in the order of the names; what a folder holds, in the order of paths} */
  List<Target> find(List<String> names) {
    return names.stream().flatMap(this::find).toList();
  }

  private Stream<Target> find(String name) {
    if (name.equals(STANDARD_INPUT)) {
      return Stream.of(standardInput());
    }
    try {
      return find(name, FileName.toPath(name));
    } catch (IOException e) {
      return Stream.of(Target.unreadable(name, ReadProblem.reason(e)));
    }
  }

  private Target standardInput() {
    if (inputIsTaken) {
      return Target.unreadable(
          STANDARD_INPUT, "standard input can be read only once; name it once");
    }
    inputIsTaken = true;
    return target(
        STANDARD_INPUT, () -> JsonInput.of(in).open(), "expected to be told what to read");
  }

  private Stream<Target> find(String name, Path path) {
    if (Files.isDirectory(path)) {
      return new Folder(path, selection).targets().stream();
    }
    if (Files.notExists(path)) {
      return Stream.of(Target.unreadable(name, ReadProblem.notFound(name)));
    }
    String expected = "expected a name ending in one of " + selection.suffixes();
    return Stream.of(target(name, Target.file(path), expected));
  }

  private Target target(String name, Source source, String expected) {
    return selection
        .checker(name)
        .map(checker -> new Target(name, source, checker))
        .orElseGet(() -> Target.unreadable(
            name,
            expected
                + "; say what it is with --as stn, --as ggn, --as gan, --as ndjson or --schema"));
  }
}
