/**
 * Games as users' own types: a record, a bean, a class with a creator, and events with a type id. The
 * benchmarks read and write them.
 */
@NullMarked
package dev.masu.benchmarks.game;

import org.jspecify.annotations.NullMarked;
