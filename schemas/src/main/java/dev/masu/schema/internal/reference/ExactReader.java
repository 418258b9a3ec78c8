package dev.masu.schema.internal.reference;

import com.networknt.schema.InputFormat;
import com.networknt.schema.serialization.NodeReader;
import java.io.InputStream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads schemas for networknt with exact numbers, and as JSON whatever the ending of their ids: its own
 * reader makes {@code 1e400} infinite, and takes {@code .yaml} for YAML.
 */
final class ExactReader implements NodeReader {
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  @Override
  public JsonNode readTree(String content, InputFormat format) {
    return MAPPER.readTree(content);
  }

  @Override
  public JsonNode readTree(InputStream content, InputFormat format) {
    return MAPPER.readTree(content);
  }
}
