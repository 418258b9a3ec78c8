/**
 * From failures to violations: what was expected, what was found, and which branch of {@code anyOf}
 * or {@code oneOf} matches best. The named parameters that result are put into words by package
 * {@code text}.
 */
@NullMarked
package dev.masu.schema.internal.report;

import org.jspecify.annotations.NullMarked;
