package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Finds the schemas that references mean: by URI, by JSON Pointer, by anchor. */
final class SchemaResources {
  private static final List<String> SCHEMAS = List.of(
      "additionalItems",
      "additionalProperties",
      "contains",
      "contentSchema",
      "else",
      "if",
      "items",
      "not",
      "propertyNames",
      "then",
      "unevaluatedItems",
      "unevaluatedProperties");
  private static final List<String> CONTAINERS_OF_SCHEMAS = List.of(
      "$defs",
      "allOf",
      "anyOf",
      "definitions",
      "dependencies",
      "dependentSchemas",
      "items",
      "oneOf",
      "patternProperties",
      "prefixItems",
      "properties");

  private final CompilerSetting setting;
  private final Map<String, Subschema> resources = new HashMap<>();
  private final Map<String, Subschema> anchors = new HashMap<>();
  private final Set<String> loaded = new HashSet<>();

  SchemaResources(CompilerSetting setting) {
    this.setting = setting;
  }

  /** The schema that a {@code $ref} of another one means. */
  Subschema resolve(Subschema from, String reference) {
    int hash = reference.indexOf('#');
    String fragment = hash < 0 ? "" : reference.substring(hash + 1);
    Subschema resource = resource(from.resolve(Uris.withoutFragment(reference)));
    if (fragment.isEmpty()) {
      return resource;
    }
    String decoded = decoded(fragment);
    return decoded.startsWith("/") ? at(resource, decoded) : anchor(resource, decoded);
  }

  /** The root of a resource. */
  Subschema resource(String uri) {
    if (!resources.containsKey(uri)) {
      load(setting.holders().apply(uri));
    }
    Subschema known = resources.get(uri);
    if (known == null) {
      throw new NotStreamable("unknown schema " + uri);
    }
    return known;
  }

  private void load(String id) {
    JsonNode document = loaded.add(id) ? setting.documents().apply(id) : null;
    if (document != null) {
      Subschema root = Subschema.root(document, id, Dialect.DRAFT_2020_12);
      resources.put(id, root);
      index(root);
    }
  }

  private static Subschema at(Subschema resource, String pointer) {
    Subschema found = resource;
    for (String step : pointer.substring(1).split("/", -1)) {
      String name = Pointers.unescaped(step);
      boolean isThere = found.json().isArray()
          ? name.matches("[0-9]{1,9}") && found.json().has(Integer.parseInt(name))
          : found.json().has(name);
      if (!isThere) {
        throw new NotStreamable("nothing at " + resource.base() + '#' + pointer);
      }
      found = found.child(name);
    }
    return found;
  }

  private Subschema anchor(Subschema resource, String name) {
    Subschema found = anchors.get(resource.base() + '#' + name);
    if (found == null) {
      throw new NotStreamable("no anchor " + name + " in " + resource.base());
    }
    return found;
  }

  /** Notes the resources and anchors of a document. */
  private void index(Subschema root) {
    Deque<Subschema> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Subschema schema = open.pop();
      if (schema.json().isObject()) {
        note(schema);
        for (String keyword : SCHEMAS) {
          if (schema.json().path(keyword).isObject() && !schema.ignores(keyword)) {
            pushIfStreamable(open, schema, keyword);
          }
        }
        for (String keyword : CONTAINERS_OF_SCHEMAS) {
          if (!schema.ignores(keyword)) {
            pushAll(open, schema, keyword);
          }
        }
      }
    }
  }

  private void note(Subschema schema) {
    if (schema.pointer().isEmpty()) {
      resources.putIfAbsent(schema.base(), schema);
    }
    JsonNode anchor = schema.json().path("$anchor");
    if (anchor.isString() && !schema.ignores("$anchor")) {
      anchors.putIfAbsent(schema.base() + '#' + anchor.stringValue(), schema);
    }
    JsonNode id = schema.json().path("$id");
    boolean hasName = id.isString() && id.stringValue().contains("#");
    if (schema.dialect() == Dialect.DRAFT_7 && hasName && !schema.ignores("$id")) {
      String name = id.stringValue().substring(id.stringValue().indexOf('#'));
      anchors.putIfAbsent(schema.base() + name, schema);
    }
  }

  private static void pushAll(Deque<Subschema> open, Subschema schema, String keyword) {
    JsonNode container = schema.json().path(keyword);
    if (container.isArray()) {
      Subschema list = plainChild(schema, keyword);
      for (int i = 0; i < container.size(); i++) {
        pushIfStreamable(open, list, Integer.toString(i));
      }
    } else if (container.isObject() && !keyword.equals("items")) {
      Subschema map = plainChild(schema, keyword);
      for (String name : container.propertyNames()) {
        pushIfStreamable(open, map, name);
      }
    }
  }

  /** What a keyword holds, which is no schema itself: an {@code $id} there is a property's name. */
  private static Subschema plainChild(Subschema schema, String keyword) {
    return new Subschema(
        schema.json().path(keyword),
        schema.base(),
        schema.pointer() + '/' + keyword,
        schema.dialect());
  }

  /** A part in another dialect is found only by those who ask for it. */
  private static void pushIfStreamable(Deque<Subschema> open, Subschema schema, String step) {
    try {
      open.push(schema.child(step));
    } catch (NotStreamable e) {
      // Whoever refers to it by its place is told so again.
    }
  }

  private static String decoded(String fragment) {
    try {
      return Uris.decoded(fragment);
    } catch (IllegalArgumentException e) {
      throw new NotStreamable("no URI fragment: " + fragment);
    }
  }
}
