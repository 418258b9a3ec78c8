package dev.masu.cli;

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
 * What is to be checked of a folder, the folders below it and those that links in them lead to, in the order of the paths.
 *
 * <p>However many links lead to a folder, its files are found once: below each way to it, a dozen folders that lead to one
 * another would be more than a billion.
 */
final class Folder {
  private final Path folder;
  private final Selection selection;
  private final SortedMap<Path, Target> found = new TreeMap<>();
  private final Set<Path> walked = new HashSet<>();

  /** Followed behind all that is there without them: a file is told by its own path, if that is below the folder. */
  private final SortedSet<Path> links = new TreeSet<>();

  Folder(Path folder, Selection selection) {
    this.folder = folder;
    this.selection = selection;
  }

  Collection<Target> targets() {
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
    return List.of(Target.unreadable(folder.toString(), problem + selection.suffixes()));
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
    selection
        .checkerInFolder(file)
        .map(checker -> new Target(file.toString(), Target.file(file), checker))
        .ifPresent(target -> found.put(file, target));
  }

  private void addUnreadable(Path path, IOException problem) {
    found.put(path, Target.unreadable(path.toString(), ReadProblem.reason(problem)));
  }

  /** The walk through what is below one folder, that follows no link. */
  private final class Walk extends SimpleFileVisitor<Path> {
    private final Path start;
    private final Path real;

    /**
     * Makes a walk.
     *
     * @param start the folder, by the path that it is told by
     * @param real the same without links
     */
    Walk(Path start, Path real) {
      this.start = start;
      this.real = real;
    }

    private Path told(Path path) {
      return start.resolve(real.relativize(path));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      return walked.add(directory) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isSymbolicLink() && Files.isDirectory(file)) {
        links.add(told(file));
      } else if (Files.isRegularFile(file) || !Files.exists(file)) {
        // A link may lead nowhere, or where nobody may look; reading it will say so.
        addFile(told(file));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
      addUnreadable(told(file), problem);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem) {
      if (problem != null) {
        addUnreadable(told(directory), problem);
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
