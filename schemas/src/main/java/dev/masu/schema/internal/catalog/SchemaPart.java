package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/**
 * A schema within a registered one.
 *
 * @param schema the registered schema
 * @param value this part of it
 * @param pointer the part's JSON Pointer
 * @param base the URI that references are resolved against
 * @param vocabulary what it may hold
 * @param isMetaChecked whether its meta-schema is asked about it, or about a part around it
 */
record SchemaPart(
    SchemaText schema,
    LocatedValue value,
    String pointer,
    String base,
    Vocabulary vocabulary,
    boolean isMetaChecked) {

  /** A whole schema. */
  static SchemaPart root(SchemaText schema, Vocabulary vocabulary) {
    return new SchemaPart(schema, schema.root(), "", schema.id(), vocabulary, true);
  }

  Map<String, LocatedValue.Member> members() {
    return value.members();
  }

  /** The keyword that names a schema here. */
  String idKeyword() {
    return vocabulary.dialect().idKeyword();
  }

  String pointerOf(String keyword) {
    return Pointers.member(pointer, keyword);
  }

  /** The text of a keyword, or null if there is none. */
  @Nullable
  String text(String keyword) {
    LocatedValue.Member member = members().get(keyword);
    return member == null || !member.value().node().isString()
        ? null
        : member.value().node().stringValue();
  }

  /** Whether a keyword has no effect here. */
  boolean ignores(String keyword) {
    boolean isDefinition = keyword.equals("definitions") || keyword.equals("$defs");
    return vocabulary.dialect().ignoresBesideRef()
        && text("$ref") != null
        && !isDefinition
        && !keyword.equals("$ref");
  }

  /** Whether nothing is to be looked for in what a keyword holds: its dialect may have no such one. */
  boolean isData(String keyword) {
    return ignores(keyword) || !vocabulary.dialect().knows(keyword);
  }

  /** A schema below this one, in what a keyword holds. */
  SchemaPart part(String keyword, LocatedValue below, String belowPointer) {
    boolean goesOn = isMetaChecked && vocabulary.dialect().checksBelow(keyword);
    return new SchemaPart(schema, below, belowPointer, base, vocabulary, goesOn);
  }

  /** A schema below this one that a reference leads to. */
  SchemaPart target(LocatedValue below, String belowPointer) {
    return new SchemaPart(schema, below, belowPointer, base, vocabulary, true);
  }

  /** The same part with a base and a vocabulary of its own. */
  SchemaPart entered(String ownBase, Vocabulary ownVocabulary, boolean isChecked) {
    return new SchemaPart(schema, value, pointer, ownBase, ownVocabulary, isChecked);
  }

  SchemaProblem problem(String code, String keyword, String message) {
    String at = pointerOf(keyword);
    return problem(code, at, at, value.member(keyword).value().start(), message);
  }

  SchemaProblem problem(
      String code, String at, String about, TokenStreamLocation place, String message) {
    return new SchemaProblem(schema, code, at, about, (int) place.getCharOffset(), message);
  }
}
