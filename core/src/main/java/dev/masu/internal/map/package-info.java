/** Small immutable maps that keep their order, for Masu's own modules. */
@NullMarked
package dev.masu.internal.map;

import org.jspecify.annotations.NullMarked;
