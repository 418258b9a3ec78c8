package dev.masu.cli;

/** Checks the content of a file. */
interface Checker {
  /** {@return what was found; a content that is not as it should be is no exception} */
  Verdict check(byte[] content);
}
