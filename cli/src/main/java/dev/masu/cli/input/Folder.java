package dev.masu.cli.input;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds the files of a folder, of the folders below it and of those that links in them lead to, in the order of the
 * paths.
 *
 * <p>A folder is visited once, however many links lead to it: a dozen folders that link to one another have more than a
 * billion paths.
 */
final class Folder {
  private final Path folder;
  private final Inputs.Selection selection;
  private final SortedMap<Path, Input> found = new TreeMap<>();
  private final Set<Path> visited = new HashSet<>();

  /** Followed last, so that a file below the folder is reported by its own path and not by that of a link. */
  private final TreeSet<Path> links = new TreeSet<>();

  Folder(Path folder, Inputs.Selection selection) {
    this.folder = folder;
    this.selection = selection;
  }

  Collection<Input> inputs() {
    visit(folder);
    while (!links.isEmpty()) {
      visit(links.pollFirst());
    }
    if (!found.isEmpty()) {
      return found.values();
    }
    String problem = "found no file in this folder with a name ending in "
        + String.join(", ", selection.suffixes())
        + (selection.schemas().isEmpty() ? "" : " that is not a given schema");
    return List.of(Input.unreadable(folder.toString(), problem));
  }

  private void visit(Path next) {
    if (!visited.add(Inputs.realPath(next))) {
      return;
    }
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(next)) {
      entries.forEach(this::add);
    } catch (IOException e) {
      addUnreadable(next, e);
    } catch (DirectoryIteratorException e) {
      addUnreadable(next, Objects.requireNonNull(e.getCause()));
    }
  }

  private void add(Path entry) {
    if (Files.isSymbolicLink(entry) && Files.isDirectory(entry)) {
      links.add(entry);
    } else if (Files.isDirectory(entry)) {
      visit(entry);
    } else if (Inputs.hasSuffix(entry.toString(), selection.suffixes())
        && (Files.isRegularFile(entry) || !Files.exists(entry))
        && !selection.schemas().contains(Inputs.realPath(entry))) {
      // A link may be broken or lead to what cannot be read: opening it reports that.
      found.put(entry, Input.file(entry.toString(), entry));
    }
  }

  private void addUnreadable(Path path, IOException problem) {
    found.put(path, Input.unreadable(path.toString(), ReadErrors.reason(problem)));
  }
}
