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
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName(), argument));
    try {
      Process process = new ProcessBuilder(command)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
      byte[] out = process.getInputStream().readAllBytes();
      return Double.parseDouble(new String(out, StandardCharsets.US_ASCII).strip());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot run " + command, e);
    }
  }
}
