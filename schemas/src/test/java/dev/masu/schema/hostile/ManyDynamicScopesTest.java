package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Resources with dynamic anchors that can be entered in any order: the dynamic scopes are as many as the orders. */
class ManyDynamicScopesTest {
  private static final String ID = "https://example.org/many";
  private static final int RESOURCES = 20;

  private static String members(IntStream numbers, IntFunction<String> member) {
    return numbers.mapToObj(member).collect(Collectors.joining(",", "{", "}"));
  }

  /** Each resource declares some of the anchors, refers to its own, and leads to all resources. */
  private static String resource(int number) {
    IntStream declared =
        IntStream.range(0, RESOURCES).filter(i -> i == number || (number + 1) * (i + 1) % 23 < 8);
    return """
        "%1$d": {
          "$id": "r%1$d",
          "properties": %2$s,
          "additionalProperties": { "$dynamicRef": "#a%1$d" },
          "$defs": %3$s
        }""".formatted(
        number,
        members(IntStream.range(0, RESOURCES), i -> "\"%1$d\":{\"$ref\":\"r%1$d\"}".formatted(i)),
        members(
            declared,
            i -> "\"%1$d\":{\"$dynamicAnchor\":\"a%1$d\",\"type\":\"string\"}".formatted(i)));
  }

  private static CompiledSchema schema(String more) {
    String resources = members(IntStream.range(0, RESOURCES), ManyDynamicScopesTest::resource);
    String all = resources.substring(0, resources.length() - 1) + more + "}";
    return SchemaCatalog.builder()
        .register(ID, "{\"$ref\":\"r0\",\"$defs\":%s}".formatted(all))
        .build()
        .schema(ID);
  }

  /** All ways through the resources, of some length. */
  private static String document(int depth) {
    return depth == 0
        ? "{}"
        : members(
            IntStream.range(1, RESOURCES), i -> "\"%d\":%s".formatted(i, document(depth - 1)));
  }

  @Test
  void thoseThatADocumentNeedsAreCompiled() {
    assertThat(schema("").check("{\"1\":{\"2\":{\"x\":0}}}"))
        .hasToString("line 1, column 16 (/1/2/x): expected a string but found the number 0");
  }

  @Test
  void aDocumentThatNeedsTooManyCannotBeChecked() {
    CompiledSchema schema = schema("");
    String document = document(4);
    assertThatThrownBy(() -> schema.check(document))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + ID
            + ": it has too many dynamic scopes, in each of which its dynamic references lead"
            + " elsewhere; replace some of these by $ref");
  }

  /** Whether one applies itself to the same value has to be found out in each scope. */
  @Test
  void thoseThatMayBeEndlessAreAllCompiledAtOnce() {
    String recursive = """
        ,"a": {"$dynamicAnchor": "again", "type": "object"},
        "b": {"$id": "b", "$dynamicAnchor": "again", "anyOf": [{"$dynamicRef": "#again"}]}""";
    assertThatThrownBy(() -> schema(recursive))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("too many dynamic scopes");
  }
}
