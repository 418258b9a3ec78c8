/**
 * Texts for people: messages in several languages, characters that cannot be seen, and lines of bounded length. The other
 * modules use it too.
 */
@NullMarked
package dev.masu.internal.text;

import org.jspecify.annotations.NullMarked;
