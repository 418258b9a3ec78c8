/** The command {@code masu}. */
@NullMarked
package dev.masu.cli;

import org.jspecify.annotations.NullMarked;
