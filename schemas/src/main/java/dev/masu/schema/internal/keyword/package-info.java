/**
 * The keywords of JSON Schema. Each keyword, or family of keywords, has one class, which compiles and implements it;
 * {@code Keywords} is the registry. {@link dev.masu.schema.internal.keyword.SchemaCompiler} compiles a schema and
 * everything it refers to.
 */
@NullMarked
package dev.masu.schema.internal.keyword;

import org.jspecify.annotations.NullMarked;
