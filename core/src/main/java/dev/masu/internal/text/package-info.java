/** Texts of messages in several languages, and what they show of others, for Masu's own modules. */
@NullMarked
package dev.masu.internal.text;

import org.jspecify.annotations.NullMarked;
