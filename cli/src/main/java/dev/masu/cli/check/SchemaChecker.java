package dev.masu.cli.check;

import dev.masu.jackson.reader.RecordReader;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;

/**
 * Checks JSON documents of any length by a schema. Those of up to 16 MiB are held, so that messages can show their
 * lines; longer ones are checked as a stream.
 */
final class SchemaChecker implements Checker {
  private static final int MAX_HELD = RecordReader.DEFAULT_MAX_RECORD_LENGTH;

  private final CompiledSchema schema;
  private final Function<byte[], List<String>> counts;

  /** Makes a checker by a schema; {@code counts} gives what a valid document holds. */
  SchemaChecker(CompiledSchema schema, Function<byte[], List<String>> counts) {
    this.schema = schema;
    this.counts = counts;
  }

  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    byte[] start = content.readNBytes(MAX_HELD + 1);
    if (start.length <= MAX_HELD) {
      return check(start);
    }
    InputStream all = new SequenceInputStream(new ByteArrayInputStream(start), content);
    return CheckOutcome.of(schema.check(all), "");
  }

  private CheckOutcome check(byte[] content) {
    CheckReport report = schema.check(content);
    return report.isValid()
        ? new CheckOutcome(report, List.of(), counts.apply(content))
        : CheckOutcome.of(report, text(content));
  }

  /** The text of a document, with U+FFFD for bytes that are not UTF-8. */
  static String text(byte[] content) {
    return new String(content, StandardCharsets.UTF_8);
  }
}
