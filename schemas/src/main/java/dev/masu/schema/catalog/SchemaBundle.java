package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.Subschema;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Bundles a schema with all others that it refers to (JSON Schema Core 2020-12, section 9.3). */
final class SchemaBundle {
  private SchemaBundle() {}

  /**
   * The schema with everything that it refers to in its definitions, each with its id; references stay as they are.
   *
   * @param resources the schema and everything reachable from it, loaded
   * @param root the root of its document
   */
  static JsonNode of(ReferenceResolver resources, Subschema root) {
    Set<String> reachable = reachable(resources.links(), root.document());
    ObjectNode bundle = embedded(root);
    boolean isOld = root.dialect().draft().compareTo(Draft.DRAFT_7) <= 0;
    String keyword = isOld ? "definitions" : "$defs";
    ObjectNode definitions = JsonNodeFactory.instance.objectNode();
    if (bundle.path(keyword).isObject()) {
      definitions.setAll((ObjectNode) bundle.path(keyword));
    }
    for (String id : reachable) {
      Subschema other = resources.loaded(id).orElseThrow();
      definitions.set(other.base(), embedded(other));
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
        String target = link.target().document();
        if (link.reference().from().document().equals(from)
            && !target.equals(document)
            && !MetaSchemas.isMetaSchema(target)
            && reachable.add(target)) {
          open.push(target);
        }
      }
    }
    return reachable;
  }

  /** A copy that states its id and dialect, so that it can be embedded anywhere. */
  static ObjectNode embedded(Subschema schema) {
    JsonNode json = schema.json();
    String idKeyword = schema.dialect().draft().idKeyword();
    Map<String, JsonNode> members = new LinkedHashMap<>();
    json.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    copy.put("$schema", schema.dialect().id());
    copy.put(idKeyword, schema.base());
    if (json.isBoolean()) {
      return copy.set("allOf", JsonNodeFactory.instance.arrayNode().add(json));
    }
    members.remove("$schema");
    members.remove(idKeyword);
    if (schema.isReferenceAlone()) {
      // Next to a $ref, the id would be ignored.
      JsonNode reference =
          JsonNodeFactory.instance.objectNode().set("$ref", members.remove("$ref"));
      copy.set("allOf", JsonNodeFactory.instance.arrayNode().add(reference));
      members.keySet().retainAll(Set.of("$defs", "definitions", "title", "description"));
    }
    members.forEach(copy::set);
    return copy;
  }
}
