/**
 * The command {@code masu notation}. It parses texts of one notation and prints the attributes of each, or its mistake.
 */
@NullMarked
package dev.masu.cli.notation;

import org.jspecify.annotations.NullMarked;
