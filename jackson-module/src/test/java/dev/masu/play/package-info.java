/** Whole games over all modules: documents are read by a mapper, then played. */
@NullMarked
package dev.masu.play;

import org.jspecify.annotations.NullMarked;
