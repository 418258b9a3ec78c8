package dev.masu.cli.check;

import dev.masu.jackson.RecordReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;

/**
 * Checks JSON documents of any length. Those of up to 16 MiB are held, so that messages can show their lines; longer
 * ones are read as a stream.
 */
abstract class JsonChecker implements Checker {
  private static final int MAX_HELD = RecordReader.DEFAULT_MAX_RECORD_LENGTH;

  @Override
  public final CheckOutcome check(InputStream content) throws IOException {
    byte[] start = content.readNBytes(MAX_HELD + 1);
    return start.length <= MAX_HELD
        ? checkHeld(start)
        : checkStream(start, new SequenceInputStream(new ByteArrayInputStream(start), content));
  }

  abstract CheckOutcome checkHeld(byte[] content);

  /**
   * Checks a long document.
   *
   * @param start its start
   * @param content all of it, the start included
   */
  abstract CheckOutcome checkStream(byte[] start, InputStream content) throws IOException;

  /** The text of a document, with U+FFFD for what is not UTF-8; what stands before that is the same. */
  static String text(byte[] content) {
    return new String(content, StandardCharsets.UTF_8);
  }
}
