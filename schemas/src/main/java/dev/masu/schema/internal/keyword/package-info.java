/**
 * The keywords of JSON Schema, one file for each or for a family of them, with how it compiles and
 * what it means; {@code Keywords} is the registry. {@link
 * dev.masu.schema.internal.keyword.SchemaCompiler} compiles a schema and all that it refers to.
 */
@NullMarked
package dev.masu.schema.internal.keyword;

import org.jspecify.annotations.NullMarked;
