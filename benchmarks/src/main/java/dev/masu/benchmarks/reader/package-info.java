/**
 * What is compared: mappers with Masu and without, networknt's validator, Justify, and the bare parser. {@code Sample} has
 * the documents that they read.
 */
@NullMarked
package dev.masu.benchmarks.reader;

import org.jspecify.annotations.NullMarked;
