package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.tokens.Tape;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/**
 * The checks of a {@link CompiledSchema}, and those that binding needs. Reports are not redacted: the caller must
 * redact those that it shows.
 */
public interface SchemaEngine {
  /** A value, read to its end or to a limit, and the report on it. */
  record Checked(Tape.Part value, CheckReport report) {}

  static SchemaEngine of(CompiledSchema schema) {
    return ((PresentedSchema) schema).engine();
  }

  CheckReport check(String json);

  CheckReport check(byte[] json);

  CheckReport check(InputStream json) throws IOException;

  CheckReport check(Reader json) throws IOException;

  CheckReport check(JsonNode tree);

  CheckReport check(JsonParser parser);

  /**
   * Reads and checks the value that the parser's current token starts.
   *
   * @param parser the parser, left at the value's last token
   * @param path the value's path in its document
   */
  Checked read(JsonParser parser, ValuePath path);

  /**
   * Checks a value that was recorded before, as part of another one.
   *
   * @param path the value's path in its document
   */
  CheckReport check(Tape.Part value, ValuePath path);
}
