package dev.masu.jackson.differential;

import dev.masu.ggn.Ggn;
import dev.masu.jackson.MasuFeature;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.differential.RawDocuments.RawPosition;
import dev.masu.jackson.differential.RawDocuments.RawStn;
import dev.masu.jackson.differential.Subject.SeparateBinding;
import dev.masu.jackson.differential.Subject.SeparateCheck;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;

/** How STN, GGN and positions are read, with and without the features. */
final class Subjects {
  private static final JsonMapper MAPPER = mapper();

  static final Subject STN = stn("STN", MAPPER, Sides.SAME, true);

  /** STN with each of the features. */
  static final List<Subject> STN_BY_FEATURES = List.of(
      STN,
      stn("STN of derived pieces", mapper(MasuFeature.QPI_DERIVED_PIECES), Sides.INDEPENDENT, true),
      stn(
          "STN of another default",
          mapper(MasuFeature.STN_TOGGLE_DEFAULTS_TO_FALSE),
          Sides.SAME,
          false));

  /** Limits that small documents exceed. */
  private static final CheckLimits TIGHT =
      CheckLimits.defaults().withMaxViolations(2).withMaxDepth(6).withMaxStringLength(12);

  static final Subject GGN = ggn("GGN", SchemaCatalog.bundled(), CheckLimits.defaults());

  /** GGN with the default limits and with tight ones. */
  static final List<Subject> GGN_BY_LIMITS = List.of(
      GGN, ggn("GGN with tight limits", SchemaCatalog.builder().limits(TIGHT).build(), TIGHT));

  static final Subject POSITION = new Subject(
      "position",
      type(Position.class),
      MAPPER,
      SchemaCatalog.bundled().schema(SchemaCatalog.POSITION),
      SeparateCheck.by(reference(SchemaCatalog.POSITION, Sides.SAME, Map.of())),
      binding(type(RawPosition.class), RawPosition::toPosition));

  private Subjects() {}

  private static Subject stn(String name, JsonMapper mapper, Sides sides, boolean toggleDefault) {
    return new Subject(
        name,
        type(Stn.class),
        mapper,
        SchemaCatalog.bundled().withQpiSides(sides).schema(SchemaCatalog.STN),
        SeparateCheck.by(reference(SchemaCatalog.STN, sides, Map.of())),
        binding(type(RawStn.class), (RawStn stn) -> stn.toStn(sides, toggleDefault)));
  }

  private static Subject ggn(String name, SchemaCatalog catalog, CheckLimits limits) {
    return new Subject(
        name,
        type(Ggn.class),
        mapper(catalog),
        catalog.schema(SchemaCatalog.GGN),
        SeparateCheck.by(reference(SchemaCatalog.GGN, Sides.SAME, Map.of(), limits)),
        binding(
            Subject.UNCHECKED.getTypeFactory().constructType(RawDocuments.GGN), RawDocuments::ggn));
  }

  private static JsonMapper mapper(MasuFeature... features) {
    return mapper(SchemaCatalog.bundled(), features);
  }

  static JsonMapper mapper(SchemaCatalog catalog, MasuFeature... features) {
    MasuModule.Builder module = MasuModule.builder().catalog(catalog);
    List.of(features).forEach(module::enable);
    return JsonMapper.builder().addModule(module.build()).build();
  }

  static JavaType type(Class<?> type) {
    return Subject.UNCHECKED.constructType(type);
  }

  /**
   * Compiles a schema for the separate check.
   *
   * @param own the schemas that are not bundled, by id
   */
  static CompiledSchema reference(String id, Sides sides, Map<String, String> own) {
    return reference(id, sides, own, CheckLimits.defaults());
  }

  private static CompiledSchema reference(
      String id, Sides sides, Map<String, String> own, CheckLimits limits) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder().limits(limits).qpiSides(sides);
    own.forEach(builder::register);
    return builder.build().schema(id);
  }

  /** Binds a document to a record of strings, and converts that; values of Masu's types allow all that the schemas allow. */
  @SuppressWarnings("unchecked") // The mapper returns the requested type.
  private static <T> SeparateBinding binding(JavaType texts, Function<T, Object> conversion) {
    return (json, input) -> conversion.apply((T) input.read(Subject.UNCHECKED, json, texts));
  }
}
