/**
 * Reports, violations and limits as JSON.
 */
@NullMarked
package dev.masu.jackson.internal.report;

import org.jspecify.annotations.NullMarked;
