package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.report.KeywordSite;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What a keyword is compiled from: its value, the schema around it and the compiler. */
final class KeywordContext {
  private final SchemaCompiler compiler;
  private final Subschema schema;
  private final String name;

  KeywordContext(SchemaCompiler compiler, Subschema schema, String name) {
    this.compiler = compiler;
    this.schema = schema;
    this.name = name;
  }

  /** The same schema's context of another keyword. */
  KeywordContext of(String other) {
    return new KeywordContext(compiler, schema, other);
  }

  SchemaCompiler compiler() {
    return compiler;
  }

  Subschema schema() {
    return schema;
  }

  Draft draft() {
    return schema.dialect().draft();
  }

  boolean isBefore(Draft draft) {
    return draft().compareTo(draft) < 0;
  }

  /** The keyword's name. */
  String name() {
    return name;
  }

  /** The keyword's value. */
  JsonNode value() {
    return schema.json().path(name);
  }

  /** The value of a keyword beside this one; missing if it is not there or has no effect. */
  JsonNode beside(String other) {
    return schema.ignores(other) ? schema.json().path("") : schema.json().path(other);
  }

  KeywordSite site() {
    return new KeywordSite(name, schema.location() + '/' + name, value(), schema.json());
  }

  /** The schema that is the keyword's value. */
  SchemaNode node() {
    return compiler.node(schema.child(name));
  }

  /** The schema that is an item or member of the keyword's value. */
  SchemaNode node(String step) {
    return compiler.node(schema.child(name, step));
  }

  /** The schemas that are the items of the keyword's value. */
  List<SchemaNode> nodes() {
    List<SchemaNode> nodes = new ArrayList<>();
    for (int i = 0; i < value().size(); i++) {
      nodes.add(node(Integer.toString(i)));
    }
    return List.copyOf(nodes);
  }

  /** Whether the value is the schema {@code false}. */
  boolean isFalse() {
    return value().isBoolean() && !value().booleanValue();
  }

  /** The strings of a list, or the only one. */
  static List<String> strings(JsonNode value) {
    return value.isArray()
        ? value.valueStream().map(JsonNode::asString).toList()
        : List.of(value.asString());
  }

  /** The value as a number of items, members or characters. */
  long count() {
    return value().decimalValue().min(BigDecimal.valueOf(Integer.MAX_VALUE)).longValue();
  }
}
