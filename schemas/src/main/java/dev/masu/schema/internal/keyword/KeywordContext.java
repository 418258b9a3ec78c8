package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.report.KeywordSite;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * The context in which a keyword is compiled.
 *
 * @param compiler compiles the subschemas that the keyword applies
 * @param schema the schema that contains it
 * @param name its name
 */
record KeywordContext(SchemaCompiler compiler, Subschema schema, String name) {

  /** The context of another keyword of the same schema. */
  KeywordContext of(String other) {
    return new KeywordContext(compiler, schema, other);
  }

  Draft draft() {
    return schema.dialect().draft();
  }

  boolean isBefore(Draft draft) {
    return draft().compareTo(draft) < 0;
  }

  JsonNode value() {
    return schema.json().path(name);
  }

  /** Whether the value is the schema {@code false}. */
  boolean isFalse() {
    return value().isBoolean() && !value().booleanValue();
  }

  /** The value of an adjacent keyword; a missing node if that is absent or has no effect. */
  JsonNode beside(String other) {
    return schema.ignores(other) ? MissingNode.getInstance() : schema.json().path(other);
  }

  KeywordSite site() {
    return site(name);
  }

  /** The keyword's site, reported under another name. */
  KeywordSite site(String reportedName) {
    String location = schema.location() + '/' + reportedName;
    return new KeywordSite(reportedName, location, value(), schema.json());
  }

  /** The schema that is the keyword's value. */
  SchemaNode node() {
    return compiler.node(schema.child(name));
  }

  /** The schema that is a member or an item of the keyword's value. */
  SchemaNode node(String nameOrIndex) {
    return compiler.node(schema.child(name, nameOrIndex));
  }

  /** The schemas in the array that is the keyword's value. */
  List<SchemaNode> nodes() {
    return IntStream.range(0, value().size())
        .mapToObj(index -> node(Integer.toString(index)))
        .toList();
  }

  /** The strings of an array, each once, or the single string. */
  static List<String> strings(JsonNode value) {
    return value.isArray()
        ? value.valueStream().map(JsonNode::asString).distinct().toList()
        : List.of(value.asString());
  }

  /** The value as a number of items, members or characters. */
  long count() {
    return value().decimalValue().min(BigDecimal.valueOf(Integer.MAX_VALUE)).longValue();
  }
}
