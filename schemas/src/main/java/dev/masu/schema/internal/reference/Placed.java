package dev.masu.schema.internal.reference;

import dev.masu.schema.Violation;
import java.util.function.Supplier;

/**
 * A violation and its place in the document's order.
 *
 * @param order how many keys and values of the document start before the one at fault
 * @param violation makes the violation, which costs more than most documents with many are worth
 */
record Placed(int order, Supplier<Violation> violation) {}
