/**
 * Renders violations in several languages. The values, names and characters of documents in them are shortened and
 * escaped, or left out if values are redacted.
 */
@NullMarked
package dev.masu.schema.internal.text;

import org.jspecify.annotations.NullMarked;
