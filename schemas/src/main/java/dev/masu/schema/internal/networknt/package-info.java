/**
 * A second opinion, {@link dev.masu.schema.catalog.CheckEngine#NETWORKNT}: schemas evaluated by networknt's
 * json-schema-validator over the whole document. Reading, limits and reports are Masu's.
 */
@NullMarked
package dev.masu.schema.internal.networknt;

import org.jspecify.annotations.NullMarked;
