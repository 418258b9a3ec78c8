package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.DynamicScope;
import dev.masu.schema.internal.compile.SchemaResources;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Compiles a schema and all that it refers to. Each schema is compiled once for each dynamic scope, so that recursion
 * ends and dynamic references are resolved here.
 */
public final class SchemaCompiler {
  /** The schema that allows everything. */
  static final SchemaNode ANYTHING = new SchemaNode(-1, "");

  private final CompilerSetting setting;
  private final SchemaResources resources;
  private final Map<Key, SchemaNode> nodes = new HashMap<>();
  private final Map<String, PatternMatcher> patterns = new HashMap<>();
  private final Deque<Subschema> open = new ArrayDeque<>();
  private int count;

  private record Key(String location, DynamicScope scope) {
    static Key of(Subschema schema) {
      return new Key(schema.location(), schema.scope());
    }
  }

  private SchemaCompiler(CompilerSetting setting, SchemaResources resources) {
    this.setting = setting;
    this.resources = resources;
  }

  /**
   * Compiles a schema.
   *
   * @param id the schema's id
   * @param setting what the schema may use
   * @param resources finds the schema and those that it refers to
   * @throws dev.masu.schema.internal.compile.UnresolvedReference if a reference leads nowhere
   * @throws EndlessSchema if a schema applies itself to the same value again
   */
  public static SchemaNode compile(String id, CompilerSetting setting, SchemaResources resources) {
    SchemaCompiler compiler = new SchemaCompiler(setting, resources);
    SchemaNode root = compiler.node(resources.root(id));
    compiler.compileOpen();
    InPlaceOrder.check(compiler.nodes.values());
    return root;
  }

  CompilerSetting setting() {
    return setting;
  }

  /** The node of a schema, which is compiled sooner or later. */
  SchemaNode node(Subschema schema) {
    Subschema target = throughReferences(schema);
    Key key = Key.of(target);
    SchemaNode known = nodes.get(key);
    if (known == null) {
      known = ownNode(target.location());
      nodes.put(key, known);
      open.add(target);
    }
    return known;
  }

  /** A node that nothing else refers to. */
  SchemaNode ownNode(String location) {
    return new SchemaNode(count++, location);
  }

  /** A pattern; schemas repeat them. */
  PatternMatcher pattern(String pattern) {
    PatternMatcher known = patterns.get(pattern);
    if (known == null) {
      known = PatternMatcher.compile(pattern, setting.limits().maxPatternSteps());
      patterns.put(pattern, known);
    }
    return known;
  }

  /** The schema that a reference means. */
  Subschema referred(Subschema schema, String keyword) {
    String reference = schema.json().path(keyword).asString();
    return switch (keyword) {
      case "$dynamicRef" -> resources.dynamicReference(schema, reference);
      case "$recursiveRef" -> resources.recursiveReference(schema, reference);
      default -> resources.added(schema, reference);
    };
  }

  private void compileOpen() {
    while (!open.isEmpty()) {
      Subschema schema = open.remove();
      SchemaNode node = nodes.get(Key.of(schema));
      if (node != null) {
        node.define(Keywords.compile(this, schema));
      }
    }
  }

  /** A schema that is nothing but a reference is what it refers to. */
  private Subschema throughReferences(Subschema schema) {
    Set<Key> passed = new HashSet<>();
    Subschema target = schema;
    while (isReferenceOnly(target)) {
      if (!passed.add(Key.of(target))) {
        throw new EndlessSchema(target.location());
      }
      target = referred(target, "$ref");
    }
    return target;
  }

  private boolean isReferenceOnly(Subschema schema) {
    return schema.json().path("$ref").isString()
        && (schema.isReferenceAlone()
            || schema.json().propertyNames().stream()
                .allMatch(name -> name.equals("$ref") || !acts(name)));
  }

  private boolean acts(String keyword) {
    return Keywords.acts(keyword) || setting.keywords().containsKey(keyword);
  }
}
