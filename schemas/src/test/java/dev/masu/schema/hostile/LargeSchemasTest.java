package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.Collections;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Schemas made to exhaust the builder of a catalogue end soon with a clear report. */
@Timeout(20)
class LargeSchemasTest {
  private static final String ID = "https://example.org/a";
  private static final int MANY = 3_000;

  private static String members(IntFunction<String> member) {
    return IntStream.range(0, MANY).mapToObj(member).collect(Collectors.joining(",", "{", "}"));
  }

  static Stream<Arguments> longLocations() {
    String name = "x".repeat(40_000);
    String properties = "{\"properties\":{\"%1$s\":{\"properties\":{\"%1$s\":{%2$s}}}}}";
    String longId =
        "{\"$id\":\"" + ID + "\",\"$defs\":{\"a\":{\"$id\":\"" + name + "/\",\"$defs\":%s}}}";
    return Stream.of(
        Arguments.of(
            "many patterns",
            properties.formatted(
                name, "\"patternProperties\":" + members("\"(%d\":true"::formatted))),
        Arguments.of(
            "many properties",
            properties.formatted(name, "\"properties\":" + members("\"p%d\":{}"::formatted))),
        Arguments.of(
            "many anchors",
            longId.formatted(members("\"%1$d\":{\"$anchor\":\"a%1$d\"}"::formatted))),
        Arguments.of(
            "many ids", longId.formatted(members("\"%1$d\":{\"$id\":\"a%1$d\"}"::formatted))),
        Arguments.of(
            "many references",
            longId.formatted(members("\"%1$d\":{\"$ref\":\"a%1$d\"}"::formatted))));
  }

  /** The locations of all schemas together are far longer than the text. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("longLocations")
  void manySchemasBelowLongNamesAreRejected(String name, String schema) {
    SchemaCatalog.Builder catalog = SchemaCatalog.builder().register(ID, schema);
    assertThatThrownBy(catalog::build)
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + ID + ": its id, or the names of its properties and definitions, are"
            + " too long for so many schemas below them; shorten them");
  }

  /** Comparing each with all resources takes time that grows with their square. */
  @Test
  void ofManyReferencesToNothingTheFirstHaveHints() {
    SchemaCatalog.Builder catalog = SchemaCatalog.builder()
        .register(
            ID,
            "{\"$defs\":"
                + members(
                    "\"%1$d\":{\"$ref\":\"x%1$d/b\"},\"y%1$d\":{\"$id\":\"y%1$d/b\"}"::formatted)
                + "}");
    assertThatThrownBy(catalog::build)
        .isInstanceOfSatisfying(
            SchemaException.class,
            e -> assertThat(e.report().orElseThrow().violations())
                .hasSize(100)
                .extracting(Violation::message)
                .startsWith(
                    "refers to https://example.org/x0/b, which is not registered; if that is the schema"
                        + " registered as https://example.org/y0/b, give it this $id or register it by this URI")
                .endsWith(
                    "refers to https://example.org/x99/b, which is not registered; register it too"
                        + " (nothing is ever fetched)"));
  }

  @Test
  void metaSchemasOfMetaSchemasAreFew() {
    assertThatThrownBy(endless("{\"$schema\":\"https://example.org/%d\"}")::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith(
            "schema https://example.org/100: its $schema leads through more than"
                + " 100 other meta-schemas; name one of [https://json-schema.org/draft/2020-12/schema, ");
  }

  /** A schema that names the first of many, of which each names the next one. */
  private static SchemaCatalog.Builder endless(String schema) {
    return SchemaCatalog.builder()
        .register(ID, schema.formatted(0))
        .resolver(id -> schema.formatted(number(id) + 1));
  }

  @Test
  void aResolverThatAlwaysFindsMoreIsRejected() {
    assertThatThrownBy(endless("{\"$ref\":\"%d\"}")::build)
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema https://example.org/10000: the resolver has found more than 10000"
            + " schemas, each of which refers to others; register them");
  }

  private static int number(String id) {
    return Integer.parseInt(id.substring(id.lastIndexOf('/') + 1));
  }

  /** Finding the pointer of each value takes time that grows with its length. */
  @Test
  void annotationsWithLongNamesAreSkippedWhereProblemsAreLocated() {
    String name = "x".repeat(40_000);
    String list = "[" + String.join(",", Collections.nCopies(10_000, "{\"a\":1}")) + "]";
    String annotation = "{\"%1$s\":{\"%1$s\":%2$s}}".formatted(name, list);
    SchemaCatalog.Builder catalog =
        SchemaCatalog.builder().register(ID, "{\"default\":" + annotation + ",\n\"type\":\"x\"}");
    assertThatThrownBy(catalog::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith("schema " + ID + ", line 2, column 8 (/type): expected ");
  }
}
