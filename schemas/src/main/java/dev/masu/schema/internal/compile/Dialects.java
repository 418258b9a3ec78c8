package dev.masu.schema.internal.compile;

import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.compile.StandardKeyword.Vocabulary;
import dev.masu.schema.internal.text.Uris;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Finds the dialect that a {@code $schema} names: a draft, or the dialect of a meta-schema in the catalogue. */
public final class Dialects {
  private static final int MAX_NESTING = 100;
  private static final Set<Vocabulary> OF_DRAFTS = EnumSet.allOf(Vocabulary.class);

  private final Function<String, @Nullable JsonNode> documents;
  private final Draft defaultDraft;
  private final Map<String, Dialect> cached = new HashMap<>();
  private int nesting;

  /**
   * Creates an instance for a catalogue.
   *
   * @param documents finds a schema of the catalogue by id; returns null if there is none
   * @param defaultDraft the draft of schemas whose {@code $schema} is missing or unknown
   */
  public Dialects(Function<String, @Nullable JsonNode> documents, Draft defaultDraft) {
    this.documents = documents;
    this.defaultDraft = defaultDraft;
  }

  /** Whether the meta-schema that a {@code $schema} names is known. */
  public boolean knows(String schema) {
    return Draft.of(schema).isPresent() || documents.apply(Uris.normalized(schema)) != null;
  }

  /** The dialect of schemas with no {@code $schema}. */
  Dialect defaultDialect() {
    return of(defaultDraft);
  }

  private Dialect of(Draft draft) {
    return cached.computeIfAbsent(
        draft.metaSchema(),
        id -> new Dialect(id, draft, StandardKeyword.of(draft, OF_DRAFTS), Set.of(), null, this));
  }

  /** The dialect that a {@code $schema} names, or the default one if its meta-schema is unknown. */
  Dialect named(String schema) {
    String id = Uris.normalized(schema);
    Dialect dialect = cached.get(id);
    if (dialect == null) {
      dialect = Draft.of(id).map(this::of).orElseGet(() -> custom(id));
      cached.put(id, dialect);
    }
    return dialect;
  }

  private Dialect custom(String id) {
    JsonNode metaSchema = documents.apply(id);
    if (metaSchema == null) {
      return defaultDialect();
    }
    // Ends the recursion where meta-schemas name each other as their $schema.
    cached.put(id, defaultDialect());
    if (++nesting > MAX_NESTING) {
      String problem = "its $schema leads through more than " + MAX_NESTING
          + " other meta-schemas; name one of " + Draft.schemaValues();
      throw new SchemaException(id, null, problem, null);
    }
    Dialect baseDialect = Subschema.dialect(metaSchema, defaultDialect());
    nesting--;
    JsonNode vocabulary = metaSchema.path("$vocabulary");
    boolean choosesVocabularies = baseDialect.draft().hasVocabularies() && vocabulary.isObject();
    String unknown = choosesVocabularies ? Vocabulary.unknownIn(vocabulary) : null;
    return new Dialect(
        id,
        baseDialect.draft(),
        StandardKeyword.of(
            baseDialect.draft(), choosesVocabularies ? Vocabulary.listedIn(vocabulary) : OF_DRAFTS),
        Set.copyOf(metaSchema.path("properties").propertyNames()),
        unknown == null ? baseDialect.unknownVocabulary() : unknown,
        this);
  }
}
