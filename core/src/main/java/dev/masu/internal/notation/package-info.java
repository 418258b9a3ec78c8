/**
 * Code shared by the notations: the letters of each case, the cursor used by the grammars, and the
 * texts of error messages. It does not depend on any particular notation.
 */
@NullMarked
package dev.masu.internal.notation;

import org.jspecify.annotations.NullMarked;
