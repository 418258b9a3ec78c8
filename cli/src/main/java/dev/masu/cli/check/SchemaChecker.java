package dev.masu.cli.check;

import dev.masu.jackson.RecordReader;
import dev.masu.schema.CompiledSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;

/**
 * Checks JSON documents of any length by a schema. Those of up to 16 MiB are held, so that messages can show their
 * lines; longer ones are checked as a stream.
 */
class SchemaChecker implements Checker {
  private static final int MAX_HELD = RecordReader.DEFAULT_MAX_RECORD_LENGTH;

  private final CompiledSchema schema;

  SchemaChecker(CompiledSchema schema) {
    this.schema = schema;
  }

  @Override
  public final CheckOutcome check(InputStream content) throws IOException {
    byte[] start = content.readNBytes(MAX_HELD + 1);
    if (start.length <= MAX_HELD) {
      return checkHeld(start);
    }
    InputStream all = new SequenceInputStream(new ByteArrayInputStream(start), content);
    return CheckOutcome.of(schema.check(all), "");
  }

  CheckOutcome checkHeld(byte[] content) {
    return CheckOutcome.of(schema.check(content), text(content));
  }

  /** The text of a document, with U+FFFD for bytes that are not UTF-8. */
  static String text(byte[] content) {
    return new String(content, StandardCharsets.UTF_8);
  }
}
