/**
 * Locations of keys and values: JSON Pointers, lines, columns, offsets and event indexes. Jackson's token locations
 * become locations of a report here.
 */
@NullMarked
package dev.masu.schema.internal.location;

import org.jspecify.annotations.NullMarked;
