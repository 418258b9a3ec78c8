package dev.masu.schema.internal.catalog;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;

/** The schemas that come with Masu, as resources beside the catalogue's class. */
public final class BundledSchemas {
  /** What every id has before the path of its resource, whoever the schema is of. */
  private static final String HOME = "/schemas/";

  private static final List<String> IDS = List.of(
      SchemaCatalog.CELL,
      SchemaCatalog.GAN,
      SchemaCatalog.GGN,
      SchemaCatalog.LEGACY_GAN,
      SchemaCatalog.PIN,
      SchemaCatalog.PNN,
      SchemaCatalog.POSITION,
      SchemaCatalog.QPI,
      SchemaCatalog.SIN,
      SchemaCatalog.SNN,
      SchemaCatalog.STN);

  /** The pattern of a QPI whose style and piece are of the same side, as the resources write it. */
  private static final String SAME_SIDE = "^([A-Z]:[-+]?[A-Z]|[a-z]:[-+]?[a-z])\\\\^?$";

  private static final String ANY_SIDES = "^[A-Za-z]:[-+]?[A-Za-z]\\\\^?$";

  private static final class Loaded {
    private static final Map<String, JsonNode> SAME = load(UnaryOperator.identity());
    private static final Map<String, JsonNode> INDEPENDENT =
        load(text -> text.replace(SAME_SIDE, ANY_SIDES)
            .replace("\"format\": \"qpi\"", "\"format\": \"qpi-derived\""));
  }

  private BundledSchemas() {}

  /** The schemas by id, for one view of QPI. */
  public static Map<String, JsonNode> byId(Sides qpiSides) {
    return qpiSides == Sides.SAME ? Loaded.SAME : Loaded.INDEPENDENT;
  }

  /** The name of the resource that holds a schema: its id's path below the home of schemas. */
  static String resource(String id) {
    return id.substring(id.indexOf(HOME) + HOME.length());
  }

  private static Map<String, JsonNode> load(UnaryOperator<String> edit) {
    Map<String, JsonNode> byId = new LinkedHashMap<>();
    for (String id : IDS) {
      byId.put(id, SchemaText.read(edit.apply(text(resource(id))), id).schema());
    }
    return Collections.unmodifiableMap(byId);
  }

  private static String text(String resource) {
    try (InputStream in = SchemaCatalog.class.getResourceAsStream(resource)) {
      Objects.requireNonNull(in, () -> "missing from the jar: " + resource);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
