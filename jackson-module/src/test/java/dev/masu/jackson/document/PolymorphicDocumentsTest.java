package dev.masu.jackson.document;

import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Transition;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.reader.GgnReader;
import dev.masu.notation.PnnPinMapping;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import tools.jackson.databind.jsontype.PolymorphicTypeValidator;

/** A document in a property of any type is read back as it was written, for each kind of type id. */
final class PolymorphicDocumentsTest {
  private static final PolymorphicTypeValidator TYPES =
      BasicPolymorphicTypeValidator.builder().allowIfSubType("dev.masu.").build();
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .addModule(new MasuModule())
      .polymorphicTypeValidator(TYPES)
      .build();

  @Retention(RetentionPolicy.RUNTIME)
  @JacksonAnnotationsInside
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Stn.class, name = "stn"),
    @JsonSubTypes.Type(value = Position.class, name = "position"),
    @JsonSubTypes.Type(value = Ggn.class, name = "ggn"),
    @JsonSubTypes.Type(value = Transition.class, name = "transition"),
    @JsonSubTypes.Type(value = GgnPosition.class, name = "ggn-position"),
    @JsonSubTypes.Type(value = PnnPinMapping.class, name = "mapping")
  })
  private @interface Documents {}

  record InObject(
      @Documents @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_OBJECT)
      Object doc) {}

  record InArray(
      @Documents @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.WRAPPER_ARRAY)
      Object doc) {}

  record Outside(
      @Documents
      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.EXTERNAL_PROPERTY, property = "kind")
      Object doc) {}

  record Inside(
      @Documents @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.PROPERTY, property = "kind")
      Object doc) {}

  record InsideByClass(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = As.PROPERTY, property = "kind")
      Object doc) {}

  record BySimpleName(
      @Documents @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, include = As.WRAPPER_OBJECT)
      Object doc) {}

  record ByClass(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = As.WRAPPER_OBJECT)
      Object doc) {}

  record ByMinimalClass(
      @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, include = As.WRAPPER_OBJECT)
      Object doc) {}

  private static final String STEP =
      "\"board_check\":{\"e3\":\"empty\"},\"board_patch\":{\"e2\":null}";

  /** Each type with its name and the members of a document. */
  static Stream<Arguments> documents() {
    return Stream.of(
        arguments(Stn.class, "stn", "\"toggle\":false"),
        arguments(Position.class, "position", "\"board\":{},\"hands\":{},\"active\":\"second\""),
        arguments(Ggn.class, "ggn", "\"CHESS:P\":{\"e2\":{\"e4\":[{" + STEP + "}]}}"),
        arguments(Transition.class, "transition", STEP),
        arguments(
            GgnPosition.class, "ggn-position", "\"board\":{},\"hands\":{},\"active\":\"second\""));
  }

  static Stream<Arguments> documentsAndMappings() {
    String members = "\"types\":{\"KING\":\"K\"},\"names\":{\"K\":\"KING\"}";
    return Stream.concat(
        documents(), Stream.of(arguments(PnnPinMapping.class, "mapping", members)));
  }

  private static <T> void assertReadBack(Class<T> holder, String json) {
    T read = MAPPER.readValue(json, holder);
    assertThat(MAPPER.writeValueAsString(read)).isEqualTo(json);
    assertThat(MAPPER.readValue(json, holder)).isEqualTo(read);
  }

  @ParameterizedTest
  @MethodSource("documentsAndMappings")
  void areReadBackByName(Class<?> type, String name, String members) {
    assertReadBack(InObject.class, "{\"doc\":{\"%s\":{%s}}}".formatted(name, members));
    assertReadBack(InArray.class, "{\"doc\":[\"%s\",{%s}]}".formatted(name, members));
    assertReadBack(Outside.class, "{\"doc\":{%2$s},\"kind\":\"%1$s\"}".formatted(name, members));
    assertReadBack(BySimpleName.class, "{\"doc\":{\"%s\":{%s}}}".formatted(name, members));
  }

  @ParameterizedTest
  @MethodSource("documentsAndMappings")
  void areReadBackByClass(Class<?> type, String name, String members) {
    String json = "{\"doc\":{\"%s\":{%s}}}".formatted(type.getName(), members);
    assertReadBack(ByClass.class, json);
    assertReadBack(ByMinimalClass.class, json);
  }

  record Untyped(Object doc) {}

  private static final JsonMapper TYPING =
      MAPPER.rebuild().activateDefaultTyping(TYPES, DefaultTyping.NON_FINAL).build();

  /** The schemas of documents do not allow a type id. */
  @ParameterizedTest
  @MethodSource("documents")
  void defaultTypingAddsATypeIdOnlyToPropertiesOfAnyType(
      Class<?> type, String name, String members) {
    String json = "{" + members + "}";
    Object read = TYPING.readValue(json, type);
    assertThat(TYPING.writeValueAsString(read)).isEqualTo(json);
    String holder = "{\"doc\":[\"" + type.getName() + "\"," + json + "]}";
    assertThat(TYPING.writeValueAsString(new Untyped(read))).isEqualTo(holder);
    assertThat(TYPING.readValue(holder, Untyped.class)).isEqualTo(new Untyped(read));
  }

  @Test
  void movesAreReadBackWithDefaultTyping() throws IOException {
    String ggn = "{\"CHESS:P\":{\"e2\":{\"e4\":[{" + STEP + "}]}}}";
    try (Stream<Move> moves = GgnReader.of(TYPING).moves(input(ggn))) {
      Move move = moves.findFirst().orElseThrow();
      String json = TYPING.writeValueAsString(move);
      assertThat(json).isEqualTo(MAPPER.writeValueAsString(move));
      assertThat(TYPING.readValue(json, Move.class)).isEqualTo(move);
    }
  }

  /** Only of types without a schema: the schemas of the others forbid the property. */
  @ParameterizedTest
  @ValueSource(classes = {Transition.class, GgnPosition.class, PnnPinMapping.class})
  void areReadBackWithATypeIdBesideTheirMembers(Class<?> type) {
    Object[] document = documentsAndMappings()
        .map(Arguments::get)
        .filter(arguments -> arguments[0] == type)
        .findFirst()
        .orElseThrow();
    assertReadBack(
        Inside.class, "{\"doc\":{\"kind\":\"%s\",%s}}".formatted(document[1], document[2]));
    assertReadBack(
        InsideByClass.class,
        "{\"doc\":{\"kind\":\"%s\",%s}}".formatted(type.getName(), document[2]));
  }

  @Test
  void aMissingMemberAfterTheTypeIdIsReported() {
    assertThatThrownBy(() -> MAPPER.readValue(
            "{\"doc\":{\"kind\":\"dev.masu.ggn.Transition\"}}", InsideByClass.class))
        .hasMessageStartingWith("missing property \"board_check\"; add it");
  }
}
