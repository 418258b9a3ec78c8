package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** An {@code ObjectReader} that reads a part of a document, or updates a value. */
final class ReaderTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();
  private static final Cell E4 = Cell.parse("e4");

  @Test
  void readsThePartThatAPointerNames() {
    ObjectReader reader = MAPPER.readerFor(Stn.class).at("/games/1/move");
    assertThat(reader.<Stn>readValue("{\"games\":[7,{\"move\":{\"toggle\":false}}]}"))
        .isEqualTo(Stn.builder().toggle(false).build());
    assertRejected(
        () -> reader.readValue("{\"games\":[7,\n{\"move\":{\"toggle\":0}}]}"),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 19 (/games/1/move/toggle): expected true or false but found the number 0");
    assertRejected(
        () -> reader.readValue(MAPPER.readTree("{\"games\":[7,{\"move\":{\"toggle\":0}}]}")),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "(/games/1/move/toggle): expected true or false but found the number 0");
  }

  @Test
  void theRestOfTheDocumentIsNotChecked() {
    assertThat(MAPPER
            .readerFor(Stn.class)
            .at(JsonPointer.compile("/a"))
            .<Stn>readValue("{\"a\":{},\"b\":{\"toggle\":0}}"))
        .isEqualTo(Stn.builder().build());
  }

  @Test
  void readsTheValueOfTheRootName() {
    ObjectReader reader =
        MAPPER.readerFor(Stn.class).with(DeserializationFeature.UNWRAP_ROOT_VALUE);
    assertThat(reader.<Stn>readValue("{\"Stn\":{}}")).isEqualTo(Stn.builder().build());
    assertRejected(
        () -> reader.readValue("{\"Stn\":{\"toggle\":0}}"),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 18 (/Stn/toggle): expected true or false but found the number 0");
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
      dev.masu.stn.Stn      | {"toggle":true}
      dev.masu.stn.Position | {"hands":{"C:P":1}}
      dev.masu.ggn.Ggn      | {}
      """)
  void aDocumentThatIsWrittenWithItsRootNameIsReadBack(Class<?> type, String json) {
    JsonMapper wrapping = MAPPER
        .rebuild()
        .enable(SerializationFeature.WRAP_ROOT_VALUE)
        .enable(DeserializationFeature.UNWRAP_ROOT_VALUE)
        .build();
    Object document = MAPPER.readValue(json, type);
    String written = wrapping.writeValueAsString(document);
    assertThat(written).startsWith("{\"" + type.getSimpleName() + "\":");
    assertThat(wrapping.<Object>readValue(written, wrapping.constructType(type)))
        .isEqualTo(document);
  }

  @Test
  void updatesAValueFromAWholeDocument() {
    PointTypes.WithSetters point = new PointTypes.WithSetters();
    assertThat(MAPPER.readerForUpdating(point).<Object>readValue("{\"x\":7,\"name\":\"a\"}"))
        .isSameAs(point)
        .hasToString("WithSetters[x=7, name=a]");
    MAPPER.updateValue(point, Map.of("x", 8));
    assertThat(point).hasToString("WithSetters[x=8, name=a]");
  }

  @Test
  void anInvalidDocumentDoesNotUpdateAValue() {
    PointTypes.WithSetters point = new PointTypes.WithSetters();
    assertRejected(
        () -> MAPPER.readerForUpdating(point).readValue("{\"x\":7,\"name\":0}"),
        "dev.masu.jackson.testing.PointTypes$WithSetters: 1 violation of https://example.org/point.json",
        "line 1, column 15 (/name): expected a string but found the number 0");
    assertRejected(
        () -> MAPPER.readerForUpdating(point).readValue("{\"name\":\"a\"}"),
        "dev.masu.jackson.testing.PointTypes$WithSetters: 1 violation of https://example.org/point.json",
        "line 1, column 1 (root): missing property \"x\"; add it");
    assertThat(point).hasToString("WithSetters[x=0, name=null]");
  }

  @Test
  void anUpdateReplacesAnImmutableDocument() {
    Stn before = Stn.builder().vacate(E4).toggle(false).build();
    Stn after = MAPPER.readerForUpdating(before).readValue("{\"hands\":{\"C:P\":1}}");
    assertThat(after).isEqualTo(Stn.builder().putHands(Qpi.parse("C:P"), 1).build());
    assertRejected(
        () -> MAPPER.readerForUpdating(before).readValue("{\"toggle\":0}"),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 11 (/toggle): expected true or false but found the number 0");
    Position position = Position.builder().putBoard(E4, Qpi.parse("C:P")).build();
    assertThat(MAPPER.readerForUpdating(position).<Position>readValue("{}"))
        .isEqualTo(Position.builder().build());
    assertThat(MAPPER
            .readerForUpdating(Ggn.builder().build())
            .<Ggn>readValue("{\"CHESS:K\":{}}")
            .pieces())
        .hasSize(1);
  }

  static final class Merging {
    @JsonMerge
    public PointTypes.WithSetters point = new PointTypes.WithSetters();
  }

  @Test
  void mergesAFieldFromAWholeValue() {
    assertThat(MAPPER.readValue("{\"point\":{\"x\":7}}", Merging.class).point)
        .hasToString("WithSetters[x=7, name=null]");
    assertRejected(
        () -> MAPPER.readValue("{\"point\":{\"name\":\"a\"}}", Merging.class),
        "dev.masu.jackson.testing.PointTypes$WithSetters: 1 violation of https://example.org/point.json",
        "line 1, column 10 (/point): missing property \"x\"; add it");
  }

  record Labelled(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.WRAPPER_ARRAY)
      Object document) {}

  @Test
  void readsADocumentByTheNameOfItsClass() {
    JsonMapper mapper = MAPPER
        .rebuild()
        .polymorphicTypeValidator(
            BasicPolymorphicTypeValidator.builder().allowIfSubType("dev.masu.").build())
        .build();
    Labelled labelled = new Labelled(Stn.builder().toggle(false).build());
    String json = mapper.writeValueAsString(labelled);
    assertThat(json).isEqualTo("{\"document\":[\"dev.masu.stn.Stn\",{\"toggle\":false}]}");
    assertThat(mapper.readValue(json, Labelled.class)).isEqualTo(labelled);
    String byImplementation = json.replace("stn.Stn", "stn.ImmutableStn");
    assertThat(mapper.readValue(byImplementation, Labelled.class)).isEqualTo(labelled);
    assertRejected(
        () -> mapper.readValue(json.replace("false", "0"), Labelled.class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 43 (/document/1/toggle): expected true or false but found the number 0");
  }
}
