/**
 * Catalogues of schemas: {@link dev.masu.schema.catalog.SchemaCatalog} registers them, comes with those of Sashité's
 * notations, rejects broken schemas when it is built, and lists likely mistakes. Nothing here evaluates documents.
 */
@NullMarked
package dev.masu.schema.catalog;

import org.jspecify.annotations.NullMarked;
