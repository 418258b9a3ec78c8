/**
 * How violations are put into words, in several languages, and how values, names and characters of
 * documents are shown in them: shortened, escaped, or left out where values are redacted.
 */
@NullMarked
package dev.masu.schema.internal.text;

import org.jspecify.annotations.NullMarked;
