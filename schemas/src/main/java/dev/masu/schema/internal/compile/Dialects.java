package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.text.Uris;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Finds the dialect that a {@code $schema} names: a draft, or that of a meta-schema in the catalogue. */
public final class Dialects {
  private static final Set<VocabularyName> OF_DRAFTS =
      EnumSet.complementOf(EnumSet.of(VocabularyName.FORMAT_ASSERTION));

  private final Function<String, @Nullable JsonNode> documents;
  private final Draft defaultDraft;
  private final Map<String, Dialect> known = new HashMap<>();

  /**
   * Makes a set of dialects.
   *
   * @param documents the schemas of a catalogue by id, or null where there is none
   * @param defaultDraft the draft of schemas with no {@code $schema}, or an unknown one
   */
  public Dialects(Function<String, @Nullable JsonNode> documents, Draft defaultDraft) {
    this.documents = documents;
    this.defaultDraft = defaultDraft;
  }

  /** Whether there is a meta-schema that a {@code $schema} names. */
  public boolean knows(String schema) {
    return Draft.of(schema).isPresent() || document(schema) != null;
  }

  private @Nullable JsonNode document(String schema) {
    return documents.apply(Uris.withoutEmptyFragment(schema));
  }

  /** A vocabulary that a meta-schema, or one that it is written in, requires and that is not supported. */
  public Optional<String> unknownVocabulary(String schema) {
    Set<String> passed = new HashSet<>();
    String next = schema;
    while (Draft.of(next).isEmpty() && passed.add(next)) {
      JsonNode metaSchema = document(next);
      if (metaSchema == null) {
        break;
      }
      next = metaSchema.path("$schema").asString("");
      Draft draft = Draft.of(next).orElse(defaultDraft);
      Optional<String> unknown = draft.hasVocabularies()
          ? VocabularyName.unknownIn(metaSchema.path("$vocabulary"))
          : Optional.empty();
      if (unknown.isPresent()) {
        return unknown;
      }
    }
    return Optional.empty();
  }

  /** The dialect of schemas with no {@code $schema}. */
  public Dialect defaultDialect() {
    return of(defaultDraft);
  }

  /** The dialect of a draft. */
  public Dialect of(Draft draft) {
    Dialect dialect = known.get(draft.metaSchema());
    if (dialect == null) {
      dialect = new Dialect(draft.metaSchema(), draft, OF_DRAFTS, Set.of(), this);
      known.put(draft.metaSchema(), dialect);
    }
    return dialect;
  }

  /** The dialect that a {@code $schema} names, or the default one if there is no such meta-schema. */
  public Dialect named(String schema) {
    Optional<Draft> draft = Draft.of(schema);
    if (draft.isPresent()) {
      return of(draft.get());
    }
    String id = Uris.withoutEmptyFragment(schema);
    Dialect dialect = known.get(id);
    if (dialect == null) {
      JsonNode metaSchema = documents.apply(id);
      dialect = metaSchema == null ? defaultDialect() : custom(id, metaSchema);
      known.put(id, dialect);
    }
    return dialect;
  }

  private Dialect custom(String id, JsonNode metaSchema) {
    Draft draft = draft(id, metaSchema);
    JsonNode vocabulary = metaSchema.path("$vocabulary");
    return new Dialect(
        id,
        draft,
        draft.hasVocabularies() && vocabulary.isObject()
            ? VocabularyName.listedIn(vocabulary)
            : OF_DRAFTS,
        Set.copyOf(metaSchema.path("properties").propertyNames()),
        this);
  }

  /** The draft that a meta-schema is written in, if only through other custom ones. */
  private Draft draft(String id, JsonNode metaSchema) {
    Set<String> passed = new HashSet<>(Set.of(id));
    JsonNode document = metaSchema;
    while (document != null && document.path("$schema").isString()) {
      String schema = document.path("$schema").stringValue();
      Optional<Draft> draft = Draft.of(schema);
      if (draft.isPresent()) {
        return draft.get();
      }
      String next = Uris.withoutEmptyFragment(schema);
      document = passed.add(next) ? documents.apply(next) : null;
    }
    return defaultDraft;
  }
}
