package dev.masu.schema.catalog;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The schemas that come with Masu, as resources. */
final class BundledSchemas {
  /** The part of every id before the path of its resource. */
  private static final String HOME = "/schemas/";

  /** Sorted. */
  private static final List<String> IDS = List.of(
      SchemaCatalog.POSITION,
      SchemaCatalog.CELL,
      SchemaCatalog.GAN,
      SchemaCatalog.LEGACY_GAN,
      SchemaCatalog.GGN,
      SchemaCatalog.PIN,
      SchemaCatalog.PNN,
      SchemaCatalog.QPI,
      SchemaCatalog.SIN,
      SchemaCatalog.SNN,
      SchemaCatalog.STN);

  /** The pattern of a QPI whose style and piece are of the same side, as it is written in the resources. */
  private static final String SAME_SIDE = "^([A-Z]:[-+]?[A-Z]|[a-z]:[-+]?[a-z])\\\\^?$";

  private static final String ANY_SIDES = "^[A-Za-z]:[-+]?[A-Za-z]\\\\^?$";

  private static final Map<String, SchemaText> READ = new ConcurrentHashMap<>();

  private BundledSchemas() {}

  static List<String> ids() {
    return IDS;
  }

  /** The schema with one of the ids, for one view of QPI; read on first use. */
  static SchemaText schema(String id, Sides qpiSides) {
    return READ.computeIfAbsent(qpiSides + id, missing -> read(id, qpiSides));
  }

  private static SchemaText read(String id, Sides qpiSides) {
    String text = MetaSchemas.resource(id.substring(id.indexOf(HOME) + HOME.length()));
    if (qpiSides == Sides.INDEPENDENT) {
      text = text.replace(SAME_SIDE, ANY_SIDES)
          .replace("\"format\": \"qpi\"", "\"format\": \"qpi-derived\"");
    }
    return SchemaText.read(text, new SchemaText.Origin(id, null, Draft.DRAFT_2020_12));
  }
}
