/**
 * The exception for documents that are invalid against their schema, or valid but cannot be bound. A mapper throws it
 * while it reads.
 */
@NullMarked
package dev.masu.jackson.exc;

import org.jspecify.annotations.NullMarked;
