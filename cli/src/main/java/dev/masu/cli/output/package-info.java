/**
 * What the command prints: amounts, messages with their line and a caret, arrays of JSON. It also holds the formats,
 * the exit codes and the standard streams.
 */
@NullMarked
package dev.masu.cli.output;

import org.jspecify.annotations.NullMarked;
