package dev.masu.cli;

import java.io.IOException;
import java.io.InputStream;

/** Checks what a stream gives. */
interface StreamChecker {
  /** {@return what was found; a content that is not as it should be is no exception} */
  Checked check(InputStream content) throws IOException;
}
