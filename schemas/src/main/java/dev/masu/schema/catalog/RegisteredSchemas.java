package dev.masu.schema.catalog;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.compile.MetaSchemas;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The registered schemas, by the URIs that they were loaded from and by their own ids. */
final class RegisteredSchemas {
  private final Map<String, SchemaText> byUri = new LinkedHashMap<>();

  RegisteredSchemas copy() {
    RegisteredSchemas copy = new RegisteredSchemas();
    copy.byUri.putAll(byUri);
    return copy;
  }

  /** The schema with the given URI, or null if there is none. */
  @Nullable
  SchemaText get(String uri) {
    return byUri.get(uri);
  }

  Set<String> uris() {
    return byUri.keySet();
  }

  /** Each schema once, in the order in which they were registered, without those that come with Masu. */
  Collection<SchemaText> texts() {
    Map<String, SchemaText> texts = new LinkedHashMap<>();
    byUri.values().forEach(text -> texts.putIfAbsent(text.id(), text));
    texts.keySet().removeAll(BundledSchemas.ids());
    return texts.values();
  }

  /**
   * Adds a schema. If the same schema is registered already, or comes with Masu, only the URI that it was loaded from
   * is added, as another name of it. A copy of a meta-schema is left out if the meta-schema's id is its only URI.
   *
   * @throws SchemaException if a different schema has one of its URIs; nothing is added then
   */
  void add(SchemaText text, Sides qpiSides) {
    requireSame(text, qpiSides);
    if (MetaSchemas.isMetaSchema(text.uri())) {
      return;
    }
    SchemaText first = byUri.getOrDefault(text.id(), text);
    byUri.putIfAbsent(text.uri(), first);
    byUri.putIfAbsent(text.id(), first);
  }

  private void requireSame(SchemaText text, Sides qpiSides) {
    requireNoOtherMetaSchema(text);
    for (String uri : List.of(text.uri(), text.id())) {
      boolean isBundled = BundledSchemas.ids().contains(uri);
      SchemaText other = isBundled ? BundledSchemas.schema(uri, qpiSides) : byUri.get(uri);
      if (other != null && !other.json().equals(text.json())) {
        throw text.idProblem(
            isBundled
                ? "a schema of this id comes with Masu; use that, or take another id"
                : "two different schemas have the id " + uri + ": " + other.sourceName() + " and "
                    + text.sourceName() + "; give each an id of its own, or leave one out");
      }
    }
  }

  /** Another edition of a meta-schema needs a URI of its own, as that of its file. */
  private static void requireNoOtherMetaSchema(SchemaText text) {
    JsonNode metaSchema = MetaSchemas.document(text.uri()).orElse(null);
    if (metaSchema != null && !metaSchema.equals(text.json())) {
      throw text.idProblem("this is the id of a meta-schema of JSON Schema, which comes with Masu;"
          + " leave this schema out, or take another id");
    }
  }
}
