package dev.masu.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What is to be checked of a folder and the folders below it, in the order of the paths. */
final class Folder extends SimpleFileVisitor<Path> {
  private final Path folder;
  private final Selection selection;
  private final SortedMap<Path, Target> found = new TreeMap<>();

  Folder(Path folder, Selection selection) {
    this.folder = folder;
    this.selection = selection;
  }

  Collection<Target> targets() {
    try {
      Files.walkFileTree(folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, this);
    } catch (IOException e) {
      throw new UncheckedIOException("no visit throws", e);
    }
    if (!found.isEmpty()) {
      return found.values();
    }
    String problem = "found no file in this folder with a name ending in ";
    return List.of(Target.unreadable(folder.toString(), problem + selection.suffixes()));
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    // A symbolic link comes here only if it leads nowhere; reading it will say so.
    if (attributes.isRegularFile() || attributes.isSymbolicLink()) {
      selection
          .checkerInFolder(file)
          .map(checker -> new Target(file.toString(), Target.file(file), checker))
          .ifPresent(target -> found.put(file, target));
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException problem) {
    // A link to a folder around it: its files are found without it.
    if (!(problem instanceof FileSystemLoopException)) {
      addUnreadable(file, problem);
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem) {
    if (problem != null) {
      addUnreadable(directory, problem);
    }
    return FileVisitResult.CONTINUE;
  }

  private void addUnreadable(Path path, IOException problem) {
    found.put(path, Target.unreadable(path.toString(), ReadProblem.reason(problem)));
  }
}
