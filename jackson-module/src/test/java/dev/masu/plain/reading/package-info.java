/**
 * One document read by Masu and in the plain way: what is read, from which input, how it is changed, and whether both give
 * the same.
 */
@NullMarked
package dev.masu.plain.reading;

import org.jspecify.annotations.NullMarked;
