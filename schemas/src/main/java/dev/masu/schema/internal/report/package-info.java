/** From failures to violations: what was expected, what was found, and the branch that was probably meant. */
@NullMarked
package dev.masu.schema.internal.report;

import org.jspecify.annotations.NullMarked;
