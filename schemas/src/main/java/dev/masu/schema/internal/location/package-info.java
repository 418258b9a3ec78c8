/**
 * Where keys and values are: JSON Pointers, lines, columns and offsets, and their order in the document.
 * Jackson's locations of tokens become locations of a report here.
 */
@NullMarked
package dev.masu.schema.internal.location;

import org.jspecify.annotations.NullMarked;
