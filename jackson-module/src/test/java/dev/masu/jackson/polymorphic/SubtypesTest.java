package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DatabindContext;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonTypeIdResolver;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import tools.jackson.databind.jsontype.TypeIdResolver;
import tools.jackson.databind.jsontype.impl.TypeIdResolverBase;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.util.StdConverter;

/** The schema of a subtype applies to the type id too, wherever that is and whatever the property of the value. */
final class SubtypesTest {
  private static final String ID = "https://example.org/tagged.json";
  private static final String ANYTHING = "https://example.org/any.json";

  private static final List<JsonMapper> MAPPERS =
      Stream.of(CheckEngine.values()).map(SubtypesTest::mapper).toList();

  private static JsonMapper mapper(CheckEngine engine) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .register(ANYTHING, "true")
        .register(ID, """
            {"properties": {"t": {"type": "string"}, "x": {"type": "integer"}},
             "required": ["t"], "additionalProperties": false}
            """)
        .build();
    return TestMappers.builder(catalog)
        .addModule(new SimpleModule().addAbstractTypeMapping(Mapped.class, Mapping.class))
        .polymorphicTypeValidator(BasicPolymorphicTypeValidator.builder()
            .allowIfSubType("dev.masu.jackson.polymorphic.SubtypesTest")
            .build())
        .build();
  }

  interface Shape {}

  @SchemaBound(ID)
  record Circle(int x) implements Shape {}

  record Free(int x) implements Shape {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, property = "t")
  interface ByClass {}

  @SchemaBound(ID)
  record OfClass(int x) implements ByClass {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t", defaultImpl = ByDefault.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = Listed.class, name = "listed"))
  interface WithDefault {}

  @SchemaBound(ID)
  record ByDefault(int x) implements WithDefault {}

  record Listed(int x) implements WithDefault {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
  @JsonSubTypes(@JsonSubTypes.Type(value = Known.class, name = "known"))
  interface Handled {}

  record Known(int x) implements Handled {}

  @SchemaBound(ID)
  record Unknown(int x) implements Handled {}

  /** The registered types are not bound, but the types that Jackson reads in their place are. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t", defaultImpl = DefaultAs.class)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = AnnotatedAs.class, name = "as"),
    @JsonSubTypes.Type(value = Mapped.class, name = "mapped"),
    @JsonSubTypes.Type(value = Converted.class, name = "converted")
  })
  interface Replaced {}

  @JsonDeserialize(as = AnnotatedTarget.class)
  interface AnnotatedAs extends Replaced {}

  @SchemaBound(ID)
  @JsonDeserialize(as = AnnotatedTarget.class)
  record AnnotatedTarget(int x) implements AnnotatedAs {}

  interface Mapped extends Replaced {}

  @SchemaBound(ID)
  record Mapping(int x) implements Mapped {}

  @JsonDeserialize(converter = Converting.class)
  record Converted(Circle circle) implements Replaced {}

  static final class Converting extends StdConverter<Circle, Converted> {
    @Override
    public Converted convert(Circle circle) {
      return new Converted(circle);
    }
  }

  @JsonDeserialize(as = DefaultTarget.class)
  interface DefaultAs extends Replaced {}

  @SchemaBound(ID)
  @JsonDeserialize(as = DefaultTarget.class)
  record DefaultTarget(int x) implements DefaultAs {}

  /** Only in place of the default type Jackson reads another one. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t", defaultImpl = OnlyDefaultAs.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = NotReplaced.class, name = "not"))
  interface OnlyDefaultReplaced {}

  record NotReplaced(int x) implements OnlyDefaultReplaced {}

  @JsonDeserialize(as = OnlyDefaultTarget.class)
  interface OnlyDefaultAs extends OnlyDefaultReplaced {}

  @SchemaBound(ID)
  @JsonDeserialize(as = OnlyDefaultTarget.class)
  record OnlyDefaultTarget(int x) implements OnlyDefaultAs {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
  @JsonTypeIdResolver(ToResolved.class)
  interface Resolving {}

  @SchemaBound(ID)
  record Resolved(int x) implements Resolving {}

  static final class ToResolved extends TypeIdResolverBase {
    private static final long serialVersionUID = 1L;

    @Override
    public JavaType typeFromId(DatabindContext context, String id) {
      return context.constructType(Resolved.class);
    }

    @Override
    public String idFromValue(DatabindContext context, Object value) {
      return "any";
    }

    @Override
    public String idFromValueAndType(DatabindContext context, Object value, Class<?> type) {
      return "any";
    }

    @Override
    public String getDescForKnownTypeIds() {
      return "any";
    }

    @Override
    public JsonTypeInfo.Id getMechanism() {
      return JsonTypeInfo.Id.NAME;
    }
  }

  record OfObject(
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
      @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
      Object value) {}

  record OfShape(
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
      @JsonSubTypes({
        @JsonSubTypes.Type(value = Free.class, name = "free"),
        @JsonSubTypes.Type(value = Circle.class, name = "circle")
      })
      Shape value) {}

  record OfList(
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
      @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
      List<Shape> value) {}

  record OfMap(
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
      @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
      Map<String, Shape> value) {}

  record OfOptional(
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
      @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
      Optional<Shape> value) {}

  @SchemaBound(ANYTHING)
  record OfDocument(OfShape value) {}

  @SchemaBound(ANYTHING)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = OfTagged.class, name = "tagged"))
  interface Tagged {}

  record OfTagged(OfList value) implements Tagged {}

  record Untyped(Object value) {}

  /**
   * A requested type, and a document of it with {@code %s} for the polymorphic value.
   *
   * @param id the type id of the value
   */
  record Case(Class<?> type, String document, String id, Class<?> checked) {
    @Override
    public String toString() {
      return type.getSimpleName() + " " + id;
    }

    String json(String... members) {
      return document.formatted("{" + String.join(",", members) + "}").replace('\'', '"');
    }

    String member() {
      return "\"t\":\"" + id + "\"";
    }
  }

  static Stream<Case> cases() {
    String circle = Circle.class.getName();
    return Stream.of(
        new Case(ByClass.class, "%s", OfClass.class.getName(), OfClass.class),
        new Case(WithDefault.class, "%s", "other", ByDefault.class),
        new Case(Handled.class, "%s", "unknown", Unknown.class),
        new Case(Replaced.class, "%s", "as", AnnotatedTarget.class),
        new Case(Replaced.class, "%s", "mapped", Mapping.class),
        new Case(Replaced.class, "%s", "converted", Circle.class),
        new Case(Replaced.class, "%s", "other", DefaultTarget.class),
        new Case(OnlyDefaultReplaced.class, "%s", "other", OnlyDefaultTarget.class),
        new Case(Resolving.class, "%s", "any", Resolved.class),
        new Case(OfObject.class, "{'value':%s}", "circle", Circle.class),
        new Case(OfShape.class, "{'value':%s}", "circle", Circle.class),
        new Case(OfList.class, "{'value':[%s]}", "circle", Circle.class),
        new Case(OfMap.class, "{'value':{'a':%s}}", "circle", Circle.class),
        new Case(OfOptional.class, "{'value':%s}", "circle", Circle.class),
        new Case(OfDocument.class, "{'value':{'value':%s}}", "circle", Circle.class),
        new Case(Tagged.class, "{'kind':'tagged','value':{'value':[%s]}}", "circle", Circle.class),
        new Case(Tagged.class, "{'value':{'value':[%s]},'kind':'tagged'}", "circle", Circle.class),
        new Case(Untyped.class, "{'value':%s}", circle, Circle.class),
        new Case(Object.class, "%s", circle, Circle.class));
  }

  private static JsonMapper mapper(JsonMapper mapper, Case example) {
    if (example.type() == Handled.class) {
      return mapper.rebuild().addHandler(new Unknowns()).build();
    }
    return example.type() == Untyped.class || example.type() == Object.class
        ? mapper
            .rebuild()
            .activateDefaultTypingAsProperty(
                mapper.deserializationConfig().getPolymorphicTypeValidator(),
                DefaultTyping.JAVA_LANG_OBJECT,
                "t")
            .build()
        : mapper;
  }

  private static final class Unknowns extends DeserializationProblemHandler {
    @Override
    public @Nullable JavaType handleUnknownTypeId(
        DeserializationContext context,
        JavaType base,
        String id,
        TypeIdResolver resolver,
        String problem) {
      Class<?> unknown = base.hasRawClass(BoundHandled.class) ? BoundUnknown.class : Unknown.class;
      return id.equals("unknown") ? context.constructType(unknown) : null;
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theSubtypeIsBoundWhereverTheTypeIdIs(Case example) {
    for (JsonMapper each : MAPPERS) {
      JsonMapper mapper = mapper(each, example);
      String first = example.json(example.member(), "\"x\":7");
      String last = example.json("\"x\":7", example.member());
      assertThat(mapper.readValue(first, example.type()).toString())
          .contains(example.checked().getSimpleName() + "[x=7]");
      assertThat(mapper.readValue(last, example.type()))
          .isEqualTo(mapper.readValue(first, example.type()));
      assertThat(mapper.treeToValue(mapper.readTree(last), example.type()))
          .isEqualTo(mapper.readValue(first, example.type()));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void violationsHaveTheLocationsOfTheDocument(Case example) {
    JsonMapper mapper = mapper(mapper(CheckEngine.MASU), example);
    String pointer = pointer(example);
    String heading = example.checked().getName() + ": 2 violations of " + ID;
    String wrong = "expected an integer but found true";
    String unknown = "unexpected property \"y\"; expected \"t\" or \"x\"";
    assertRejected(
        () -> mapper.readValue(
            example.json(example.member(), "\n\"x\":true", "\n\"y\":7"), example.type()),
        heading,
        "line 2, column 5 (" + pointer + "/x): " + wrong,
        "line 3, column 1 (" + pointer + "/y): " + unknown);
    assertRejected(
        () -> mapper.readValue(
            example.json("\n\"x\":true", "\n\"y\":7", example.member()), example.type()),
        heading,
        "line 2, column 5 (" + pointer + "/x): " + wrong,
        "line 3, column 1 (" + pointer + "/y): " + unknown);
  }

  private static String pointer(Case example) {
    String path =
        example.document().startsWith("{'value':{'value'") || example.type() == Tagged.class
            ? "/value/value"
            : example.document().startsWith("{") ? "/value" : "";
    return path
        + (example.document().contains("[") ? "/0" : example.type() == OfMap.class ? "/a" : "");
  }

  @SchemaBound(ANYTHING)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
  @JsonSubTypes(@JsonSubTypes.Type(value = BoundKnown.class, name = "known"))
  interface BoundHandled {}

  record BoundKnown(int x) implements BoundHandled {}

  @SchemaBound(ID)
  record BoundUnknown(int x) implements BoundHandled {}

  record HolderOfHandled(Handled value) {}

  record HolderOfBoundHandled(BoundHandled value) {}

  /** A handler may be added to a reader after the mapper has cached its deserializers. */
  @ParameterizedTest
  @ValueSource(classes = {HolderOfHandled.class, HolderOfBoundHandled.class})
  void aHandlerOfAReaderMayChooseAnyType(Class<?> type) {
    for (JsonMapper mapper : MAPPERS) {
      assertThat(mapper.readValue("{\"value\":{\"t\":\"known\",\"x\":7}}", type).toString())
          .contains("Known[x=7]");
      ObjectReader reader = mapper.readerFor(type).withHandler(new Unknowns());
      assertThat(reader.readValue("{\"value\":{\"t\":\"unknown\",\"x\":7}}").toString())
          .contains("Unknown[x=7]");
      String wrong = "{\"value\":{\"t\":\"unknown\",\"y\":7}}";
      assertThatThrownBy(() -> reader.readValue(wrong))
          .hasMessageContaining(ID + "\n  line 1, column 25 (/value/y): ");
    }
  }

  static class Base {
    public int x;
  }

  @SchemaBound(ANYTHING)
  static final class OfBase {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
    @JsonSubTypes(@JsonSubTypes.Type(value = Derived.class, name = "derived"))
    public @Nullable Base value;
  }

  @SchemaBound(ID)
  static final class Derived extends Base {}

  /** Jackson removes the type id of a subclass where the declared class has instances of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"value\":{\"t\":\"derived\",\"x\":7}}",
        "{\"value\":{\"x\":7,\"t\":\"derived\"}}"
      })
  void aTypeIdThatJacksonRemovesIsMissingWhereverItIs(String json) {
    for (JsonMapper mapper : MAPPERS) {
      for (ObjectReader reader :
          List.of(mapper.readerFor(OfBase.class), mapper.readerForUpdating(new OfBase()))) {
        SchemaViolationException failure =
            catchThrowableOfType(SchemaViolationException.class, () -> reader.readValue(json));
        assertThat(failure.report().violations())
            .extracting(violation -> violation.pointer() + ": " + violation.code())
            .containsExactly("/value: required");
      }
    }
  }
}
