/** Texts of messages in several languages, for Masu's own modules. */
@NullMarked
package dev.masu.internal.text;

import org.jspecify.annotations.NullMarked;
