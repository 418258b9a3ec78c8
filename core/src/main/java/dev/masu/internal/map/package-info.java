/**
 * Small immutable maps that keep their order, for the documents. {@code OrderedMap} is the map; {@code Entries} and
 * {@code SharedMaps} build many of them in little memory.
 */
@NullMarked
package dev.masu.internal.map;

import org.jspecify.annotations.NullMarked;
