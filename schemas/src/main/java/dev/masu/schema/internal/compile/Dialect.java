package dev.masu.schema.internal.compile;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A dialect of JSON Schema: a draft, or what a custom meta-schema leaves of one.
 *
 * @param id the id of its meta-schema, without a fragment
 * @param draft the draft that it is, or builds on
 * @param keywords its standard keywords by their names
 * @param declared keywords that its meta-schema declares, standard ones or others
 * @param unknownVocabulary a vocabulary that it requires and that is not supported, or null
 * @param others where the dialects of embedded resources are looked up
 */
public record Dialect(
    String id,
    Draft draft,
    Map<String, StandardKeyword> keywords,
    Set<String> declared,
    @Nullable String unknownVocabulary,
    Dialects others) {

  /** Whether another dialect of the same catalogue is this one. */
  public boolean isSame(Dialect other) {
    return id.equals(other.id);
  }

  /** Whether a standard keyword is one of this dialect. */
  public boolean uses(String keyword) {
    return keywords.containsKey(keyword);
  }

  /** A standard keyword of this dialect, or null if it has none of this name. */
  @Nullable
  StandardKeyword keyword(String name) {
    return keywords.get(name);
  }

  /** Whether everything but definitions is ignored beside a {@code $ref}. */
  public boolean ignoresBesideRef() {
    return draft.compareTo(Draft.DRAFT_7) <= 0;
  }
}
