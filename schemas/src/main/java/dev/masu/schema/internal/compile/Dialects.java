package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.text.Uris;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Finds the dialect that a {@code $schema} names: a draft, or that of a meta-schema in the catalogue. */
public final class Dialects {
  private static final Set<VocabularyName> OF_DRAFTS = EnumSet.allOf(VocabularyName.class);

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
    return Draft.of(schema).isPresent()
        || documents.apply(Uris.withoutEmptyFragment(schema)) != null;
  }

  /** A vocabulary that a meta-schema, or one that it is written in, requires and that is not supported. */
  public Optional<String> unknownVocabulary(String schema) {
    return Optional.ofNullable(named(schema).unknownVocabulary());
  }

  /** The dialect of schemas with no {@code $schema}. */
  public Dialect defaultDialect() {
    return of(defaultDraft);
  }

  private Dialect of(Draft draft) {
    Dialect dialect = known.get(draft.metaSchema());
    if (dialect == null) {
      dialect = new Dialect(
          draft.metaSchema(), draft, StandardKeyword.of(draft, OF_DRAFTS), Set.of(), null, this);
      known.put(draft.metaSchema(), dialect);
    }
    return dialect;
  }

  /** The dialect that a {@code $schema} names, or the default one if there is no such meta-schema. */
  public Dialect named(String schema) {
    String id = Uris.withoutEmptyFragment(schema);
    Dialect dialect = known.get(id);
    if (dialect == null) {
      Optional<Draft> draft = Draft.of(id);
      dialect = draft.isPresent() ? of(draft.get()) : custom(id);
      known.put(id, dialect);
    }
    return dialect;
  }

  private Dialect custom(String id) {
    JsonNode metaSchema = documents.apply(id);
    if (metaSchema == null) {
      return defaultDialect();
    }
    // Meta-schemas may be written in each other.
    known.put(id, defaultDialect());
    JsonNode schema = metaSchema.path("$schema");
    Dialect writtenIn = schema.isString() ? named(schema.stringValue()) : defaultDialect();
    JsonNode vocabulary = metaSchema.path("$vocabulary");
    boolean isChosen = writtenIn.draft().hasVocabularies() && vocabulary.isObject();
    String unknown = isChosen ? VocabularyName.unknownIn(vocabulary) : null;
    return new Dialect(
        id,
        writtenIn.draft(),
        StandardKeyword.of(
            writtenIn.draft(), isChosen ? VocabularyName.listedIn(vocabulary) : OF_DRAFTS),
        Set.copyOf(metaSchema.path("properties").propertyNames()),
        unknown == null ? writtenIn.unknownVocabulary() : unknown,
        this);
  }
}
