/**
 * What the grammars of the notations share: letters of a case, checks that return false or throw, and the words for
 * mistakes. It knows no single notation.
 */
@NullMarked
package dev.masu.internal.notation;

import org.jspecify.annotations.NullMarked;
