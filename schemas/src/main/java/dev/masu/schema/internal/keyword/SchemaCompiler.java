package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.DynamicScope;
import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.EndlessSchema;
import dev.masu.schema.internal.node.InPlaceOrder;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Compiles a schema and all that it refers to, each part when a check first needs it. A schema is compiled once for
 * each dynamic scope, so that recursion ends and dynamic references are resolved here.
 */
public final class SchemaCompiler {
  private final CompilerSetting setting;
  private final ReferenceResolver resources;
  private final Map<Key, SchemaNode> nodes = new HashMap<>();
  private final List<SchemaNode> inOrder = new ArrayList<>();
  private final Map<String, PatternMatcher> patterns = new HashMap<>();

  /** A schema object, of which there is one only, in a dynamic scope. */
  private record Key(JsonNode json, DynamicScope scope) {
    static Key of(Subschema schema) {
      return new Key(schema.json(), schema.scope());
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // Equal schemas have locations of their own.
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key && json == key.json && scope == key.scope;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(json) ^ System.identityHashCode(scope);
    }
  }

  private SchemaCompiler(CompilerSetting setting, ReferenceResolver resources) {
    this.setting = setting;
    this.resources = resources;
  }

  /**
   * Compiles a schema whose references have been inspected: its parts when they are first needed.
   *
   * @param id the schema's id
   * @param setting what the schema may use
   * @param resources finds the schema and those that it refers to
   * @throws dev.masu.schema.internal.compile.UnresolvedReference if there is no such schema
   */
  public static SchemaNode compile(
      String id, CompilerSetting setting, ReferenceResolver resources) {
    synchronized (resources) {
      return new SchemaCompiler(setting, resources).node(resources.root(id));
    }
  }

  /**
   * Compiles all parts of a schema at once, as for {@link #compile}.
   *
   * @throws EndlessSchema if a schema applies itself to the same value again
   * @throws StackOverflowError if schemas nest too deep in place
   */
  public static SchemaNode compileAll(
      String id, CompilerSetting setting, ReferenceResolver resources) {
    synchronized (resources) {
      SchemaCompiler compiler = new SchemaCompiler(setting, resources);
      SchemaNode root = compiler.node(resources.root(id));
      for (int i = 0; i < compiler.inOrder.size(); i++) {
        compiler.inOrder.get(i).keywords();
      }
      InPlaceOrder.check(compiler.inOrder);
      return root;
    }
  }

  CompilerSetting setting() {
    return setting;
  }

  /** The node of a schema, which is compiled when it is first needed. */
  SchemaNode node(Subschema schema) {
    Subschema target = throughReferences(schema);
    if (!target.json().isObject()) {
      return newNode(target);
    }
    Key key = Key.of(target);
    SchemaNode known = nodes.get(key);
    if (known == null) {
      known = newNode(target);
      nodes.put(key, known);
      inOrder.add(known);
    }
    return known;
  }

  private SchemaNode newNode(Subschema schema) {
    return new SchemaNode(schema.location(), resources, () -> Keywords.compile(this, schema));
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

  /** The schema that a reference means; one that allows everything if that applies to the value anyway. */
  Subschema referred(Subschema schema, String keyword) {
    Reference reference =
        new Reference(schema, keyword, schema.json().path(keyword).asString());
    Subschema target = resources.referred(reference);
    return reference.isRepetition(target) ? schema.anything() : target;
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
