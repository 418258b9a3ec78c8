package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The jars that a user of the module has, found on the class path of an integration test. */
final class PackagedJars {
  /** Ours and what they need to run. */
  private static final List<String> NAMES = List.of(
      "masu-core",
      "masu-schemas",
      "masu-jackson-module",
      "jackson-annotations",
      "jackson-core",
      "jackson-databind",
      "json-schema-validator",
      "itu",
      "slf4j-api");

  private PackagedJars() {}

  static List<Path> all() {
    List<Path> entries = Pattern.compile(File.pathSeparator, Pattern.LITERAL)
        .splitAsStream(System.getProperty("java.class.path"))
        .map(Path::of)
        .toList();
    return NAMES.stream().map(name -> jar(name, entries)).toList();
  }

  private static Path jar(String name, List<Path> entries) {
    List<Path> jars = entries.stream()
        .filter(entry -> entry.getFileName().toString().matches(name + "-\\d.*\\.jar"))
        .toList();
    assertThat(jars).as("%s on %s", name, entries).hasSize(1);
    return jars.get(0);
  }
}
