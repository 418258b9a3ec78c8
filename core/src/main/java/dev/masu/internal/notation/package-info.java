/**
 * What the notations share: letters of a case, the cursor that their grammars move, and the words for mistakes. It knows
 * no single notation.
 */
@NullMarked
package dev.masu.internal.notation;

import org.jspecify.annotations.NullMarked;
