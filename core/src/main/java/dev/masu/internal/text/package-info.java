/** Texts of messages in several languages, what they show of others, and lines of texts, for Masu's own modules. */
@NullMarked
package dev.masu.internal.text;

import org.jspecify.annotations.NullMarked;
