/**
 * The JSON of GGN: documents, transitions, positions on labelled squares, moves, routes and conflicts.
 */
@NullMarked
package dev.masu.jackson.internal.ggn;

import org.jspecify.annotations.NullMarked;
