package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas that are class-path resources of an application, which has a class loader of its own. */
final class UnregisteredResourcesTest {
  private static final int COLLECTIONS = 20;

  @TempDir
  private Path folder;

  private SchemaCatalog catalog = SchemaCatalog.builder().build();

  /** A class of the applications. */
  static final class Anchor {}

  /** Loads the class anew, from a folder of the class path in which it is alone. */
  private Class<?> application(String name) throws IOException, ReflectiveOperationException {
    Path root = folder.resolve(name);
    String file = Anchor.class.getName().replace('.', '/') + ".class";
    Files.createDirectories(root.resolve(file).getParent());
    try (InputStream in = Anchor.class.getResourceAsStream('/' + file)) {
      Files.write(root.resolve(file), in.readAllBytes());
    }
    URL[] classPath = {root.toUri().toURL()};
    ClassLoader loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader());
    return loader.loadClass(Anchor.class.getName());
  }

  private void write(String application, String resource, String schema) throws IOException {
    Path file = folder
        .resolve(application)
        .resolve(Anchor.class.getPackageName().replace('.', '/'))
        .resolve(resource);
    Files.createDirectories(file.getParent());
    Files.writeString(file, schema);
  }

  @Test
  void ofOneNameMayDifferBetweenApplications() throws Exception {
    write("one", "order.json", "{\"$id\": \"https://example.org/order\", \"type\": \"object\"}");
    write("two", "order.json", "{\"$id\": \"https://example.org/order\", \"type\": \"array\"}");
    Class<?> one = application("one");
    CompiledSchema first = catalog.schema(one, "order.json");
    CompiledSchema second = catalog.schema(application("two"), "order.json");
    assertThat(first.check("{}").isValid()).isTrue();
    assertThat(second.check("{}").isValid()).isFalse();
    assertThat(second.check("[]").isValid()).isTrue();
    assertThat(catalog.schema(one, "order.json")).isSameAs(first);
  }

  @Test
  void mayBeRegisteredToo() throws Exception {
    write("one", "a.json", "{\"type\": \"object\"}");
    Class<?> anchor = application("one");
    catalog = SchemaCatalog.builder().registerResource(anchor, "a.json").build();
    assertThat(catalog.schema(anchor, "a.json"))
        .isSameAs(catalog.schema("classpath:/dev/masu/schema/catalog/a.json"));
  }

  @Test
  void ofOneIdMayDiffer() throws Exception {
    write("one", "a.json", "{\"$id\": \"https://example.org/a\", \"type\": \"object\"}");
    write("one", "b.json", "{\"$id\": \"https://example.org/a\", \"type\": \"array\"}");
    Class<?> anchor = application("one");
    assertThat(catalog.schema(anchor, "a.json").check("[]").isValid()).isFalse();
    assertThat(catalog.schema(anchor, "b.json").check("[]").isValid()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void mayReferToOthersByRelativePaths(boolean startsWithTarget) throws Exception {
    write("one", "a.json", "{\"properties\": {\"b\": {\"$ref\": \"sub/b.json#/$defs/b\"}}}");
    write("one", "sub/b.json", "{\"$defs\": {\"b\": {\"$ref\": \"../c%20d.json\"}}}");
    write(
        "one",
        "c d.json",
        "{\"properties\": {\"c\": {\"$ref\": \"a.json\"}}, \"type\": \"object\"}");
    Class<?> anchor = application("one");
    if (startsWithTarget) {
      catalog.schema(anchor, "c d.json");
    }
    CompiledSchema schema = catalog.schema(anchor, "a.json");
    assertThat(schema.check("{\"b\":{\"c\":{\"b\":1}}}"))
        .hasToString("line 1, column 16 (/b/c/b): expected an object but found the number 1");
    assertThat(catalog.schema(anchor, "a.json")).isSameAs(schema);
    assertThat(catalog.propertyNames()).contains("b", "c");
    assertThat(catalog.ids()).isEqualTo(SchemaCatalog.bundled().ids());
  }

  @Test
  void mayReferToRegisteredSchemas() throws Exception {
    write("one", "a.json", "{\"items\": {\"$ref\": \"https://example.org/b\"}}");
    catalog = SchemaCatalog.builder()
        .register("https://example.org/b", "{\"type\": \"string\"}")
        .build();
    assertThat(catalog.schema(application("one"), "a.json").check("[1]"))
        .hasToString("line 1, column 2 (/0): expected a string but found the number 1");
  }

  @Test
  void mayReferToWhatAResolverFinds() throws Exception {
    write("one", "a.json", "{\"items\": {\"$ref\": \"https://example.org/b\"}}");
    catalog = SchemaCatalog.builder().resolver(id -> "{\"type\": \"string\"}").build();
    assertThat(catalog.schema(application("one"), "a.json").check("[1]"))
        .hasToString("line 1, column 2 (/0): expected a string but found the number 1");
  }

  @Test
  void thatAreMissingAreNamed() throws Exception {
    write("one", "a.json", "{\"$ref\": \"b.json\"}");
    Class<?> anchor = application("one");
    assertThatThrownBy(() -> catalog.schema(anchor, "a.json"))
        .isInstanceOf(SchemaException.class)
        .hasMessage(
            "schema classpath:/dev/masu/schema/catalog/a.json, line 1, column 10 (/$ref):"
                + " refers to classpath:/dev/masu/schema/catalog/b.json, which is not registered, and"
                + " is no resource that was found; correct its path, or register it with registerResource");
  }

  @Test
  void doNotKeepTheApplicationFromBeingUnloaded() throws Exception {
    write("one", "a.json", "{\"$ref\": \"b.json\"}");
    write("one", "b.json", "true");
    Class<?> loaded = application("one");
    CompiledSchema schema = catalog.schema(loaded, "a.json");
    WeakReference<Class<?>> anchor = new WeakReference<>(loaded);
    loaded = Anchor.class;
    assertThat(loaded).isNotSameAs(anchor.get());
    for (int i = 0; i < COLLECTIONS && anchor.get() != null; i++) {
      System.gc();
    }
    assertThat(anchor.get()).isNull();
    assertThat(schema.check("1").isValid()).isTrue();
  }
}
