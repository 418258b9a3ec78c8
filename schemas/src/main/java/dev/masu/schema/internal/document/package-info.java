/** A document as text and as a tree of values that know their places. */
@NullMarked
package dev.masu.schema.internal.document;

import org.jspecify.annotations.NullMarked;
