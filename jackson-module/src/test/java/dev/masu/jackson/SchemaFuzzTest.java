package dev.masu.jackson;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.masu.schema.SchemaException;
import java.nio.charset.StandardCharsets;

/**
 * Any text is a schema or rejected, and both engines have the same verdict of any document: the first
 * line is the schema, the rest the document. Without fuzzing, the inputs in {@code
 * SchemaFuzzTestInputs} beside this package's resources are tried.
 */
final class SchemaFuzzTest {
  /** networknt treats an unknown keyword of this name as the schema {@code false}. */
  private static final String NOT_A_KEYWORD = "\"false\"";

  @FuzzTest
  void anyTextIsASchemaOrRejected(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    int end = text.indexOf('\n');
    if (end < 0) {
      return;
    }
    BothEngines engines;
    try {
      engines = BothEngines.user("https://example.org/fuzzed.json", text.substring(0, end));
    } catch (SchemaException e) {
      return;
    }
    if (!text.substring(0, end).contains(NOT_A_KEYWORD)) {
      engines.check(text.substring(end + 1).getBytes(StandardCharsets.UTF_8));
    }
  }
}
