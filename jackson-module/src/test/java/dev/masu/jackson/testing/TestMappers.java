package dev.masu.jackson.testing;

import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Mappers with the module, and otherwise with Jackson's defaults. */
public final class TestMappers {
  private TestMappers() {}

  /** {@return a mapper with the bundled schemas} */
  public static JsonMapper bundled() {
    return of(SchemaCatalog.bundled());
  }

  /** {@return a mapper with the schemas of a catalogue} */
  public static JsonMapper of(SchemaCatalog catalog) {
    return builder(catalog).build();
  }

  /** {@return a builder of mappers with the schemas of a catalogue} */
  public static JsonMapper.Builder builder(SchemaCatalog catalog) {
    return builder(new JsonFactory(), catalog);
  }

  /** {@return a builder of mappers whose parsers are those of a factory} */
  public static JsonMapper.Builder builder(JsonFactory factory, SchemaCatalog catalog) {
    return JsonMapper.builder(factory)
        .addModule(MasuModule.builder().catalog(catalog).build());
  }

  /** {@return a mapper of a binary format that is written like JSON} */
  public static JsonMapper ofBinaryFormat(SchemaCatalog catalog) {
    JsonFactory binary = new JsonFactory() {
      private static final long serialVersionUID = 1L;

      @Override
      public boolean canHandleBinaryNatively() {
        return true;
      }
    };
    return builder(binary, catalog).build();
  }
}
