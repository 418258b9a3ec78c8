package dev.masu.benchmarks.reader;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/** Checked reading as careful users do it today: a tree of exact numbers, networknt, treeToValue. */
public final class Networknt {
  private final JsonMapper mapper = Mappers.unchecked()
      .rebuild()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();
  private final Schema schema;

  /**
   * Compiles a schema.
   *
   * @param resource its name on the class path, relative to {@code dev.masu.benchmarks.game} or from the root
   * @param version the dialect of a schema that does not name one
   */
  public Networknt(String resource, SpecificationVersion version) {
    try (InputStream in = Mappers.resource(resource)) {
      schema = SchemaRegistry.withDefaultDialect(version)
          .getSchema(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the value, validated before it is bound} */
  public <T> T read(byte[] json, Class<T> type) {
    return checked(mapper.readTree(json), type);
  }

  /** {@return how many values the documents hold, one behind the other} */
  public <T> int readEach(byte[] json, Class<T> type) {
    int count = 0;
    try (MappingIterator<JsonNode> trees = mapper.readerFor(JsonNode.class).readValues(json)) {
      while (trees.hasNextValue()) {
        checked(trees.nextValue(), type);
        count++;
      }
    }
    return count;
  }

  /** {@return the values of a list, each checked for itself} */
  public <T> List<T> readList(byte[] json, Class<T> type) {
    List<T> values = new ArrayList<>();
    for (JsonNode tree : mapper.readTree(json)) {
      values.add(checked(tree, type));
    }
    return values;
  }

  private <T> T checked(JsonNode tree, Class<T> type) {
    List<Error> errors = schema.validate(tree);
    if (!errors.isEmpty()) {
      throw new IllegalArgumentException(errors.get(0).toString());
    }
    return mapper.treeToValue(tree, type);
  }
}
