/**
 * The command {@code masu check}. A {@link dev.masu.cli.check.Checker} reads each input as a stream and gives a {@link
 * dev.masu.cli.check.CheckOutcome}, which a {@link dev.masu.cli.check.CheckPrinter} prints as text or JSON.
 */
@NullMarked
package dev.masu.cli.check;

import org.jspecify.annotations.NullMarked;
