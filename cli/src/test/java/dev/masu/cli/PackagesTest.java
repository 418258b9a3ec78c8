package dev.masu.cli;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The package tree is the table of contents: folders are small, and packages depend in one direction. */
final class PackagesTest {
  private static final int MOST_FILES = 25;

  @Test
  void packagesDependInOneDirection() {
    List<URL> modules = Stream.of(
            SchemaBound.class, SchemaCatalog.class, MasuModule.class, Main.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .toList();
    JavaClasses classes = new ClassFileImporter().importUrls(modules);
    assertThat(classes).hasSizeGreaterThan(500);
    SlicesRuleDefinition.slices()
        .matching("dev.masu.(**)")
        .should()
        .beFreeOfCycles()
        .check(classes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"benchmarks", "cli", "core", "jackson-module", "schemas", "src-test-fixtures"})
  void foldersAreSmallAndPackagesAreDescribed(String module) throws IOException {
    Path root = Path.of("..", module, "src");
    for (Path folder : folders(root)) {
      List<Path> sources = sources(folder);
      assertThat(sources).as(folder.toString()).hasSizeLessThanOrEqualTo(MOST_FILES);
      if (folder.startsWith(root.resolve("main")) && !folder.endsWith("java")) {
        assertThat(sources).as(folder.toString()).contains(folder.resolve("package-info.java"));
      }
    }
  }

  /** The folders that hold sources of their own. */
  private static Set<Path> folders(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(Path::getParent)
          .collect(toCollection(TreeSet::new));
    }
  }

  private static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}
