package dev.masu.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * Some files in a folder, and a run of the command there.
 *
 * <p>In the command line {@code @e4.stn} is the file {@code e4.stn} of the folder, {@code @} the folder.
 */
final class Scenario {
  private final String name;
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private byte[] in = new byte[0];
  private String[] commandLine = {};
  private int exitCode;
  private String out = "";
  private String err = "";

  private Scenario(String name) {
    this.name = name;
  }

  static Scenario of(String name) {
    return new Scenario(name);
  }

  Scenario file(String file, String text) {
    return file(file, text.getBytes(StandardCharsets.UTF_8));
  }

  Scenario file(String file, byte[] content) {
    files.put(file, content);
    return this;
  }

  Scenario in(String text) {
    return in(text.getBytes(StandardCharsets.UTF_8));
  }

  Scenario in(byte[] content) {
    in = content;
    return this;
  }

  Scenario run(String... arguments) {
    commandLine = arguments;
    return this;
  }

  Scenario out(String text) {
    out = text;
    return this;
  }

  Scenario err(String text) {
    err = text;
    return this;
  }

  Scenario exits(int code) {
    exitCode = code;
    return this;
  }

  Outcome expected() {
    return new Outcome(exitCode, out, err);
  }

  /** Runs the command in a folder, where there is nothing yet. */
  Outcome runIn(Path folder) {
    files.forEach((file, content) -> write(folder.resolve(file), content));
    String[] arguments = Stream.of(commandLine)
        .map(a -> a.startsWith("@") ? folder.resolve(a.substring(1)).toString() : a)
        .toArray(String[]::new);
    return Outcome.withInput(new ByteArrayInputStream(in), arguments).in(folder);
  }

  /** {@return the bytes of a text, compressed} */
  static byte[] gzip(String text) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compressed.toByteArray();
  }

  private static void write(Path file, byte[] content) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
