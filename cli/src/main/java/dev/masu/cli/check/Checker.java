package dev.masu.cli.check;

import java.io.IOException;
import java.io.InputStream;

/** Checks inputs of one kind. */
interface Checker {
  /** {@return the outcome for an input, which is read to its end or to where it is invalid} */
  CheckOutcome check(InputStream content) throws IOException;
}
