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
import java.util.concurrent.ConcurrentHashMap;
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

  private static final Map<String, JsonNode> SAME = new ConcurrentHashMap<>();
  private static final Map<String, JsonNode> INDEPENDENT = new ConcurrentHashMap<>();

  private BundledSchemas() {}

  /** The ids of all. */
  public static List<String> ids() {
    return IDS;
  }

  /** All schemas by id, for one view of QPI. */
  public static Map<String, JsonNode> byId(Sides qpiSides) {
    Map<String, JsonNode> byId = new LinkedHashMap<>();
    for (String id : IDS) {
      byId.put(id, schema(id, qpiSides));
    }
    return Collections.unmodifiableMap(byId);
  }

  /** The schema of one of the ids, for one view of QPI; it is read when it is first asked for. */
  public static JsonNode schema(String id, Sides qpiSides) {
    return qpiSides == Sides.SAME
        ? SAME.computeIfAbsent(id, BundledSchemas::read)
        : INDEPENDENT.computeIfAbsent(id, BundledSchemas::readIndependent);
  }

  /** The name of the resource that holds a schema: its id's path below the home of schemas. */
  static String resource(String id) {
    return id.substring(id.indexOf(HOME) + HOME.length());
  }

  private static JsonNode read(String id) {
    return SchemaTree.of(text(id));
  }

  private static JsonNode readIndependent(String id) {
    return SchemaTree.of(text(id)
        .replace(SAME_SIDE, ANY_SIDES)
        .replace("\"format\": \"qpi\"", "\"format\": \"qpi-derived\""));
  }

  private static String text(String id) {
    String resource = resource(id);
    try (InputStream in = SchemaCatalog.class.getResourceAsStream(resource)) {
      Objects.requireNonNull(in, "missing from the jar: " + resource);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
