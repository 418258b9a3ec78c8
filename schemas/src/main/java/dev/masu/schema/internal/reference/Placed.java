package dev.masu.schema.internal.reference;

import dev.masu.schema.Violation;

/**
 * A violation and its place in the document's order.
 *
 * @param order how many keys and values of the document start before the one at fault
 * @param violation the violation
 */
record Placed(int order, Violation violation) {}
