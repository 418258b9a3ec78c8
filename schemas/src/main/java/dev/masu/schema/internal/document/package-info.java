/**
 * A document as text, as tokens and as a tree, with the locations of its keys and values. Here are
 * also the checks that precede any schema: UTF-8, JSON syntax, size; and parsers that replay a tree
 * as tokens.
 */
@NullMarked
package dev.masu.schema.internal.document;

import org.jspecify.annotations.NullMarked;
