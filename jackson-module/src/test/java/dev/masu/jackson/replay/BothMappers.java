package dev.masu.jackson.replay;

import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import tools.jackson.databind.json.JsonMapper;

/** A mapper for each engine, with one schema that everything is valid against. */
final class BothMappers {
  static final String ID = "https://example.org/both.json";

  private BothMappers() {}

  static Stream<Named<JsonMapper>> mappers() {
    return Stream.of(CheckEngine.values()).map(engine -> Named.of(engine.name(), mapper(engine)));
  }

  private static JsonMapper mapper(CheckEngine engine) {
    return TestMappers.of(
        SchemaCatalog.builder().engine(engine).register(ID, "true").build());
  }
}
