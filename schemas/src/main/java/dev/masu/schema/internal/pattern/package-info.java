/** Regular expressions as ECMA-262 has them: read, matched in linear time, and judged. */
@NullMarked
package dev.masu.schema.internal.pattern;

import org.jspecify.annotations.NullMarked;
