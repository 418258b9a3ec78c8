/**
 * Renders violations in several languages. The values, names and characters of documents in them are shortened and
 * escaped, or left out if values are redacted. What messages need is computed here too: nearest names, exact numbers and
 * normalized URIs.
 */
@NullMarked
package dev.masu.schema.internal.text;

import org.jspecify.annotations.NullMarked;
