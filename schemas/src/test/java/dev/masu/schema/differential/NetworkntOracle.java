package dev.masu.schema.differential;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.serialization.NodeReader;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The verdicts of networknt's validator as it is, over exact trees. */
final class NetworkntOracle {
  private static final long MAX_STEPS = 20_000;

  private final Draft draft;
  private final Schema schema;

  /** Compiles a schema whose id is {@link SchemaGenerator#ROOT}. */
  NetworkntOracle(Draft draft, JsonNode schema) {
    this.draft = draft;
    this.schema = SchemaRegistry.withDefaultDialect(
            draft.version(),
            builder -> builder
                .schemas(Map.of(SchemaGenerator.ROOT, schema.toString()))
                .nodeReader(new ExactReader(draft)))
        .getSchema(SchemaLocation.of(SchemaGenerator.ROOT));
  }

  /** Whether a document is valid, or empty where networknt throws. */
  Optional<Boolean> isValid(JsonNode document) {
    try {
      return Optional.of(schema
          .validate(
              ExactTree.of(document, draft),
              context -> context.executionConfig(c -> c.maxEvaluationSteps(MAX_STEPS)))
          .isEmpty());
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.empty();
    }
  }

  private record ExactReader(Draft draft) implements NodeReader {
    @Override
    public JsonNode readTree(String content, InputFormat format) {
      return ExactTree.of(Values.EXACT.readTree(content), draft);
    }

    @Override
    public JsonNode readTree(InputStream content, InputFormat format) {
      return ExactTree.of(Values.EXACT.readTree(content), draft);
    }
  }
}
