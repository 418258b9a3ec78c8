package dev.masu.schema.internal.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A dialect of JSON Schema: a draft, or what a custom meta-schema leaves of one. */
public final class Dialect {
  private final String id;
  private final Draft draft;
  private final Set<VocabularyName> vocabularies;
  private final Set<String> declared;
  private final @Nullable String unknownVocabulary;
  private final Dialects others;

  /**
   * Makes a dialect.
   *
   * @param id the id of its meta-schema
   * @param draft the draft that it builds on
   * @param vocabularies the vocabularies that it uses
   * @param declared keywords that its meta-schema declares, standard ones or others
   * @param unknownVocabulary a vocabulary that it requires and that is not supported, or null
   * @param others where the dialects of embedded resources are looked up
   */
  Dialect(
      String id,
      Draft draft,
      Set<VocabularyName> vocabularies,
      Set<String> declared,
      @Nullable String unknownVocabulary,
      Dialects others) {
    this.id = id;
    this.draft = draft;
    this.vocabularies = vocabularies;
    this.declared = declared;
    this.unknownVocabulary = unknownVocabulary;
    this.others = others;
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
    return keyword(keyword) != null;
  }

  /** Whether its meta-schema declares a keyword that is not a standard one. */
  public boolean declares(String keyword) {
    return declared.contains(keyword);
  }

  /** The names of its standard keywords. */
  public List<String> keywords() {
    List<String> names = new ArrayList<>();
    for (StandardKeyword keyword : StandardKeyword.all()) {
      if (uses(keyword.name())) {
        names.add(keyword.name());
      }
    }
    return names;
  }

  /** A vocabulary that its meta-schema requires and that is not supported. */
  Optional<String> unknownVocabulary() {
    return Optional.ofNullable(unknownVocabulary);
  }

  /** Whether everything but definitions is ignored beside a {@code $ref}. */
  public boolean ignoresBesideRef() {
    return draft.compareTo(Draft.DRAFT_7) <= 0;
  }

  /** A standard keyword of this dialect, or null if it has none of this name. */
  @Nullable
  StandardKeyword keyword(String name) {
    StandardKeyword keyword = StandardKeyword.find(name);
    boolean isUsed =
        keyword != null && keyword.isIn(draft) && vocabularies.contains(keyword.vocabulary());
    return isUsed ? keyword : null;
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
