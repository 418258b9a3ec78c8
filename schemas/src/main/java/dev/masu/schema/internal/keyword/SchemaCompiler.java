package dev.masu.schema.internal.keyword;

import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.compile.CompilerOptions;
import dev.masu.schema.internal.compile.DynamicScope;
import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.node.EndlessSchema;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.Regex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Compiles a schema and everything it refers to, each part when a check first needs it. A schema is compiled once for
 * each dynamic scope. So recursive schemas terminate, and dynamic references are resolved at compile time.
 */
public final class SchemaCompiler {
  /** With more dynamic scopes, {@link #MAX_NODES} applies; ordinary schemas have few. */
  private static final int MAX_SCOPES = 100;

  private static final int MAX_NODES = 50_000;

  private final CompilerOptions options;
  private final ReferenceResolver resources;

  /** Keyed by identity, since equal schemas have different locations. */
  private final Map<DynamicScope, IdentityHashMap<JsonNode, SchemaNode>> nodes = new HashMap<>();

  private final List<SchemaNode> inOrder = new ArrayList<>();
  private final Map<String, PatternMatcher> patterns = new HashMap<>();

  private SchemaCompiler(CompilerOptions options, ReferenceResolver resources) {
    this.options = options;
    this.resources = resources;
  }

  /**
   * Compiles a schema whose references have already been inspected. Its parts are compiled when first needed.
   *
   * @param id the schema's id
   * @param resources finds the schema and those it refers to
   * @throws dev.masu.schema.internal.compile.ReferenceResolver.UnresolvedReference if there is no such schema
   */
  public static SchemaNode compile(
      String id, CompilerOptions options, ReferenceResolver resources) {
    synchronized (resources) {
      return new SchemaCompiler(options, resources).node(resources.root(id));
    }
  }

  /**
   * Like {@link #compile}, but compiles all parts of the schema immediately.
   *
   * @throws EndlessSchema if a schema applies itself to the same value again
   * @throws StackOverflowError if schemas that apply to the same value nest too deeply
   */
  public static SchemaNode compileAll(
      String id, CompilerOptions options, ReferenceResolver resources) {
    synchronized (resources) {
      SchemaCompiler compiler = new SchemaCompiler(options, resources);
      SchemaNode root = compiler.node(resources.root(id));
      for (int i = 0; i < compiler.inOrder.size(); i++) {
        compiler.inOrder.get(i).keywords();
      }
      compiler.inOrder.forEach(SchemaNode::height);
      return root;
    }
  }

  CompilerOptions options() {
    return options;
  }

  /**
   * The node of a schema. Its keywords are compiled when first needed.
   *
   * @throws SchemaException if there are too many, since resources can be entered in exponentially many orders
   */
  SchemaNode node(Subschema schema) {
    Subschema target = isReferenceOnly(schema) ? throughReferences(schema) : schema;
    if (!target.json().isObject()) {
      return newNode(target);
    }
    return nodes
        .computeIfAbsent(target.scope(), scope -> new IdentityHashMap<>())
        .computeIfAbsent(target.json(), json -> newNode(target));
  }

  private SchemaNode newNode(Subschema schema) {
    if (nodes.size() > MAX_SCOPES && inOrder.size() >= MAX_NODES) {
      String problem = "it has too many dynamic scopes, in each of which its dynamic references"
          + " lead elsewhere; replace some of these by $ref";
      throw new SchemaException(schema.documentUri(), null, problem, null);
    }
    SchemaNode node = new SchemaNode(
        schema.location(),
        schema.scope().outermost(),
        resources,
        () -> Keywords.compile(this, schema));
    inOrder.add(node);
    return node;
  }

  /** Compiles a pattern. Results are cached, since schemas often repeat patterns. */
  PatternMatcher pattern(String pattern) {
    return patterns.computeIfAbsent(
        pattern, added -> Regex.parse(added).matcher(patterns.size() + 1));
  }

  /** The target of a reference; a schema that allows everything if the target already applies to the value. */
  Subschema referred(Subschema schema, String keyword) {
    Reference reference =
        new Reference(schema, keyword, schema.json().path(keyword).asString());
    Subschema target = resources.referred(reference);
    return reference.isRepetition(target) ? schema.anything() : target;
  }

  /** Follows references as long as the schema is nothing but a reference. */
  private Subschema throughReferences(Subschema schema) {
    Set<JsonNode> passed = Collections.newSetFromMap(new IdentityHashMap<>());
    Subschema target = schema;
    while (isReferenceOnly(target)) {
      if (!passed.add(target.json())) {
        throw new EndlessSchema(target.location());
      }
      target = referred(target, "$ref");
    }
    return target;
  }

  private boolean isReferenceOnly(Subschema schema) {
    return schema.json().path("$ref").isString()
        && (schema.ignoresRefSiblings()
            || schema.json().propertyNames().stream().noneMatch(this::asserts));
  }

  private boolean asserts(String keyword) {
    return StandardKeyword.of(keyword)
        .map(StandardKeyword::asserts)
        .orElse(options.keywords().containsKey(keyword));
  }
}
