package dev.masu.schema.internal.compile;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A dialect of JSON Schema: a draft, or what a custom meta-schema leaves of one. */
public final class Dialect {
  private final String id;
  private final Draft draft;
  private final boolean assertsFormat;
  private final Set<String> declared;
  private final Dialects others;
  private final Map<String, StandardKeyword> keywords = new HashMap<>();

  /**
   * Makes a dialect.
   *
   * @param id the id of its meta-schema
   * @param draft the draft that it builds on
   * @param vocabularies the vocabularies that it uses
   * @param declared keywords that its meta-schema declares, standard ones or others
   * @param others where the dialects of embedded resources are looked up
   */
  Dialect(
      String id,
      Draft draft,
      Set<VocabularyName> vocabularies,
      Set<String> declared,
      Dialects others) {
    this.id = id;
    this.draft = draft;
    this.declared = declared;
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

  /** Whether a standard keyword is one of this dialect. */
  public boolean uses(String keyword) {
    return keywords.containsKey(keyword);
  }

  /** Whether its meta-schema declares a keyword that is not a standard one. */
  public boolean declares(String keyword) {
    return declared.contains(keyword);
  }

  /** The names of its standard keywords. */
  public Set<String> keywords() {
    return keywords.keySet();
  }

  /** Whether its meta-schema requires {@code format} to be an assertion. */
  public boolean assertsFormat() {
    return assertsFormat;
  }

  /** Whether everything but definitions is ignored beside a {@code $ref}. */
  public boolean ignoresBesideRef() {
    return draft.compareTo(Draft.DRAFT_7) <= 0;
  }

  /** A standard keyword of this dialect, or null if it has none of this name. */
  @Nullable
  StandardKeyword keyword(String name) {
    return keywords.get(name);
  }

  /** The dialects of the same catalogue. */
  public Dialects others() {
    return others;
  }

  @Override
  public String toString() {
    return id;
  }
}
