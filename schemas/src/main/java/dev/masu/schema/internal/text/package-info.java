/** How values, names and characters are shown in messages. */
@NullMarked
package dev.masu.schema.internal.text;

import org.jspecify.annotations.NullMarked;
