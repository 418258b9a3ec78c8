/**
 * State Transition Notation: the net difference between two positions as a document.
 *
 * <p>The documents are generated with Immutables and know nothing of JSON: {@code masu-core} has no
 * run-time dependency, and Immutables' own Jackson annotations would bring databind into it. The
 * module {@code dev.masu.jackson} registers the mapping instead.
 *
 * <p>Source: State Transition Notation 1.0.0.
 */
@NullMarked
@DocumentStyle
package dev.masu.stn;

import org.jspecify.annotations.NullMarked;
