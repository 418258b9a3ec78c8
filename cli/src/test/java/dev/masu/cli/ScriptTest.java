package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code masu}, with fakes of Java and Maven. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script needs bash")
class ScriptTest {
  private static final String JAVA =
      "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -jar ROOT/cli/target/masu-cli.jar ";

  @TempDir
  @SuppressWarnings("NullAway.Init") // JUnit sets it.
  private Path folder;

  @SuppressWarnings("NullAway.Init") // checkOut sets it.
  private Checkout checkout;

  @BeforeEach
  void checkOut() throws Exception {
    checkout = Checkout.in(folder);
  }

  @Test
  void buildsOnceAndRuns() throws Exception {
    assertThat(checkout.run("./masu check a b"))
        .isEqualTo(
            new Outcome(0, "C.UTF-8 " + JAVA + "check a b\n", "building masu (first use)...\n"));
    assertThat(checkout.run("./masu -V")).isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "pom.xml                , its sources have changed",
    "cli/src/main/Main.java , its sources have changed",
    "cli/target/masu-cli.jar, its jar is missing"
  })
  void buildsAgain(String file, String reason) throws Exception {
    build();
    String change = file.startsWith("cli/target") ? "rm " + file : "echo >>" + file;
    assertThat(checkout.run(change + " && ./masu -V"))
        .isEqualTo(
            new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", "building masu (" + reason + ")...\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "touch pom.xml cli/src/main",
        "touch cli/src/main/Main.java && rm cli/src/main/Main.java"
      })
  void doesNotBuildAgainIfTheContentIsTheSame(String change) throws Exception {
    build();
    assertThat(checkout.run(change + " && ./masu -V"))
        .isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", ""));
    assertThat(checkout.file("builds")).content().hasLineCount(1);
  }

  @Test
  void usesTheJarThatMavenHasBuilt() throws Exception {
    assertThat(checkout.run("mkdir cli/target && echo >cli/target/masu-cli.jar && ./masu -V"))
        .isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", "preparing masu...\n"));
    assertThat(checkout.run("echo >>pom.xml && echo >cli/target/masu-cli.jar && ./masu -V"))
        .isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", "preparing masu...\n"));
    assertThat(checkout.run("./masu -V")).isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", ""));
    assertThat(checkout.file("builds")).doesNotExist();
  }

  @Test
  void startsWithTheArchiveOfItsClasses() throws Exception {
    checkout.program("java", Checkout.JAVA_WITH_ARCHIVE);
    build();
    assertThat(checkout.run("./masu -V"))
        .isEqualTo(new Outcome(
            0,
            "C.UTF-8 -XX:SharedArchiveFile=ROOT/cli/target/masu.jsa" + " -Xlog:disable " + JAVA
                + "-V\n",
            ""));
    assertThat(checkout.file("cli/target/classes.tmp")).doesNotExist();
  }

  /** A file that Java opens would take the number of a closed stream. */
  @ParameterizedTest
  @ValueSource(strings = {"<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"})
  void leavesNoStreamClosed(String closed) throws Exception {
    build();
    checkout.run("./masu -V " + closed);
    assertThat(checkout.file("closed")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"cat, <&-, 1", "echo, >&-, 1", "cat, </dev/null, 0", "echo, >/dev/null, 0"})
  void letsClosedStreamsFail(String use, String stream, int exitCode) throws Exception {
    build();
    checkout.program("java", use + " 2>/dev/null || exit 1");
    assertThat(checkout.run("./masu check - " + stream)).isEqualTo(new Outcome(exitCode, "", ""));
  }

  @Test
  void waitsForAnotherBuild() throws Exception {
    assertThat(checkout.run("mkfifo gate").exitCode()).isZero();
    Process first = checkout.shell("./masu -V", Map.of()).start();
    Process second = null;
    try {
      assertThat(firstError(first)).isEqualTo("building masu (first use)...");
      second = checkout.shell("./masu -V", Map.of()).start();
      assertThat(firstError(second)).isEqualTo("waiting for another build of masu...");
      Files.writeString(checkout.file("gate"), "");
      Outcome built = new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", "");
      assertThat(checkout.outcome(first)).isEqualTo(built);
      assertThat(checkout.outcome(second)).isEqualTo(built);
      assertThat(checkout.file("builds")).content().hasLineCount(1);
    } finally {
      first.destroyForcibly();
      if (second != null) {
        second.destroyForcibly();
      }
    }
  }

  private static String firstError(Process run) throws Exception {
    BufferedReader err = run.errorReader(StandardCharsets.UTF_8);
    return err.readLine();
  }

  @Test
  void replacesTheLockOfAKilledBuild() throws Exception {
    assertThat(checkout
            .run("mkdir cli/target && bash -c 'echo $$ >cli/target/masu.lock'")
            .exitCode())
        .isZero();
    assertThat(checkout.run("./masu -V"))
        .isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", "building masu (first use)...\n"));
  }

  @Test
  void leavesNoLockBehind() throws Exception {
    checkout.program("mvn", "echo 'no such goal'; exit 1");
    assertThat(checkout.run("./masu -V")).isEqualTo(new Outcome(2, "", """
            building masu (first use)...
            no such goal
            masu: the build failed; its log is above and in ROOT/cli/target/masu.log
            """));
    assertThat(checkout.file("cli/target/masu.lock")).doesNotExist();
  }

  @Test
  void findsItsFolderWhateverTheSearchPathOfFolders() throws Exception {
    build();
    Map<String, String> variables = Map.of("CDPATH", folder.resolve("stray").toString());
    assertThat(checkout.run("mkdir -p stray/cli && cli/../masu -V", variables))
        .isEqualTo(new Outcome(0, "C.UTF-8 " + JAVA + "-V\n", ""));
  }

  /** Java asks the system, which takes C for a locale that is not installed, whatever its name. */
  @ParameterizedTest
  @CsvSource({
    "de_DE.UTF-8, UTF-8         , de_DE.UTF-8",
    "de_DE       , ISO-8859-1    , de_DE",
    "de_DE.UTF-8, ANSI_X3.4-1968, C.UTF-8",
    "de_DE.UTF-8, US-ASCII      , C.UTF-8",
    "C          , ANSI_X3.4-1968, C.UTF-8",
    "C          , ''            , C.UTF-8",
    "POSIX      , ''            , C.UTF-8",
    "''         , ''            , C.UTF-8",
    "de_DE.UTF-8, ''            , de_DE.UTF-8"
  })
  void replacesAnAsciiLocale(String named, String charmap, String taken) throws Exception {
    build();
    Outcome outcome =
        checkout.run("./masu -V", Map.of("LC_ALL", named, "LANG", "", "CHARMAP", charmap));
    // Bash itself warns of a locale that is not installed.
    assertThat(outcome).isEqualTo(new Outcome(0, taken + " " + JAVA + "-V\n", outcome.err()));
  }

  @Test
  void reportsThatJavaCannotStart() throws Exception {
    build();
    assertThat(checkout.run("MASU_OPTS='-Xbogus -Xmx1g' ./masu -V"))
        .isEqualTo(
            new Outcome(
                2,
                "",
                "masu: Java cannot start with MASU_OPTS=-Xbogus -Xmx1g: Unrecognized option: -Xbogus\n"));
    assertThat(checkout.run("MASU_OPTS='-Xmx1g -Xss1m' ./masu -V"))
        .isEqualTo(
            new Outcome(0, "C.UTF-8 -Xmx1g -Xss1m -jar ROOT/cli/target/masu-cli.jar -V\n", ""));
  }

  private void build() throws Exception {
    assertThat(checkout.run("./masu -V").exitCode()).isZero();
  }
}
