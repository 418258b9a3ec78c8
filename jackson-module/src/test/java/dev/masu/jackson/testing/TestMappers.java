package dev.masu.jackson.testing;

import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import tools.jackson.databind.json.JsonMapper;

/** Mappers that check, and are otherwise as Jackson makes them. */
public final class TestMappers {
  private TestMappers() {}

  /** {@return a mapper with the bundled schemas} */
  public static JsonMapper bundled() {
    return of(SchemaCatalog.bundled());
  }

  /** {@return a mapper with the schemas of a catalogue} */
  public static JsonMapper of(SchemaCatalog catalog) {
    return JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
  }
}
