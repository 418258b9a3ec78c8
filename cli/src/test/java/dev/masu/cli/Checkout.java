package dev.masu.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The script {@code masu} in a checkout of its own, with fakes of Java and Maven on its path.
 *
 * <p>Java prints its locale and its arguments, fails for the option {@code -Xbogus}, and writes to a file which standard
 * streams are closed. Maven adds each build to the file {@code builds}; if there is a pipe {@code gate}, it first waits
 * until that is opened.
 */
final class Checkout {
  private static final String JAVA = """
      case $1 in
        -version) echo 'openjdk version "17.0.1"' >&2; exit ;;
        -Xbogus) echo 'Unrecognized option: -Xbogus'; exit 1 ;;
      esac
      { : 3<&0; } 2>/dev/null || echo 0 >>"$CLOSED"
      { : 3>&1; } 2>/dev/null || echo 1 >>"$CLOSED"
      : 3>&2 || echo 2 >>"$CLOSED"
      echo "${LC_ALL-} $*"
      """;

  /** The same, which also writes an archive of the classes in a list. */
  static final String JAVA_WITH_ARCHIVE = """
      case $* in
        *-XX:DumpLoadedClassList=*) echo class >"${4#*=}" ;;
        *-Xshare:dump*) cat "${4#*=}" >"${5#*=}" ;;
      esac
      """ + JAVA;

  private static final String MAVEN = """
      echo "$*" >>builds
      [ ! -p gate ] || cat gate
      echo >cli/target/masu-cli.jar
      """;

  private static final String LOCALE = "echo \"$CHARMAP\"\n";

  private final Path root;

  private Checkout(Path root) {
    this.root = root;
  }

  /** {@return a checkout in a folder, not built yet} */
  static Checkout in(Path root) throws IOException {
    Checkout checkout = new Checkout(root.toRealPath());
    Files.copy(Path.of("..", "masu"), root.resolve("masu"));
    checkout.write("pom.xml", "");
    for (String module : new String[] {"core", "schemas", "jackson-module", "cli"}) {
      Files.createDirectories(root.resolve(module).resolve("src/main"));
      checkout.write(module + "/pom.xml", "");
    }
    Files.createDirectory(root.resolve("bin"));
    Map.of("java", JAVA, "mvn", MAVEN, "locale", LOCALE).forEach(checkout::program);
    return checkout;
  }

  Path file(String name) {
    return root.resolve(name);
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(root.resolve(file), text);
  }

  /** Puts a program on the path. */
  void program(String name, String script) {
    try {
      write("bin/" + name, "#!/usr/bin/env bash\nset -eu\n" + script);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!root.resolve("bin").resolve(name).toFile().setExecutable(true)) {
      throw new IllegalStateException("cannot make a program of " + name);
    }
  }

  /** {@return a shell that is to run a line, in which {@code masu} is the script} */
  ProcessBuilder shell(String line, Map<String, String> variables) {
    ProcessBuilder shell = new ProcessBuilder("bash", "-c", line).directory(root.toFile());
    Map<String, String> environment = shell.environment();
    Stream.of("CDPATH", "JAVA_HOME", "MASU_OPTS").forEach(environment::remove);
    environment.merge("PATH", root.resolve("bin").toString(), (path, bin) -> bin + ":" + path);
    environment.put("CHARMAP", "UTF-8");
    environment.put("LC_ALL", "C.UTF-8");
    environment.put("CLOSED", root.resolve("closed").toString());
    environment.putAll(variables);
    return shell;
  }

  Outcome run(String line, Map<String, String> variables) throws Exception {
    return outcome(shell(line, variables).start());
  }

  Outcome run(String line) throws Exception {
    return run(line, Map.of());
  }

  /** {@return the outcome of a run, whose output fits into the pipes} */
  Outcome outcome(Process run) throws Exception {
    return new Outcome(run.waitFor(), text(run.getInputStream()), text(run.getErrorStream()));
  }

  private String text(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace(root.toString(), "ROOT");
  }
}
