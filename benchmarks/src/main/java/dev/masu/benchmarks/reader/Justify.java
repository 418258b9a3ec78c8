package dev.masu.benchmarks.reader;

import jakarta.json.stream.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.leadpony.justify.api.JsonSchema;
import org.leadpony.justify.api.JsonValidationService;
import org.leadpony.justify.api.ProblemHandler;

/**
 * Streaming validation by Justify, without binding. It knows the drafts up to 7, and takes a schema of 2020-12 for one of
 * draft 7: those that are measured use nothing whose meaning has changed.
 */
public final class Justify {
  private static final String DRAFT_2020_12 = "https://json-schema.org/draft/2020-12/schema";
  private static final String DRAFT_7 = "http://json-schema.org/draft-07/schema#";

  private final JsonValidationService service = JsonValidationService.newInstance();
  private final ProblemHandler handler = problems -> {
    throw new IllegalArgumentException(problems.get(0).getMessage());
  };
  private final JsonSchema schema;

  /**
   * Compiles a schema.
   *
   * @param resource where it is on the class path
   */
  public Justify(String resource) {
    try (InputStream in = Mappers.resource(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      schema = service.readSchema(new StringReader(text.replace(DRAFT_2020_12, DRAFT_7)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the number of events of a valid document} */
  public int check(byte[] json) {
    return check(json, 0, json.length);
  }

  /** {@return the number of events of valid documents, one a line} */
  public int checkLines(byte[] json) {
    int count = 0;
    int start = 0;
    for (int i = 0; i < json.length; i++) {
      if (json[i] == '\n') {
        count += check(json, start, i - start);
        start = i + 1;
      }
    }
    return count;
  }

  private int check(byte[] json, int start, int length) {
    try (JsonParser parser =
        service.createParser(new ByteArrayInputStream(json, start, length), schema, handler)) {
      int count = 0;
      while (parser.hasNext()) {
        parser.next();
        count++;
      }
      return count;
    }
  }
}
