package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.cfg.HandlerInstantiator;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeIdResolver;
import tools.jackson.databind.jsontype.TypeResolverBuilder;
import tools.jackson.databind.util.Converter;
import tools.jackson.databind.util.StdConverter;

/** Types are checked also where a deserializer, or creating one, reads a value on its own. */
final class ReentrantReadingTest {
  /** The mapper under test, for deserializers that read in their constructor. */
  private static final ThreadLocal<JsonMapper> MAPPER = new ThreadLocal<>();

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(using = InnerDeserializer.class)
  record Inner(int x) {}

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(using = OuterDeserializer.class)
  record Outer(Inner first, int x) {}

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(converter = OuterConverter.class)
  record Converted(Inner first, int x) {}

  static final class InnerDeserializer extends StdDeserializer<Inner> {
    InnerDeserializer() {
      super(Inner.class);
    }

    @Override
    public Inner deserialize(JsonParser parser, DeserializationContext context) {
      return new Inner(context.readTree(parser).path("x").asInt(0));
    }
  }

  static final class OuterDeserializer extends StdDeserializer<Outer> {
    private final Inner first = MAPPER.get().readValue("{\"x\":1}", Inner.class);

    OuterDeserializer() {
      super(Outer.class);
    }

    @Override
    public Outer deserialize(JsonParser parser, DeserializationContext context) {
      return new Outer(first, context.readTree(parser).path("x").asInt(0));
    }
  }

  static final class OuterConverter extends StdConverter<PointTypes.Plain, Converted> {
    private final Inner first = MAPPER.get().readValue("{\"x\":1}", Inner.class);

    @Override
    public Converted convert(PointTypes.Plain value) {
      return new Converted(first, value.x());
    }
  }

  /** Reads a value when Jackson first asks it for a deserializer or converter. */
  private static final class ReadingInstantiator extends HandlerInstantiator {
    private boolean hasRead;

    private void read() {
      if (!hasRead) {
        hasRead = true;
        MAPPER.get().readValue("{\"x\":1}", Inner.class);
      }
    }

    @Override
    public @Nullable ValueDeserializer<?> deserializerInstance(
        DeserializationConfig config, Annotated annotated, Class<?> deserializer) {
      read();
      return deserializer == InnerDeserializer.class ? new InnerDeserializer() : null;
    }

    @Override
    public @Nullable Converter<?, ?> converterInstance(
        MapperConfig<?> config, Annotated annotated, Class<?> converter) {
      read();
      return null;
    }

    @Override
    public @Nullable KeyDeserializer keyDeserializerInstance(
        DeserializationConfig config, Annotated annotated, Class<?> keyDeserializer) {
      return null;
    }

    @Override
    public @Nullable ValueSerializer<?> serializerInstance(
        SerializationConfig config, Annotated annotated, Class<?> serializer) {
      return null;
    }

    @Override
    public @Nullable TypeResolverBuilder<?> typeResolverBuilderInstance(
        MapperConfig<?> config, Annotated annotated, Class<?> builder) {
      return null;
    }

    @Override
    public @Nullable TypeIdResolver typeIdResolverInstance(
        MapperConfig<?> config, Annotated annotated, Class<?> resolver) {
      return null;
    }
  }

  @SchemaBound("urn:box")
  @JsonDeserialize(using = BoxDeserializer.class)
  record Box(Item item) {}

  @SchemaBound("urn:item")
  record Item(@Nullable Integer a, @Nullable Integer b) {}

  static final class BoxDeserializer extends StdDeserializer<Box> {
    BoxDeserializer() {
      super(Box.class);
    }

    @Override
    public Box deserialize(JsonParser parser, DeserializationContext context) {
      parser.nextToken();
      parser.nextToken();
      Item item = MAPPER
          .get()
          .readerFor(Item.class)
          .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .readValue(parser);
      parser.nextToken();
      return new Box(item);
    }
  }

  @Test
  void aValueThatAnotherMapperReadsIsCheckedByTheSchemasOfBoth() {
    MAPPER.set(TestMappers.of(
        SchemaCatalog.builder().register("urn:item", "{\"required\":[\"b\"]}").build()));
    JsonMapper mapper = TestMappers.of(SchemaCatalog.builder()
        .register("urn:item", "{\"required\":[\"a\"]}")
        .register("urn:box", "{\"properties\":{\"item\":{\"$ref\":\"urn:item\"}}}")
        .build());
    assertThat(mapper.readValue("{\"item\":{\"a\":1,\"b\":2}}", Box.class))
        .isEqualTo(new Box(new Item(1, 2)));
    assertRejected(
        () -> mapper.readValue("{\"item\":{\"a\":1}}", Box.class),
        Item.class.getName() + ": 1 violation of urn:item",
        "line 1, column 9 (/item): missing property \"b\"; add it");
    assertRejected(
        () -> mapper.readValue("{\"item\":{\"b\":2}}", Box.class),
        Box.class.getName() + ": 1 violation of urn:box",
        "line 1, column 9 (/item): missing property \"a\"; add it");
  }

  record Reading(JsonMapper mapper, Class<?> type, Object expected) {
    @Override
    public String toString() {
      return type.getSimpleName();
    }
  }

  static Stream<Reading> readings() {
    Outer outer = new Outer(new Inner(1), 7);
    Converted converted = new Converted(new Inner(1), 7);
    return Stream.of(
        new Reading(UserSchemas.mapper(), Outer.class, outer),
        new Reading(UserSchemas.mapper(), Converted.class, converted),
        new Reading(reading(), Outer.class, outer),
        new Reading(reading(), Converted.class, converted));
  }

  private static JsonMapper reading() {
    return UserSchemas.builder().handlerInstantiator(new ReadingInstantiator()).build();
  }

  @ParameterizedTest
  @MethodSource("readings")
  void allTypesStayChecked(Reading reading) {
    MAPPER.set(reading.mapper());
    assertThat(reading.mapper().readValue("{\"x\":7}", reading.type()))
        .isEqualTo(reading.expected());
    for (Class<?> type : new Class<?>[] {Inner.class, reading.type()}) {
      assertRejected(
          () -> reading.mapper().readValue("{\"y\":7}", type),
          type.getName() + ": 2 violations of https://example.org/point.json",
          "line 1, column 1 (root): missing property \"x\"; add it",
          "line 1, column 2 (/y): unexpected property \"y\"; expected \"x\" or \"name\"");
    }
  }
}
