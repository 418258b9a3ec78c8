package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.CheckReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/** The metadata for native images lists every resource, and every type of Masu that Jackson reads by reflection. */
final class ReachabilityTest {
  private static final JsonMapper PLAIN = JsonMapper.builder().build();

  static Stream<Arguments> modules() {
    return Stream.of(
        Arguments.of("masu-core", SchemaBound.class),
        Arguments.of("masu-schemas", CheckReport.class),
        Arguments.of("masu-jackson-module", MasuModule.class));
  }

  private static JsonNode metadata(String module) throws IOException {
    String name = "/META-INF/native-image/dev.masu/" + module + "/reachability-metadata.json";
    try (InputStream in = ReachabilityTest.class.getResourceAsStream(name)) {
      return PLAIN.readTree(Objects.requireNonNull(in, name));
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyResourceIsListed(String module, Class<?> one) throws Exception {
    Set<PathMatcher> globs = new HashSet<>();
    metadata(module)
        .get("resources")
        .forEach(resource -> globs.add(FileSystems.getDefault()
            .getPathMatcher("glob:" + resource.get("glob").asString())));
    Set<String> resources = resources(one);
    assertThat(resources).isNotEmpty();
    assertThat(resources)
        .allMatch(name -> globs.stream().anyMatch(glob -> glob.matches(Path.of(name))));
  }

  /** The files beside the classes of a module. */
  private static Set<String> resources(Class<?> one) throws Exception {
    Path place = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
    if (Files.isDirectory(place)) {
      return resourcesBelow(place);
    }
    try (FileSystem jar = FileSystems.newFileSystem(place)) {
      return resourcesBelow(jar.getPath("/"));
    }
  }

  private static Set<String> resourcesBelow(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve("dev"))) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(name -> !name.matches(".*(\\.class|\\.java|/LICENSE)"))
          .collect(Collectors.toSet());
    }
  }

  /** Collects the types of Masu that Jackson reads or writes by reflection. */
  private static final class Reflected extends SimpleModule {
    private static final long serialVersionUID = 1L;

    private final transient Set<String> types = new TreeSet<>();

    Reflected() {
      super("reflected");
      setSerializerModifier(new ValueSerializerModifier() {
        private static final long serialVersionUID = 1L;

        @Override
        public ValueSerializer<?> modifySerializer(
            SerializationConfig config,
            BeanDescription.Supplier description,
            ValueSerializer<?> serializer) {
          add(serializer instanceof BeanSerializerBase, description);
          return serializer;
        }
      });
      setDeserializerModifier(new ValueDeserializerModifier() {
        private static final long serialVersionUID = 1L;

        @Override
        public ValueDeserializer<?> modifyDeserializer(
            DeserializationConfig config,
            BeanDescription.Supplier description,
            ValueDeserializer<?> deserializer) {
          add(deserializer instanceof BeanDeserializerBase, description);
          return deserializer;
        }
      });
    }

    private void add(boolean isBean, BeanDescription.Supplier description) {
      String name = description.getBeanClass().getName();
      if (isBean && name.startsWith("dev.masu.")) {
        types.add(name);
      }
    }
  }

  @Test
  void everyTypeThatJacksonReadsByReflectionIsListed() throws IOException {
    Reflected reflected = new Reflected();
    JsonMapper mapper =
        JsonMapper.builder().addModule(new MasuModule()).addModule(reflected).build();
    WrittenTypesTest.written()
        .forEach(written -> mapper.writeValueAsString(written.get()[1]));
    Set<String> listed = new TreeSet<>();
    metadata("masu-jackson-module").get("reflection").forEach(entry -> {
      listed.add(entry.get("type").asString());
      assertThat(entry.get("allDeclaredConstructors").asBoolean()).isTrue();
      assertThat(entry.get("allDeclaredMethods").asBoolean()).isTrue();
      assertThat(entry.get("allDeclaredFields").asBoolean()).isTrue();
    });
    assertThat(listed).isEqualTo(reflected.types);
  }
}
