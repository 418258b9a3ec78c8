/**
 * Text utilities: messages in several languages, escaping of invisible characters, and reading of
 * lines with bounded length. Other modules also use this package.
 */
@NullMarked
package dev.masu.internal.text;

import org.jspecify.annotations.NullMarked;
