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

/** Makes one schema of a schema and all others that it refers to (JSON Schema Core 2020-12, section 9.3). */
final class SchemaBundle {
  private SchemaBundle() {}

  /**
   * The schema with all that it refers to in its definitions, each with its id; references stay as they are.
   *
   * @param resources the schema and what it leads to, loaded
   * @param root the root of its document
   */
  static JsonNode of(ReferenceResolver resources, Subschema root) {
    Set<String> others = others(resources.links(), root.document());
    ObjectNode bundle = embedded(root);
    boolean isOld = root.dialect().draft().compareTo(Draft.DRAFT_7) <= 0;
    String keyword = isOld ? "definitions" : "$defs";
    ObjectNode definitions = JsonNodeFactory.instance.objectNode();
    if (bundle.path(keyword).isObject()) {
      definitions.setAll((ObjectNode) bundle.path(keyword));
    }
    for (String id : others) {
      Subschema other = resources.loaded(id).orElseThrow();
      definitions.set(other.base(), embedded(other));
    }
    return others.isEmpty() ? bundle : bundle.set(keyword, definitions);
  }

  /** The documents that references lead to from one, sorted. */
  private static Set<String> others(List<Link> links, String document) {
    Set<String> others = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(document));
    while (!open.isEmpty()) {
      String from = open.pop();
      for (Link link : links) {
        String target = link.target().document();
        if (link.reference().from().document().equals(from)
            && !target.equals(document)
            && !MetaSchemas.isMetaSchema(target)
            && others.add(target)) {
          open.push(target);
        }
      }
    }
    return others;
  }

  /** A copy that names its id and dialect, so that it may stand anywhere. */
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
      // Beside a $ref the id would be ignored.
      JsonNode reference =
          JsonNodeFactory.instance.objectNode().set("$ref", members.remove("$ref"));
      copy.set("allOf", JsonNodeFactory.instance.arrayNode().add(reference));
      members.keySet().retainAll(Set.of("$defs", "definitions", "title", "description"));
    }
    members.forEach(copy::set);
    return copy;
  }
}
