package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.Subschema;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Bundles a schema with all others that it refers to (JSON Schema Core 2020-12, section 9.3). */
final class SchemaBundle {
  /** Annotations that are worth keeping where they have no effect. */
  private static final Set<String> DESCRIBING = Set.of("title", "description");

  private SchemaBundle() {}

  /**
   * The schema with everything that it refers to in its definitions, each with its id. References stay as they are, but
   * for those that find a schema by another URI than its id, or by the same in other characters than ASCII.
   *
   * @param resources the schema and everything reachable from it, loaded
   * @param root the root of its document
   */
  static JsonNode of(ReferenceResolver resources, Subschema root) {
    Set<String> reachable = reachable(resources.links(), root.documentUri());
    ObjectNode bundle = embedded(root, withIds(root, resources), root.ignoresRefSiblings());
    boolean isOld = root.dialect().ignoresBesideRef();
    String keyword = isOld ? "definitions" : "$defs";
    ObjectNode definitions = JsonNodeFactory.instance.objectNode();
    if (bundle.path(keyword).isObject()) {
      definitions.setAll((ObjectNode) bundle.path(keyword));
    }
    for (String id : reachable) {
      Subschema other = resources.loaded(id).orElseThrow();
      String name = other.baseUri();
      while (definitions.has(name)) {
        name += '_';
      }
      JsonNode json = withIds(other, resources);
      boolean ignoresId = other.ignoresRefSiblings() || (isOld && json.has("$ref"));
      definitions.set(name, embedded(other, json, ignoresId));
    }
    return reachable.isEmpty() ? bundle : bundle.set(keyword, definitions);
  }

  /** The other documents that references from one reach, sorted. */
  private static Set<String> reachable(List<Link> links, String document) {
    Set<String> reachable = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(document));
    while (!open.isEmpty()) {
      String from = open.pop();
      for (Link link : links) {
        String target = link.target().documentUri();
        if (link.reference().from().documentUri().equals(from)
            && !target.equals(document)
            && !MetaSchemas.isMetaSchema(target)
            && reachable.add(target)) {
          open.push(target);
        }
      }
    }
    return reachable;
  }

  /** A copy of a document whose references name the ids of the resources that they find. */
  private static JsonNode withIds(Subschema document, ReferenceResolver resources) {
    JsonNode copy = document.json().deepCopy();
    for (Link link : resources.links()) {
      Reference reference = link.reference();
      if (reference.from().documentUri().equals(document.documentUri())) {
        Subschema target = resources.loaded(reference.resourceUri()).orElseThrow();
        String id = target.baseUri();
        // The id of a document is written in ASCII, an embedded one stays as it is.
        if (!id.equals(reference.resourceUri()) || (target.isDocument() && !reference.isAscii())) {
          ObjectNode from = (ObjectNode) copy.at(reference.from().path());
          from.put(reference.keyword(), reference.to(id));
        }
      }
    }
    return copy;
  }

  /** A copy that states its id and dialect, so that it can be a document of its own. */
  static ObjectNode embedded(Subschema schema) {
    return embedded(schema, schema.json(), schema.ignoresRefSiblings());
  }

  /** The same of other JSON; {@code ignoresBesideRef} says whether an id beside its {@code $ref} has no effect. */
  private static ObjectNode embedded(Subschema schema, JsonNode json, boolean ignoresBesideRef) {
    String idKeyword = schema.dialect().draft().idKeyword();
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    copy.put("$schema", schema.dialect().schemaValue());
    copy.put(idKeyword, schema.baseUri());
    if (json.isBoolean()) {
      return copy.set("allOf", JsonNodeFactory.instance.arrayNode().add(json));
    }
    ObjectNode members = ((ObjectNode) json).deepCopy();
    members.remove(List.of("$schema", idKeyword));
    if (schema.ignoresRefSiblings()) {
      // Unknown ones stay, since references may lead into them.
      members.remove(members.propertyNames().stream()
          .filter(name ->
              schema.dialect().uses(name) && schema.ignores(name) && !DESCRIBING.contains(name))
          .toList());
    }
    if (ignoresBesideRef) {
      JsonNode reference = members.remove("$ref");
      members.withArrayProperty("allOf").addObject().set("$ref", reference);
    }
    return copy.setAll(members);
  }
}
