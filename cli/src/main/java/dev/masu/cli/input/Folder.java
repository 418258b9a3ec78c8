package dev.masu.cli.input;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds the files of a folder, of the folders below it and of those that links in them lead to, in the order of the paths.
 *
 * <p>A folder is visited once, however many links lead to it: a dozen folders that link to one another have more than a
 * billion paths.
 */
final class Folder {
  private final Path folder;
  private final FileSelection selection;
  private final SortedMap<Path, Input> found = new TreeMap<>();
  private final Set<Path> walked = new HashSet<>();

  /** Followed last, so that a file below the folder is reported by its own path and not by that of a link. */
  private final SortedSet<Path> links = new TreeSet<>();

  Folder(Path folder, FileSelection selection) {
    this.folder = folder;
    this.selection = selection;
  }

  Collection<Input> inputs() {
    links.add(folder);
    while (!links.isEmpty()) {
      Path next = links.first();
      links.remove(next);
      walk(next);
    }
    if (!found.isEmpty()) {
      return found.values();
    }
    String problem = "found no file in this folder with a name ending in ";
    return List.of(Input.unreadable(folder.toString(), problem + selection.suffixes()));
  }

  private void walk(Path start) {
    try {
      Path real = start.toRealPath();
      Files.walkFileTree(real, new Walk(start, real));
    } catch (IOException e) {
      addUnreadable(start, e);
    }
  }

  private void addFile(Path file) {
    if (selection.includes(file)) {
      found.put(file, Input.file(file.toString(), file));
    }
  }

  private void addUnreadable(Path path, IOException problem) {
    found.put(path, Input.unreadable(path.toString(), ReadErrors.reason(problem)));
  }

  /** Visits what is below one folder without following links. */
  private final class Walk extends SimpleFileVisitor<Path> {
    private final Path start;
    private final Path real;

    /**
     * Makes a walk.
     *
     * @param start the folder by the path that is reported
     * @param real its path without links
     */
    Walk(Path start, Path real) {
      this.start = start;
      this.real = real;
    }

    private Path reported(Path path) {
      return start.resolve(real.relativize(path));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      return walked.add(directory) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isSymbolicLink() && Files.isDirectory(file)) {
        links.add(reported(file));
      } else if (Files.isRegularFile(file) || !Files.exists(file)) {
        // A link may be broken or lead to what cannot be read: opening it reports that.
        addFile(reported(file));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
      addUnreadable(reported(file), problem);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem) {
      if (problem != null) {
        addUnreadable(reported(directory), problem);
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
