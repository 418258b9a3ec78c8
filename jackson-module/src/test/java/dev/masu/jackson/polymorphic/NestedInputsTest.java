package dev.masu.jackson.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** Members after a bound type within a bound type are read, whatever the input. */
final class NestedInputsTest {
  private static final String NODE = "https://example.org/node.json";
  private static final String BOOK = "https://example.org/book.json";

  private static final JsonMapper MAPPER = TestMappers.of(SchemaCatalog.builder()
      .register(NODE, """
                  {"properties": {
                     "value": {"type": "integer"},
                     "next": {"$ref": "#"},
                     "kids": {"type": "array", "items": {"$ref": "#"}}}}
                  """)
      .register(BOOK, "{\"additionalProperties\": {\"$ref\": \"" + NODE + "\"}}")
      .build());

  @SchemaBound(NODE)
  record Node(int value, @Nullable Node next, @Nullable List<Node> kids) {
    Node(int value) {
      this(value, null, null);
    }
  }

  @SchemaBound(BOOK)
  static final class Book extends LinkedHashMap<String, Node> {
    private static final long serialVersionUID = 1L;
  }

  private static final String JSON = """
      {"a": {"value": 1, "next": {"kids": [{"value": 2}, {"value": 3}], "value": 4}, "kids": []},
       "b": {"kids": [{"next": {"value": 5}}, {"value": 6}]},
       "c": {"value": 7}}""";

  private static final Map<String, Node> NODES = Map.of(
      "a", new Node(1, new Node(4, null, List.of(new Node(2), new Node(3))), List.of()),
      "b", new Node(0, null, List.of(new Node(0, new Node(5), null), new Node(6))),
      "c", new Node(7));

  @ParameterizedTest
  @EnumSource
  void nothingIsLostFromAnyInput(InputRoute route) throws IOException {
    assertThat(route.read(MAPPER, JSON, Book.class)).isEqualTo(NODES);
  }

  @Test
  void nothingIsLostOfAnUpdate() {
    assertThat(MAPPER.updateValue(new Book(), MAPPER.readTree(JSON))).isEqualTo(NODES);
  }

  /** Jackson copies the tokens before the type id. */
  record External(
      String kind,

      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.EXTERNAL_PROPERTY, property = "kind")
      @JsonSubTypes(@JsonSubTypes.Type(value = Book.class, name = "book"))
      Object value) {}

  static final class Unwrapping {
    @JsonUnwrapped
    public @Nullable Inside inside;
  }

  record Inside(Book book, String tail) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
  @JsonSubTypes({@JsonSubTypes.Type(DeducedA.class), @JsonSubTypes.Type(DeducedB.class)})
  interface Deduced {}

  record DeducedA(Book book, String a) implements Deduced {}

  record DeducedB(Book book, String b) implements Deduced {}

  @Test
  void nothingIsLostWhereJacksonCopiesTokens() {
    assertThat(MAPPER.readValue("{\"value\":" + JSON + ",\"kind\":\"book\"}", External.class))
        .isEqualTo(new External("book", NODES));
    assertThat(MAPPER.readValue("{\"book\":" + JSON + ",\"tail\":\"t\"}", Unwrapping.class).inside)
        .extracting(Inside::book)
        .isEqualTo(NODES);
    assertThat(MAPPER.readValue("{\"book\":" + JSON + ",\"b\":\"t\"}", Deduced.class))
        .isInstanceOfSatisfying(
            DeducedB.class, deduced -> assertThat(deduced.book()).isEqualTo(NODES));
  }
}
