package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.masu.SchemaBound;
import dev.masu.jackson.Masu;
import dev.masu.jackson.testing.UserSchemas;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdConvertingDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.util.Converter;
import tools.jackson.databind.util.StdConverter;

/** Types whose converter takes the type itself, for example to complete a value, or an implementation of it. */
final class ConvertersTest {
  private static final JsonMapper PLAIN = new JsonMapper();
  private static final JsonMapper MAPPER = UserSchemas.mapper();
  private static final String TREE = "{\"name\":\"a\",\"children\":[{\"name\":\"b\"}]}";

  @SchemaBound(UserSchemas.TREE)
  @JsonDeserialize(converter = Completed.Converter.class)
  record Completed(String name, @Nullable List<Completed> children) {
    static final class Converter extends StdConverter<Completed, Completed> {
      @Override
      public Completed convert(Completed read) {
        if (read.name.isEmpty()) {
          throw new IllegalArgumentException("the name is empty");
        }
        return new Completed(read.name + "!", read.children);
      }
    }
  }

  @SchemaBound(UserSchemas.TREE)
  @JsonDeserialize(converter = FromImplementation.Converter.class)
  interface FromImplementation {
    static final class Converter extends StdConverter<Implementation, FromImplementation> {
      @Override
      public FromImplementation convert(Implementation read) {
        return new Implementation(read.name + "!", read.children);
      }
    }
  }

  record Implementation(String name, @Nullable List<FromImplementation> children)
      implements FromImplementation {
    @JsonCreator
    Implementation {}
  }

  /** Its input type has another schema, and no converter. */
  @SchemaBound(UserSchemas.TREE)
  @JsonDeserialize(converter = FromOther.Converter.class)
  interface FromOther {
    String name();

    static final class Converter extends StdConverter<Other, FromOther> {
      @Override
      public FromOther convert(Other read) {
        return new Other(read.name + "!");
      }
    }
  }

  @SchemaBound(UserSchemas.ANYTHING)
  @JsonDeserialize
  record Other(String name) implements FromOther {}

  @ParameterizedTest
  @ValueSource(classes = {Completed.class, FromImplementation.class, Implementation.class})
  void convertOnceAsWithoutTheModule(Class<?> type) {
    Object plain = PLAIN.readValue(TREE, type);
    assertThat(plain.toString()).contains("name=a!,", "name=b!,");
    assertThat((Object) MAPPER.readValue(TREE, type)).isEqualTo(plain);
    assertThat((Object) MAPPER.convertValue(MAPPER.readTree(TREE), type)).isEqualTo(plain);
    assertThat(MAPPER.readerForListOf(type).<Object>readValue("[" + TREE + "]"))
        .isEqualTo(List.of(plain));
    Masu.requireChecked(MAPPER, type);
  }

  @Test
  void theSchemaIsThatOfTheConvertedTypeNotOfTheInputType() {
    assertThat(MAPPER.readValue("{\"name\":\"a\"}", FromOther.class)).isEqualTo(new Other("a!"));
    assertRejected(
        () -> MAPPER.readValue("{\"nam\":\"a\"}", FromOther.class),
        FromOther.class.getName() + ": 2 violations of https://example.org/tree.json",
        "line 1, column 1 (root): missing property \"name\"; is \"nam\" meant to be it?",
        "line 1, column 2 (/nam): unexpected property \"nam\"; did you mean \"name\"?");
  }

  @Test
  void aViolationIsReportedOnce() {
    assertRejected(
        () -> MAPPER.readValue("{\"name\":1}", Completed.class),
        Completed.class.getName() + ": 1 violation of https://example.org/tree.json",
        "line 1, column 9 (/name): expected a string but found the number 1");
    assertRejected(
        () -> MAPPER.readValue("{\"name\":1}", FromImplementation.class),
        Implementation.class.getName() + ": 1 violation of https://example.org/tree.json",
        "line 1, column 9 (/name): expected a string but found the number 1");
  }

  @Test
  void anExceptionOfAConverterIsReported() {
    assertRejected(
        () -> MAPPER.readValue(
            "[{\"name\":\"a\"}, {\"name\":\"\"}]", new TypeReference<List<Completed>>() {}),
        Completed.class.getName()
            + ": valid against https://example.org/tree.json but cannot be bound",
        "line 1, column 16 (/1): the name is empty");
  }

  @Test
  void anIntrospectorMayRuleOutAConverter() {
    AnnotationIntrospector withoutConverters = new NopAnnotationIntrospector() {
      private static final long serialVersionUID = 1L;

      @Override
      public @Nullable Object findDeserializationConverter(
          MapperConfig<?> config, Annotated annotated) {
        return annotated instanceof AnnotatedClass ? Converter.None.class : null;
      }
    };
    JsonMapper mapper = UserSchemas.builder()
        .annotationIntrospector(AnnotationIntrospector.pair(
            withoutConverters,
            UserSchemas.mapper().deserializationConfig().getAnnotationIntrospector()))
        .build();
    assertThat(mapper.readValue("{\"name\":\"a\"}", Completed.class))
        .isEqualTo(new Completed("a", null));
    assertRejected(
        () -> mapper.readValue("{\"name\":1}", Completed.class),
        Completed.class.getName() + ": 1 violation of https://example.org/tree.json",
        "line 1, column 9 (/name): expected a string but found the number 1");
  }

  @SchemaBound(UserSchemas.TREE)
  @JsonDeserialize(using = Names.class, converter = ToNamed.class)
  record Named(String name) {}

  static final class Names extends StdDeserializer<String> {
    Names() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      return context.readTree(parser).path("name").asString();
    }
  }

  static final class ToNamed extends StdConverter<String, Named> {
    @Override
    public Named convert(String name) {
      return new Named(name + "!");
    }
  }

  @Test
  void aConverterOfWhatADeserializerOfTheTypeReads() {
    assertThat(MAPPER.readValue("{\"name\":\"a\"}", Named.class)).isEqualTo(new Named("a!"));
    assertRejected(
        () -> MAPPER.readValue("{\"name\":1}", Named.class),
        Named.class.getName() + ": 1 violation of https://example.org/tree.json",
        "line 1, column 9 (/name): expected a string but found the number 1");
  }

  @SchemaBound(UserSchemas.TREE)
  record Registered(String name) {}

  static final class ToRegistered extends StdConverter<Other, Registered> {
    @Override
    public Registered convert(Other read) {
      return new Registered(read.name + "!");
    }
  }

  @Test
  void aTypeWhoseConverterIsRegisteredByAModuleIsChecked() {
    JsonMapper mapper = UserSchemas.builder()
        .addModule(new SimpleModule("converting")
            .addDeserializer(Registered.class, new StdConvertingDeserializer<>(new ToRegistered())))
        .build();
    assertThat(mapper.readValue("{\"name\":\"a\"}", Registered.class))
        .isEqualTo(new Registered("a!"));
    assertRejected(
        () -> mapper.readValue("{\"name\":1}", Registered.class),
        Registered.class.getName() + ": 1 violation of https://example.org/tree.json",
        "line 1, column 9 (/name): expected a string but found the number 1");
  }
}
