package dev.masu.benchmarks;

import jakarta.json.stream.JsonParser;
import java.io.ByteArrayInputStream;
import org.leadpony.justify.api.JsonSchema;
import org.leadpony.justify.api.JsonValidationService;
import org.leadpony.justify.api.ProblemHandler;

/** Streaming validation by Justify, without binding. */
final class Justify {
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
  Justify(String resource) {
    schema = service.readSchema(Mappers.resource(resource));
  }

  /** {@return the number of events of a valid document} */
  int check(byte[] json) {
    try (JsonParser parser =
        service.createParser(new ByteArrayInputStream(json), schema, handler)) {
      int count = 0;
      while (parser.hasNext()) {
        parser.next();
        count++;
      }
      return count;
    }
  }
}
