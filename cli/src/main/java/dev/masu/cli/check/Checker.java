package dev.masu.cli.check;

import java.io.IOException;
import java.io.InputStream;

/** Checks inputs of one kind. */
interface Checker {
  /**
   * Checks an input.
   *
   * @param content the bytes, read to their end or to where they are invalid
   * @return the outcome, also of an invalid input
   * @throws IOException if the content cannot be read
   */
  CheckOutcome check(InputStream content) throws IOException;
}
