package dev.masu.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a class in a Java virtual machine of its own. */
final class Forked {
  private Forked() {}

  /** {@return the number that the class printed, and nothing else} */
  static double number(Class<?> main, List<String> options, String argument) {
    return Double.parseDouble(output(main, options, argument).strip());
  }

  /** {@return what the class printed} */
  static String output(Class<?> main, List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(command)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
      byte[] out = process.getInputStream().readAllBytes();
      if (process.onExit().join().exitValue() != 0) {
        throw new IllegalStateException(command + " failed; its error stands above");
      }
      return new String(out, StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot run " + command, e);
    }
  }
}
