/** How fast Masu reads, checks and writes, beside what people use today. */
@NullMarked
package dev.masu.benchmarks;

import org.jspecify.annotations.NullMarked;
