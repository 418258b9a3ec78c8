/** Benchmarks that time their subjects by turns in one virtual machine, as there are too many of them for JMH. */
@NullMarked
package dev.masu.benchmarks.rounds;

import org.jspecify.annotations.NullMarked;
