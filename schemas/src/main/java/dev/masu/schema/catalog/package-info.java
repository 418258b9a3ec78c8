/**
 * Schemas as their authors write them: reading and registering their texts, bundled schemas and
 * meta-schemas, and the inspection that finds misspelt keywords, unknown formats and references that
 * lead nowhere. {@link dev.masu.schema.catalog.SchemaCatalog} uses it when a catalogue is built; nothing
 * here evaluates documents.
 */
@NullMarked
package dev.masu.schema.catalog;

import org.jspecify.annotations.NullMarked;
