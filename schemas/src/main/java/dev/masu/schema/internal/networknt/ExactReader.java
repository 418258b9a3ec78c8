package dev.masu.schema.internal.networknt;

import com.networknt.schema.InputFormat;
import com.networknt.schema.serialization.NodeReader;
import java.io.InputStream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads schemas with exact numbers, and as JSON whatever their ids end with: networknt's own reader takes
 * {@code .yaml} for YAML.
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
