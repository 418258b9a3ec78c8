package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The URIs of files, entries of jars and resources, by which these refer to one another. */
class SchemaUrisTest {
  private static final String ORDER = "{\"items\":{\"$ref\":\"parts/größe%20a.json\"}}";

  @TempDir
  private Path folder;

  private static void write(Path folder) throws IOException {
    Files.createDirectories(folder.resolve("parts"));
    Files.writeString(folder.resolve("order.json"), ORDER);
    Files.writeString(folder.resolve("parts/größe a.json"), "{\"type\":\"null\"}");
  }

  @BeforeEach
  void write() throws IOException {
    write(folder);
  }

  private static void assertRefers(SchemaCatalog.Builder builder, Object order) {
    assertThat(builder.build().schema(order.toString()).check("[1]"))
        .hasToString("line 1, column 2 (/0): expected null but found the number 1");
  }

  @ParameterizedTest
  @CsvSource({"order.json, parts/größe a.json", "./order.json, parts/../parts/./größe a.json"})
  void ofFiles(String order, String size) throws IOException {
    Path file = folder.resolve(order);
    Path other = folder.resolve(size);
    assertRefers(SchemaCatalog.builder().register(file).register(other.toFile()), file.toUri());
    URL url = other.toUri().toURL();
    assertRefers(SchemaCatalog.builder().register(file.toUri(), ORDER).register(url), file.toUri());
  }

  @Test
  void ofFolders() throws IOException {
    assertRefers(
        SchemaCatalog.builder().registerAll(folder.resolve("parts/..")),
        folder.resolve("order.json").toUri());
    Path size = folder.resolve("parts/größe a.json");
    assertRefers(
        SchemaCatalog.builder().registerAll(size).register(folder.resolve("order.json")),
        folder.resolve("order.json").toUri());
    for (String base : new String[] {"https://example.org/a/", "https://example.org/a"}) {
      assertRefers(
          SchemaCatalog.builder().registerAll(URI.create(base), folder),
          "https://example.org/a/order.json");
    }
  }

  @ParameterizedTest
  @CsvSource({"/", "/schemas"})
  void ofJars(String name) throws IOException {
    URI jar = URI.create("jar:" + folder.resolve("a b.jar").toUri());
    try (FileSystem files = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
      Path schemas = files.getPath(name);
      write(schemas);
      Path order = schemas.resolve("order.json");
      assertRefers(SchemaCatalog.builder().registerAll(schemas), order.toUri());
      assertRefers(
          SchemaCatalog.builder().registerAll(URI.create("https://example.org/"), schemas),
          "https://example.org/order.json");
    }
    String root = jar + "!" + name + (name.endsWith("/") ? "" : "/");
    URL order = URI.create(root + "order.json").toURL();
    URL size = URI.create(root + "parts/gr%C3%B6%C3%9Fe%20a.json").toURL();
    assertRefers(SchemaCatalog.builder().register(order).register(size), order);
  }

  @ParameterizedTest
  @CsvSource({
    "'', order.json, parts/größe a.json, classpath:/order.json",
    "'', /parts/../order.json, /parts/größe a.json, classpath:/order.json",
    "parts, ../order.json, größe a.json, classpath:/order.json",
  })
  void ofResources(String inPackage, String order, String size, String uri) throws Exception {
    String declaration = inPackage.isEmpty() ? "" : "package " + inPackage + ";";
    Path source = Files.writeString(folder.resolve("A.java"), declaration + "public class A {}");
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-d", folder.toString(), source.toString());
    URL[] classPath = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classPath)) {
      Class<?> anchor = loader.loadClass(inPackage.isEmpty() ? "A" : inPackage + ".A");
      SchemaCatalog.Builder builder = SchemaCatalog.builder().registerResource(anchor, size);
      assertThat(builder.build().schema(anchor, order).id()).isEqualTo(uri);
      assertRefers(builder.registerResource(anchor, order), uri);
    }
  }
}
