package dev.masu.jackson.polymorphic;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators.PropertyGenerator;
import com.fasterxml.jackson.annotation.ObjectIdGenerators.UUIDGenerator;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.deser.UnresolvedForwardReference;
import tools.jackson.databind.json.JsonMapper;

/** An object id refers to an object, and is not checked by the schema of the object's type. */
final class IdentityTest {
  private static final String NODE = "https://example.org/node.json";
  private static final String GRAPH = "https://example.org/graph.json";
  private static final String NODE_SCHEMA = """
      {"type": "object",
       "properties": {
         "id": {"type": "integer"},
         "next": {"type": ["object", "integer", "null"]},
         "kind": {"type": "string"}},
       "required": ["id"]}
      """;
  private static final JsonMapper STREAMING = mapper(CheckEngine.MASU);

  /** Records a value before it is bound. */
  private static final JsonMapper RECORDING = mapper(CheckEngine.NETWORKNT);

  private static JsonMapper mapper(CheckEngine engine) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .register(NODE, NODE_SCHEMA)
        .register(GRAPH, "true")
        .build();
    return TestMappers.of(catalog);
  }

  static Stream<JsonMapper> mappers() {
    return Stream.of(STREAMING, RECORDING);
  }

  @SchemaBound(NODE)
  @JsonIdentityInfo(generator = PropertyGenerator.class, property = "id")
  static class Node {
    public int id;
    public @Nullable Node next;
  }

  /** The ids of a node and of those that follow it, at most five. */
  private static List<Integer> ids(@Nullable Node first) {
    return Stream.iterate(first, node -> node != null, node -> node.next)
        .limit(5)
        .map(node -> node.id)
        .toList();
  }

  @SchemaBound(GRAPH)
  static class Graph {
    public List<Node> nodes = List.of();
    public @Nullable Node start;
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void refersToAnEnclosingObject(JsonMapper mapper) {
    String json = "{\"id\":1,\"next\":{\"id\":2,\"next\":1}}";
    Node node = mapper.readValue(json, Node.class);

    assertThat(ids(node)).containsExactly(1, 2, 1, 2, 1);
    assertThat(mapper.writeValueAsString(node)).isEqualTo(json);
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void refersToEarlierAndLaterObjects(JsonMapper mapper) {
    Graph graph = mapper.readValue(
        "{\"nodes\":[{\"id\":1,\"next\":2},{\"id\":2},3,{\"id\":3,\"next\":1}],\"start\":3}",
        Graph.class);

    assertThat(graph.nodes.stream().map(IdentityTest::ids))
        .containsExactly(List.of(1, 2), List.of(2), List.of(3, 1, 2), List.of(3, 1, 2));
    assertThat(ids(graph.start)).containsExactly(3, 1, 2);
  }

  static Stream<Arguments> rejected() {
    return Stream.of(
        Arguments.of("1", "line 1, column 1 (root): expected an object but found the number 1"),
        Arguments.of(
            "{\"id\":1,\"next\":true}",
            "line 1, column 16 (/next): expected an object, an integer or null but found true"),
        Arguments.of(
            "{\"id\":1,\"next\":\"1\"}",
            "line 1, column 16 (/next): expected an object, an integer or null but found the string \"1\""),
        Arguments.of(
            "{\"id\":1,\"next\":{\"next\":1}}",
            "line 1, column 16 (/next): missing property \"id\"; add it"));
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void otherValuesAreCheckedByTheSchema(String json, String violation) {
    assertRejected(
        () -> STREAMING.readValue(json, Node.class),
        "dev.masu.jackson.polymorphic.IdentityTest$Node: 1 violation of " + NODE,
        violation);
  }

  @Test
  void aValueThatCannotBeAnIdIsCheckedByTheSchemaOfTheObject() {
    assertRejected(
        () -> STREAMING.readValue("{\"start\":true}", Graph.class),
        "dev.masu.jackson.polymorphic.IdentityTest$Node: 1 violation of " + NODE,
        "line 1, column 10 (/start): expected an object but found true");
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void aReferenceToNothingIsReportedByJackson(JsonMapper mapper) {
    assertThatThrownBy(() -> mapper.readValue("{\"id\":1,\"next\":7}", Node.class))
        .isInstanceOf(UnresolvedForwardReference.class)
        .hasMessage("Unresolved forward references: [{Object id: 7}]");
  }

  @SchemaBound(GRAPH)
  @JsonIdentityInfo(generator = PropertyGenerator.class, property = "id")
  static final class Free {
    public int id;
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void anObjectWithoutIdIsReportedByJackson(JsonMapper mapper) {
    assertThatThrownBy(() -> mapper.readValue("{}", Free.class))
        .rootCause()
        .hasMessageStartingWith("No Object Id found for an instance of `" + Free.class.getName());
  }

  @SchemaBound(GRAPH)
  @JsonIdentityInfo(generator = UUIDGenerator.class)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  static class Typed {
    public @Nullable Typed self;
    public int id;
  }

  @Test
  void refersToAValueWithATypeId() {
    Typed typed = new Typed();
    typed.self = typed;
    Typed read = STREAMING.readValue(STREAMING.writeValueAsString(typed), Typed.class);
    Typed converted = STREAMING.convertValue(typed, Typed.class); // From an id of bytes.

    assertThat(read.self).isSameAs(read);
    assertThat(converted.self).isSameAs(converted);
  }
}
