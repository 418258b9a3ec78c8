package dev.masu.jackson.replay;

import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import tools.jackson.databind.json.JsonMapper;

/** Mappers whose schema of one id accepts everything, once for each engine. */
final class BothMappers {
  static final String ID = "https://example.org/both.json";

  private static final String NOT_STREAMED = "{\"unevaluatedProperties\": true}";

  private BothMappers() {}

  static Stream<Named<JsonMapper>> mappers() {
    return Stream.of(
        Named.of("streaming", mapper("true")), Named.of("reference", mapper(NOT_STREAMED)));
  }

  private static JsonMapper mapper(String schema) {
    SchemaCatalog catalog = SchemaCatalog.builder().register(ID, schema).build();
    return TestMappers.of(catalog);
  }
}
