package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.notation.NotationProblem;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

/** Types whose schema is a class-path resource, and types whose schemas a mapper requires. */
final class ResourceSchemasTest {
  private static final String ID = "https://example.org/order.json";

  @SchemaBound(resource = "order.schema.json")
  private record Order(String id, List<Line> lines) {}

  private record Line(String sku, int quantity) {}

  private record Unbound(String id) {}

  @SchemaBound(resource = "order.schema.json")
  private interface MixIn {}

  @SchemaBound(resource = "none.json")
  private record Missing() {}

  @SchemaBound("https://example.org/ordr.json")
  private record Misnamed() {}

  @SchemaBound
  private record Nameless() {}

  @SchemaBound(resource = "order.schema.json")
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "id")
  @JsonSubTypes(@JsonSubTypes.Type(value = Special.class, name = "AB-1"))
  private interface Base {}

  private record Special(List<Line> lines) implements Base {}

  private static JsonMapper mapper(MasuModule.Builder module) {
    return JsonMapper.builder().addModule(module.build()).build();
  }

  @Test
  void aResourceIsFoundBesideTheType() {
    JsonMapper mapper = mapper(MasuModule.builder());
    Order order = mapper.readValue(
        "{\"id\":\"AB-1\",\"lines\":[{\"sku\":\"tea\",\"quantity\":2}]}", Order.class);
    assertThat(order.lines()).containsExactly(new Line("tea", 2));
    assertThatThrownBy(() -> mapper.readValue(
            "{\"id\": \"A-1\", \"lines\": [{\"sku\": \"tea\", \"quantty\": 0}]}", Order.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageContaining("""
            3 violations of classpath:/dev/masu/jackson/binding/order.schema.json
              line 1, column 8 (/id): "A-1" does not match the pattern ^[A-Z]{2}-[0-9]+$
              line 1, column 25 (/lines/0): missing property "quantity"; is "quantty" meant to be it?
              line 1, column 40 (/lines/0/quantty): unexpected property "quantty"; did you mean "quantity"?""");
  }

  @Test
  void aMixInNamesAResourceBesideItself() {
    JsonMapper mapper = JsonMapper.builder()
        .addMixIn(Unbound.class, MixIn.class)
        .addModule(MasuModule.builder().require(Unbound.class).build())
        .build();
    assertThatThrownBy(() -> mapper.readValue("{}", Unbound.class))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.schemaId())
                .isEqualTo("classpath:/dev/masu/jackson/binding/order.schema.json"));
  }

  @Retention(RetentionPolicy.RUNTIME)
  @JacksonAnnotationsInside
  @SchemaBound(resource = "order.schema.json")
  private @interface OrderSchema {}

  @OrderSchema
  private record Bundled() {}

  @SchemaBound("https://example.org/none.json")
  private static class Superclass {}

  private static final class Inheriting extends Superclass implements MixIn {}

  @ParameterizedTest
  @ValueSource(classes = {Order.class, Bundled.class, Inheriting.class})
  void mapperAndCatalogueFindTheSameSchema(Class<?> type) {
    JsonMapper mapper = mapper(MasuModule.builder().require(type));
    assertThat(SchemaCatalog.bundled().schema(type).id())
        .isEqualTo("classpath:/dev/masu/jackson/binding/order.schema.json");
    assertThatThrownBy(() -> mapper.readValue("{}", type))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.schemaId())
                .isEqualTo("classpath:/dev/masu/jackson/binding/order.schema.json"));
  }

  @Test
  void subtypesInheritIt() {
    JsonMapper mapper = mapper(MasuModule.builder());
    assertThat(mapper.readValue(
            "{\"id\":\"AB-1\",\"lines\":[{\"sku\":\"a\",\"quantity\":1}]}", Base.class))
        .isInstanceOf(Special.class);
    assertThatThrownBy(() -> mapper.readValue("{\"id\":\"AB-1\",\"lines\":[]}", Base.class))
        .isInstanceOf(SchemaViolationException.class)
        .hasMessageContaining(
            "1 violation of classpath:/dev/masu/jackson/binding/order.schema.json");
  }

  @Test
  void aMissingResourceIsNamedWhenTheTypeIsRead() {
    assertThatThrownBy(() -> mapper(MasuModule.builder()).readValue("{}", Missing.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageContaining("there is no resource /dev/masu/jackson/binding/none.json where ");
  }

  @Test
  void allProblemsOfRequiredTypesAreReportedWhenTheMapperIsBuilt() {
    SchemaCatalog catalog = SchemaCatalog.builder().register(ID, "{}").build();
    MasuModule.Builder module = MasuModule.builder()
        .catalog(catalog)
        .require(Order.class, Missing.class)
        .require(Misnamed.class, Unbound.class, Nameless.class);
    assertThatThrownBy(() -> mapper(module))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("""
            no usable schema for 4 of 5 required types:
              dev.masu.jackson.binding.ResourceSchemasTest$Missing: schema classpath:/dev/masu/jackson/binding/none.json: there is no resource /dev/masu/jackson/binding/none.json where dev.masu.jackson.binding.ResourceSchemasTest$Missing is loaded from; is the name right, and is the file built into the class path?
              dev.masu.jackson.binding.ResourceSchemasTest$Misnamed: schema https://example.org/ordr.json: not registered; did you mean https://example.org/order.json?
              dev.masu.jackson.binding.ResourceSchemasTest$Unbound has no @SchemaBound that Jackson reads; annotate it, or register its mix-in before MasuModule
              dev.masu.jackson.binding.ResourceSchemasTest$Nameless: expected @SchemaBound of dev.masu.jackson.binding.ResourceSchemasTest$Nameless to name either an id or a resource but found none""");
    mapper(MasuModule.builder().catalog(catalog).require(Order.class));
  }

  @Test
  void reportsAreWrittenInTheLanguageOfTheModule() {
    CompiledSchema schema = SchemaCatalog.builder()
        .register(ID, "{\"minItems\":1,\"minimum\":0.5,\"format\":\"cell\"}")
        .build()
        .schema(ID);
    CheckReport report = schema.check("[]");
    JsonMapper german = mapper(MasuModule.builder().locale(Locale.GERMAN));
    assertThat(german.writeValueAsString(report))
        .contains("\"parameters\":{\"expected\":1,\"actual\":0}")
        .contains("\"message\":\"" + report.violations().get(0).message(Locale.GERMAN) + "\"");
    CheckReport ofNotation = schema.check("\"A0\"");
    NotationProblem problem =
        (NotationProblem) ofNotation.violations().get(0).parameters().get("problem");
    assertThat(german.writeValueAsString(ofNotation))
        .contains("\"reason\":" + german.writeValueAsString(problem.reason(Locale.GERMAN)));
    assertThat(mapper(MasuModule.builder()).writeValueAsString(report))
        .contains("\"message\":\"" + report.violations().get(0).message() + "\"");
  }

  @Test
  void reportsAreWrittenWithTheMessagesOfTheCatalogue() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .messages((violation, locale) -> locale.getLanguage() + " " + violation.code())
        .build();
    JsonMapper mapper = mapper(MasuModule.builder().catalog(catalog).locale(Locale.GERMAN));
    assertThatThrownBy(() -> mapper.readValue("[]", Order.class))
        .isInstanceOfSatisfying(SchemaViolationException.class, e -> {
          assertThat(e).hasMessageContaining("(root): en type");
          assertThat(mapper.writeValueAsString(e.report())).contains("\"message\":\"de type\"");
        });
  }
}
