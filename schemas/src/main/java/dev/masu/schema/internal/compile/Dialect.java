package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.compile.StandardKeyword.Value;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** A dialect of JSON Schema: a draft, or what a custom meta-schema leaves of one. */
public final class Dialect {
  private final String id;
  private final Draft draft;
  private final boolean assertsFormat;
  private final Dialects others;
  private final Map<String, StandardKeyword> keywords = new HashMap<>();

  /**
   * Makes a dialect.
   *
   * @param id the id of its meta-schema
   * @param draft the draft that it builds on
   * @param vocabularies the vocabularies that it uses
   * @param others where the dialects of embedded resources are looked up
   */
  Dialect(String id, Draft draft, Set<VocabularyName> vocabularies, Dialects others) {
    this.id = id;
    this.draft = draft;
    this.assertsFormat = vocabularies.contains(VocabularyName.FORMAT_ASSERTION);
    this.others = others;
    for (StandardKeyword keyword : StandardKeyword.all()) {
      if (keyword.isIn(draft) && vocabularies.contains(keyword.vocabulary())) {
        keywords.put(keyword.name(), keyword);
      }
    }
  }

  /** The id of its meta-schema, without a fragment. */
  public String id() {
    return id;
  }

  /** The draft that it is, or builds on. */
  public Draft draft() {
    return draft;
  }

  /** Whether it has a keyword that is more than an annotation. */
  public boolean uses(String keyword) {
    return keywords.containsKey(keyword);
  }

  /** Whether its meta-schema requires {@code format} to be an assertion. */
  public boolean assertsFormat() {
    return assertsFormat;
  }

  /** Whether everything but definitions is ignored beside a {@code $ref}. */
  boolean ignoresBesideRef() {
    return draft.compareTo(Draft.DRAFT_7) <= 0;
  }

  /** Where a keyword's value holds schemas; nowhere for unknown keywords. */
  Value value(String keyword) {
    StandardKeyword known = keywords.get(keyword);
    return known == null ? Value.DATA : known.value();
  }

  /** The dialect of a {@code $schema} within a schema of this dialect. */
  Dialect named(String schema) {
    return others.named(schema);
  }

  @Override
  public String toString() {
    return id;
  }
}
