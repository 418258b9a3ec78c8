/**
 * A compiled schema as the evaluator sees it: nodes, their keywords, and the value that keywords evaluate. The keyword
 * implementations are in {@link dev.masu.schema.internal.keyword}.
 */
@NullMarked
package dev.masu.schema.internal.node;

import org.jspecify.annotations.NullMarked;
