package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/**
 * Compiles a schema and all that it refers to. Each schema is compiled once, so that recursion ends.
 *
 * <p>What compiles is written with loops: streams and their lambdas took 15 ms more of the first read in
 * a new virtual machine.
 */
final class SchemaCompiler {
  private final CompilerSetting setting;
  private final SchemaResources resources;
  private final Map<String, SchemaNode> nodes = new HashMap<>();
  private final Map<String, PatternMatcher> patterns = new HashMap<>();
  private final Deque<Subschema> open = new ArrayDeque<>();

  private SchemaCompiler(CompilerSetting setting) {
    this.setting = setting;
    this.resources = new SchemaResources(setting);
  }

  /**
   * Compiles a schema.
   *
   * @param id the schema's id
   * @param setting what the schema may use
   * @return the schema, or empty if it needs more than this engine does, or cannot be compiled at all
   */
  static Optional<SchemaNode> compile(String id, CompilerSetting setting) {
    try {
      SchemaCompiler compiler = new SchemaCompiler(setting);
      SchemaNode root = compiler.node(compiler.resources.resource(id));
      compiler.compileOpen();
      InPlaceHeights.check(compiler.nodes.values());
      for (SchemaNode node : compiler.nodes.values()) {
        node.link();
      }
      return Optional.of(root);
    } catch (NotStreamable | PatternSyntaxException e) {
      return Optional.empty();
    }
  }

  CompilerSetting setting() {
    return setting;
  }

  /** The node of a schema, which is compiled sooner or later. */
  SchemaNode node(Subschema schema) {
    Subschema target = throughReferences(schema);
    String location = target.location();
    SchemaNode known = nodes.get(location);
    if (known == null) {
      known = new SchemaNode(nodes.size(), location);
      nodes.put(location, known);
      open.add(target);
    }
    return known;
  }

  /** A compiled pattern; schemas repeat them. */
  PatternMatcher pattern(String pattern) {
    PatternMatcher known = patterns.get(pattern);
    if (known == null) {
      known = PatternMatcher.compile(pattern, setting.limits().maxPatternSteps());
      patterns.put(pattern, known);
    }
    return known;
  }

  /** The schema that a {@code $ref} means. */
  Subschema referred(Subschema schema) {
    return resources.resolve(schema, schema.json().path("$ref").asString());
  }

  private void compileOpen() {
    while (!open.isEmpty()) {
      Subschema schema = open.remove();
      SchemaNode node = nodes.get(schema.location());
      if (node != null) {
        node.define(keywords(schema));
      }
    }
  }

  private List<Keyword> keywords(Subschema schema) {
    return new KeywordCompiler(this, schema).keywords();
  }

  /** A schema that is nothing but a reference is what it refers to. */
  private Subschema throughReferences(Subschema schema) {
    Set<String> passed = new HashSet<>();
    Subschema target = schema;
    while (isReferenceOnly(target)) {
      if (!passed.add(target.location())) {
        throw new NotStreamable("references in a circle");
      }
      target = referred(target);
    }
    return target;
  }

  private static boolean isReferenceOnly(Subschema schema) {
    if (!schema.json().isObject() || !schema.json().path("$ref").isString()) {
      return false;
    }
    return schema.dialect() == Dialect.DRAFT_7
        || schema.json().propertyNames().stream()
            .allMatch(name -> name.equals("$ref") || KeywordCompiler.isWithoutEffect(name));
  }
}
