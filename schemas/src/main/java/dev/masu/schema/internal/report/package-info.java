/**
 * Turns failures into violations: what was expected, what was found, and which branch of {@code anyOf} or {@code oneOf}
 * matches best. Package {@code text} turns the resulting named parameters into messages.
 */
@NullMarked
package dev.masu.schema.internal.report;

import org.jspecify.annotations.NullMarked;
