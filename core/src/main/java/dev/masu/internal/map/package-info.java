/**
 * Small immutable maps that keep their insertion order, used by the documents. {@code OrderedMap}
 * is the map; {@code Entries} and {@code SharedMaps} build many such maps in little memory.
 */
@NullMarked
package dev.masu.internal.map;

import org.jspecify.annotations.NullMarked;
