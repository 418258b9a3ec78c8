package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders, links, and files that cannot be read. */
class FolderTest {
  private static final String VALID = ": valid (0 squares, 0 hand changes, 2 B, 0.00 s)\n";

  @TempDir
  @SuppressWarnings("NullAway.Init") // JUnit sets it.
  private Path folder;

  @BeforeEach
  void writeOneFile() throws IOException {
    Files.createDirectories(folder.resolve("games/old"));
    Files.writeString(folder.resolve("games/old/a.stn"), "{}");
  }

  @Test
  void aFolderMayBeALink() throws IOException {
    Files.createSymbolicLink(folder.resolve("link"), folder.resolve("games"));
    assertThat(check("link")).isEqualTo(new Outcome(0, "link/old/a.stn" + VALID, ""));
  }

  @Test
  void linksInAFolderAreFollowed() throws IOException {
    Files.createSymbolicLink(folder.resolve("games/b.stn"), Path.of("old/a.stn"));
    Files.createDirectory(folder.resolve("more"));
    Files.writeString(folder.resolve("more/c.stn"), "{}");
    Files.createSymbolicLink(folder.resolve("games/new"), folder.resolve("more"));
    assertThat(check("games"))
        .isEqualTo(new Outcome(
            0,
            "games/b.stn" + VALID + "games/new/c.stn" + VALID + "games/old/a.stn" + VALID
                + "3 files: 3 valid (6 B, 0.00 s)\n",
            ""));
  }

  @Test
  void aFolderIsCheckedOnceHoweverManyLinksLeadToIt() throws IOException {
    Files.createDirectory(folder.resolve("more"));
    Files.writeString(folder.resolve("more/c.stn"), "{}");
    Files.createSymbolicLink(folder.resolve("games/fresh"), Path.of("old"));
    Files.createSymbolicLink(folder.resolve("games/new"), folder.resolve("more"));
    Files.createSymbolicLink(folder.resolve("games/newer"), folder.resolve("more"));
    assertThat(check("games"))
        .isEqualTo(new Outcome(
            0,
            "games/new/c.stn" + VALID + "games/old/a.stn" + VALID
                + "2 files: 2 valid (4 B, 0.00 s)\n",
            ""));
  }

  /** There are 236 billion paths through them. */
  @Test
  void foldersMayLinkToOneAnother() throws IOException {
    List<Path> all = new ArrayList<>();
    for (char name = 'a'; name <= 'n'; name++) {
      all.add(Files.createDirectories(folder.resolve("round/" + name)));
    }
    StringBuilder expected = new StringBuilder();
    for (Path one : all) {
      Files.writeString(one.resolve("x.stn"), "{}");
      expected.append("round/").append(one.getFileName()).append("/x.stn").append(VALID);
      for (Path other : all) {
        Files.createSymbolicLink(one.resolve("to-" + other.getFileName()), other);
      }
    }
    expected.append("14 files: 14 valid (28 B, 0.00 s)\n");
    assertThat(check("round")).isEqualTo(new Outcome(0, expected.toString(), ""));
  }

  @Test
  void aLinkToAnEnclosingFolderIsNotFollowedAgain() throws IOException {
    Files.createSymbolicLink(folder.resolve("games/old/up"), folder.resolve("games"));
    assertThat(check("games")).isEqualTo(new Outcome(0, "games/old/a.stn" + VALID, ""));
  }

  @Test
  void schemasAreFoundThroughLinks() throws IOException {
    Files.writeString(folder.resolve("s.json"), "{\"$ref\": \"https://example.org/b\"}");
    Files.createDirectory(folder.resolve("schemas"));
    Files.writeString(folder.resolve("schemas/b.json"), "{\"$id\": \"https://example.org/b\"}");
    Files.createSymbolicLink(folder.resolve("schemas/up"), folder.resolve("schemas"));
    Files.createSymbolicLink(folder.resolve("link"), folder.resolve("schemas"));
    String[] args = {"check", "--schema", "s.json", "--refs", "link", "games/old/a.stn"};
    for (int i = 2; i < args.length; i++) {
      args[i] = args[i].startsWith("-") ? args[i] : folder.resolve(args[i]).toString();
    }
    assertThat(Outcome.of(args).in(folder))
        .isEqualTo(new Outcome(0, "games/old/a.stn: valid (2 B, 0.00 s)\n", ""));
  }

  @Test
  void aLinkToNothingIsReported() throws IOException {
    Files.createSymbolicLink(folder.resolve("games/gone.stn"), Path.of("nowhere"));
    assertThat(check("games"))
        .isEqualTo(new Outcome(
            2,
            "games/old/a.stn" + VALID + "2 files: 1 valid, 1 not read (2 B, 0.00 s)\n",
            "masu: games/gone.stn: no such file or directory\n"));
  }

  @Test
  void aFolderIsNoFileWhateverItsName() throws IOException {
    Files.createDirectory(folder.resolve("games/empty.stn"));
    assertThat(check("games")).isEqualTo(new Outcome(0, "games/old/a.stn" + VALID, ""));
  }

  @Test
  void anUnreadableFileHidesNoOther() throws IOException {
    Path secret = Files.writeString(folder.resolve("games/b.stn"), "{}");
    forbid(secret);
    assertThat(check("games"))
        .isEqualTo(new Outcome(
            2,
            "games/old/a.stn" + VALID + "2 files: 1 valid, 1 not read (2 B, 0.00 s)\n",
            "masu: games/b.stn: permission denied\n"));
  }

  @Test
  void anUnreadableFolderHidesNoOther() throws IOException {
    Path secret = Files.createDirectory(folder.resolve("games/secret"));
    forbid(secret);
    try {
      assertThat(check("games"))
          .isEqualTo(new Outcome(
              2,
              "games/old/a.stn" + VALID + "2 files: 1 valid, 1 not read (2 B, 0.00 s)\n",
              "masu: games/secret: permission denied\n"));
    } finally {
      Files.setPosixFilePermissions(secret, Set.of(PosixFilePermission.values()));
    }
  }

  private Outcome check(String name) {
    return Outcome.of("check", folder.resolve(name).toString()).in(folder);
  }

  private static void forbid(Path path) throws IOException {
    Files.setPosixFilePermissions(path, Set.of());
    if (Files.isReadable(path)) {
      String reason = "Skipped: this user (root?) may read every file.";
      System.out.println(reason);
      Assumptions.abort(reason);
    }
  }
}
