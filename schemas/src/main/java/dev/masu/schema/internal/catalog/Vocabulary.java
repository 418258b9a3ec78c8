package dev.masu.schema.internal.catalog;

import java.util.Set;
import java.util.TreeSet;

/**
 * What schemas may hold that name one meta-schema.
 *
 * @param metaSchema the id of that meta-schema
 * @param dialect the dialect of JSON Schema that it is, or builds on
 * @param declared keywords that a registered meta-schema declares besides
 */
record Vocabulary(String metaSchema, SchemaDialect dialect, Set<String> declared) {
  boolean knows(String keyword) {
    return dialect.knows(keyword) || declared.contains(keyword);
  }

  Set<String> keywords() {
    Set<String> all = new TreeSet<>(dialect.keywords());
    all.addAll(declared);
    return all;
  }
}
