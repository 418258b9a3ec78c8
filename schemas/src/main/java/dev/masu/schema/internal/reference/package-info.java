/** The reference engine: networknt's json-schema-validator over a located tree, behind our types. */
@NullMarked
package dev.masu.schema.internal.reference;

import org.jspecify.annotations.NullMarked;
