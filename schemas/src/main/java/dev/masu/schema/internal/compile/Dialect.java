package dev.masu.schema.internal.compile;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A dialect of JSON Schema: a draft, or the part of one that a custom meta-schema selects.
 *
 * @param id the id of its meta-schema, without a fragment
 * @param draft the draft that it is or builds on
 * @param keywords its standard keywords, by name
 * @param declared the keywords that its meta-schema declares, standard or not
 * @param unknownVocabulary an unsupported vocabulary that its meta-schema, or the one above that, requires; or null
 * @param dialects where the dialects of embedded resources are looked up
 */
public record Dialect(
    String id,
    Draft draft,
    Map<String, StandardKeyword> keywords,
    Set<String> declared,
    @Nullable String unknownVocabulary,
    Dialects dialects) {

  /** Whether another dialect of the same catalogue is this one. */
  public boolean isSame(Dialect other) {
    return id.equals(other.id);
  }

  /** Whether a standard keyword belongs to this dialect. */
  public boolean uses(String keyword) {
    return keywords.containsKey(keyword);
  }

  /** Whether it has a meta-schema of its own. */
  public boolean isCustom() {
    return !id.equals(draft.metaSchema());
  }

  /** The {@code $schema} that names it, as it is usually written. */
  public String schemaValue() {
    return isCustom() ? id : draft.schemaValue();
  }

  /** Whether it leaves out keywords of its draft, with their vocabulary. */
  public boolean leavesOutKeywords() {
    return keywords.size() < dialects.named(draft.metaSchema()).keywords().size();
  }

  /** Whether a keyword is one of this dialect or an unknown one, not one of a vocabulary that it does not use. */
  public boolean mayHave(String keyword) {
    return uses(keyword)
        || StandardKeyword.of(keyword).filter(k -> k.isIn(draft)).isEmpty();
  }

  /** The standard keyword with the given name, or null if this dialect has none. */
  @Nullable
  StandardKeyword keyword(String name) {
    return keywords.get(name);
  }

  /** Whether everything but definitions is ignored next to a {@code $ref}. */
  public boolean ignoresBesideRef() {
    return draft.compareTo(Draft.DRAFT_7) <= 0;
  }
}
