/**
 * What a report says. {@code FailureParameters} turns the failure of a keyword into a violation: what was expected,
 * what was found, and the nearest name. A {@code ReadProblem} is what is wrong whatever the schema says, such as a
 * duplicate name or a limit that is reached. Package {@code text} and the message bundles have the wording.
 */
@NullMarked
package dev.masu.schema.internal.report;

import org.jspecify.annotations.NullMarked;
