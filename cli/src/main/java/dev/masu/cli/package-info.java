/**
 * The command {@code masu}: the main class, and the answer to a wrong command line. Each subcommand has a package of
 * its own; {@code input} and {@code output} serve them all.
 */
@NullMarked
package dev.masu.cli;

import org.jspecify.annotations.NullMarked;
