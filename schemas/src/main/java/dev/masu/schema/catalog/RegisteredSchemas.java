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

  /** Each schema once, in the order in which they were registered. */
  Collection<SchemaText> texts() {
    Map<String, SchemaText> texts = new LinkedHashMap<>();
    byUri.values().forEach(text -> texts.putIfAbsent(text.uri(), text));
    return texts.values();
  }

  /**
   * Adds a schema, unless it comes with Masu.
   *
   * @throws SchemaException if a different schema has one of its URIs
   */
  void add(SchemaText text, Sides qpiSides) {
    if (comesWithMasu(text, qpiSides)) {
      return;
    }
    for (String uri : List.of(text.uri(), text.id())) {
      SchemaText other = byUri.putIfAbsent(uri, text);
      if (other != null && !other.json().equals(text.json())) {
        throw text.idProblem("there are two different schemas of the id " + uri + ", "
            + other.sourceName() + " and " + text.sourceName() + "; give each one of its own");
      }
    }
  }

  /** Whether the same schema comes with Masu; throws if a different one has its id. */
  private static boolean comesWithMasu(SchemaText text, Sides qpiSides) {
    if (BundledSchemas.ids().contains(text.id())) {
      if (BundledSchemas.schema(text.id(), qpiSides).json().equals(text.json())) {
        return true;
      }
      throw text.idProblem("a schema of this id comes with Masu; use that, or take another id");
    }
    if (MetaSchemas.isMetaSchema(text.uri())) {
      if (text.json().isObject() && MetaSchemas.isMetaSchema(text.ownId())) {
        return true;
      }
      throw text.idProblem("this is the id of a meta-schema of JSON Schema; take another id");
    }
    return false;
  }
}
