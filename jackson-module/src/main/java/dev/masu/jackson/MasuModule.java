package dev.masu.jackson;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnMerge;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Route;
import dev.masu.jackson.internal.binding.BoundName;
import dev.masu.jackson.internal.deserializer.SchemaBoundIntrospector;
import dev.masu.jackson.internal.deserializer.SchemaBoundModifier;
import dev.masu.jackson.internal.document.PnnPinMappingDeserializer;
import dev.masu.jackson.internal.document.PositionDeserializer;
import dev.masu.jackson.internal.document.StnDeserializer;
import dev.masu.jackson.internal.ggn.ConflictMixIn;
import dev.masu.jackson.internal.ggn.GgnDeserializer;
import dev.masu.jackson.internal.ggn.GgnNotations;
import dev.masu.jackson.internal.ggn.GgnPositionDeserializer;
import dev.masu.jackson.internal.ggn.MoveInstantiators;
import dev.masu.jackson.internal.ggn.MoveMixIn;
import dev.masu.jackson.internal.ggn.RouteMixIn;
import dev.masu.jackson.internal.ggn.TransitionDeserializer;
import dev.masu.jackson.internal.notation.EnumWords;
import dev.masu.jackson.internal.notation.NotationType;
import dev.masu.jackson.internal.report.CheckLimitsMixIn;
import dev.masu.notation.Cell;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.introspect.MixInHandler;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleKeyDeserializers;
import tools.jackson.databind.module.SimpleSerializers;

/**
 * Makes a Jackson mapper check every type that is annotated with {@link dev.masu.SchemaBound} by its
 * schema before it is bound, and read and write Sashité's notations.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
 *
 * SchemaCatalog catalog = SchemaCatalog.builder().register(Path.of("puzzle.schema.json")).build();
 * JsonMapper own =
 *     JsonMapper.builder().addModule(MasuModule.builder().catalog(catalog).build()).build();
 * }</pre>
 *
 * <p>A value is checked wherever it occurs (at the root, in a field, a collection, a map, an {@code
 * Optional}) and whatever it is read from. What the schema refuses ends in a {@link
 * SchemaViolationException} with the whole report, and nothing is bound; what is not JSON ends, as
 * always with Jackson, in a {@code StreamReadException}, and bytes that are broken UTF-32 in a {@code
 * JacksonIOException}. A schema that the catalogue does not have ends in an {@code
 * InvalidDefinitionException} at the first read of the type.
 *
 * <p>The report tells all that is wrong with the refused value, and with bound ones around it. What stands beside it, as
 * the next item of a list, is not read any more; {@link dev.masu.jackson.reader.CheckedReader} reports that too. A mapper without this module binds
 * annotated types unchecked: {@link Masu#requireChecked(tools.jackson.databind.ObjectMapper, Class) Masu.requireChecked} finds
 * that, in a test or when the program starts.
 *
 * <ul>
 *   <li>A {@code null} that is the whole document is checked as any value is, also where an {@code
 *       Optional} is read. Any other {@code null} is up to what holds it; read to update a value ({@code
 *       readerForUpdating}), a {@code null} leaves that as it is and is not checked: Jackson asks nobody.
 *   <li>Where a bound type is that of a map's keys, each name is checked as the string that it is.
 *   <li>A value that tells its own type ({@code @JsonTypeInfo}, also of a property, or default typing) is
 *       checked as it stands in the document, the property that tells the type included, wherever that
 *       stands: by the schema of the type that is asked for; then by the schema of the type that it
 *       tells, if that has another one, and without the wrapper if a wrapper tells it. Where a class is
 *       asked for that has instances itself, and only default typing or the annotation of a property makes
 *       it tell a type, a subclass is checked without the property that tells it. The
 *       schemas of {@link Stn}, {@link Position} and {@link Ggn} know no ids of types, so leave these out of
 *       default typing.
 *   <li>A property that names its own deserializer or converter reads its value in that way, unchecked.
 *   <li>A deserializer of a bound type, or of a value inside, has to stop at the last token of its value, as Jackson asks: where
 *       it does not, members would be lost, and that is a violation of phase BINDING.
 *   <li>An id that stands in place of an object ({@code @JsonIdentityInfo}; a number or string, and not
 *       the whole document) is not checked by the object's schema, only by that of what holds it. An id
 *       of no object ends in Jackson's {@code UnresolvedForwardReference}.
 *   <li>A bound type cannot be {@code @JsonUnwrapped}, as its schema checks an object of its own.
 * </ul>
 *
 * <p>What else is read to update a value ({@code readerForUpdating}) is checked as a document of its own.
 * Documents such as {@link Stn} are immutable, so that they are replaced as a whole.
 *
 * <p>A {@link GgnPosition} and a {@link PnnPinMapping} have no schema: they are written in full, and read only if each
 * member stands there once.
 *
 * <pre>{@code
 * {"board":{"e2":"CHESS:P"},"hands":{"SHOGI:P":1},"active":"first"}
 * {"types":{"KING":"K","KNIGHT":"N","HORSE":"N"},"names":{"K":"KING","N":"KNIGHT"}}
 * }</pre>
 *
 * <p>A {@link dev.masu.notation.Side} and a {@link dev.masu.notation.State} are {@code "first"} or {@code "enhanced"} in any
 * type, also as keys, unless the mapper writes enums as numbers. (Jackson 3.0 writes the Java names of keys.)
 *
 * <p>Reports are written, so that they can be returned to who sent a document, and not read: a {@link CheckReport}, a {@link
 * Violation} as the command {@code masu check --format json} writes it, a {@link NotationProblem}, with messages in English unless {@link Builder#locale}
 * says otherwise.
 * So are {@link CheckLimits}, a {@link Route} and a {@link GgnMerge.Conflict}.
 *
 * <pre>{@code
 * {"valid":false,"truncated":false,"violations":[{"pointer":"/bord","line":1,"column":2,"phase":"SCHEMA",
 *   "code":"additionalProperties","keyword":"additionalProperties","schemaLocation":"https://…/additionalProperties",
 *   "parameters":{"property":"bord","allowed":["board","hands","toggle"],"nearest":"board"},
 *   "message":"unexpected property \"bord\"; did you mean \"board\"?"}]}
 * }</pre>
 *
 * <p>Jackson asks the modules that are registered last first: a module whose {@code
 * ValueDeserializerModifier} puts another deserializer in the place of one that it is handed must be
 * registered after this one, or it takes the check away with it.
 *
 * <p>A mapper with this module cannot be written by Java's serialization, as others can: it ends in a {@link
 * java.io.NotSerializableException}, since catalogues cannot. Make the mapper anew where it is needed.
 *
 * <p>The module is immutable. {@code findAndAddModules()} finds it, with the bundled schemas and no
 * feature enabled. A mapper has one of them, the one that was added last: add your own behind that call.
 */
public final class MasuModule extends JacksonModule {
  private final Set<MasuFeature> features;
  private final SchemaCatalog schemas;
  private final Set<Class<?>> required;
  private final Locale locale;

  /** Makes a module with the bundled schemas and no feature enabled. */
  public MasuModule() {
    this(new Builder());
  }

  private MasuModule(Builder builder) {
    this.features = EnumSet.copyOf(builder.features);
    this.required = new LinkedHashSet<>(builder.required);
    this.locale = builder.locale;
    this.schemas = isEnabled(MasuFeature.QPI_DERIVED_PIECES)
        ? builder.catalog.withQpiSides(Sides.INDEPENDENT)
        : builder.catalog;
  }

  /** {@return a builder that starts with the bundled schemas and no feature enabled} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return {@code masu}} */
  @Override
  public String getModuleName() {
    return "masu";
  }

  /** {@return Masu's version} */
  @Override
  public Version version() {
    return ModuleVersion.VERSION;
  }

  private boolean isEnabled(MasuFeature feature) {
    return features.contains(feature);
  }

  /**
   * {@return the schemas that a mapper checks by}
   *
   * @param mapper a mapper with this module
   * @throws IllegalArgumentException if it has none: nothing would be checked
   */
  public static SchemaCatalog catalogOf(ObjectMapper mapper) {
    return mapper.registeredModules().stream()
        .filter(MasuModule.class::isInstance)
        .map(module -> ((MasuModule) module).schemas)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "the mapper has no MasuModule, so that nothing would be checked; add it:"
                + " JsonMapper.builder().addModule(new MasuModule()).build()"));
  }

  /**
   * Registers everything with a mapper that is being built.
   *
   * @param context what the mapper offers to modules
   * @throws IllegalArgumentException if the mapper reads no annotations ({@code
   *     MapperFeature.USE_ANNOTATIONS}), or if a mix-in binds a type for which Jackson asks for none, as
   *     {@code String} or {@code JsonNode}: that would not be checked; or if a {@linkplain Builder#require
   *     required} type has no usable schema
   */
  @Override
  public void setupModule(SetupContext context) {
    if (!context.isEnabled(MapperFeature.USE_ANNOTATIONS)) {
      throw new IllegalArgumentException("expected a mapper that reads annotations but found"
          + " MapperFeature.USE_ANNOTATIONS disabled: no type would be checked; enable it, or leave"
          + " MasuModule out");
    }
    MixInHandler mixIns = ((MapperBuilder<?, ?>) context.getOwner()).mixInHandler();
    // Most mappers have none, and need not load the classes that are looked for.
    if (mixIns.hasMixIns()) {
      UnseenMixIns.refuse(mixIns);
    }
    requireSchemas(mixIns);
    NotationType<Qpi> qpi = NotationType.qpi(
        isEnabled(MasuFeature.QPI_DERIVED_PIECES) ? Sides.INDEPENDENT : Sides.SAME);
    registerNotations(context, qpi);
    registerDocuments(context, qpi);
    context.addDeserializerModifier(new SchemaBoundModifier(schemas));
    context.insertAnnotationIntrospector(new SchemaBoundIntrospector(schemas));
    context.appendAnnotationIntrospector(new DocumentNames());
    context.appendAnnotationIntrospector(new EnumWords());
  }

  private void requireSchemas(MixInHandler mixIns) {
    List<String> problems = new ArrayList<>();
    for (Class<?> type : required) {
      try {
        BoundName.find(type, mixIns)
            .ifPresentOrElse(
                name -> name.in(schemas),
                () -> problems.add(type.getName() + " has no @SchemaBound; annotate it"));
      } catch (SchemaException e) {
        problems.add(type.getName() + ": " + e.getMessage());
      }
    }
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException("no usable schema for " + problems.size() + " of "
          + required.size() + " required types:\n  " + String.join("\n  ", problems));
    }
  }

  private static void registerNotations(SetupContext context, NotationType<Qpi> qpi) {
    SimpleDeserializers deserializers = new SimpleDeserializers();
    SimpleKeyDeserializers keyDeserializers = new SimpleKeyDeserializers();
    SimpleSerializers serializers = new SimpleSerializers();
    SimpleSerializers keySerializers = new SimpleSerializers();
    for (NotationType<?> type : NotationType.ALL_BUT_QPI) {
      type.register(deserializers, keyDeserializers, serializers, keySerializers);
    }
    qpi.register(deserializers, keyDeserializers, serializers, keySerializers);
    context.addDeserializers(deserializers);
    context.addKeyDeserializers(keyDeserializers);
    context.addSerializers(serializers);
    context.addKeySerializers(keySerializers);
  }

  private void registerDocuments(SetupContext context, NotationType<Qpi> qpi) {
    boolean toggleDefault = !isEnabled(MasuFeature.STN_TOGGLE_DEFAULTS_TO_FALSE);
    context.addDeserializers(documents(qpi, toggleDefault));
    context.addSerializers(new DocumentSerializers(toggleDefault, locale));
    context.addValueInstantiators(new MoveInstantiators());
    context.setMixIn(Move.class, MoveMixIn.class);
    context.setMixIn(Route.class, RouteMixIn.class);
    context.setMixIn(GgnMerge.Conflict.class, ConflictMixIn.class);
    context.setMixIn(CheckLimits.class, CheckLimitsMixIn.class);
  }

  private DocumentDeserializers documents(NotationType<Qpi> qpi, boolean toggleDefault) {
    boolean mayRemember = !schemas.redactsValues();
    NotationType<Cell> cells = mayRemember ? NotationType.CELL.remembering() : NotationType.CELL;
    NotationType<Qpi> pieces = mayRemember ? qpi.remembering() : qpi;
    GgnNotations kept = mayRemember ? new GgnNotations() : null;
    Supplier<GgnNotations> ofGgn = () -> kept == null ? new GgnNotations() : kept;
    return new DocumentDeserializers(
        new StnDeserializer(cells, pieces, toggleDefault),
        new PositionDeserializer(cells, pieces),
        new GgnDeserializer(ofGgn),
        new TransitionDeserializer(ofGgn),
        new GgnPositionDeserializer(),
        new PnnPinMappingDeserializer());
  }

  /** Collects the parts of a module. */
  public static final class Builder {
    private SchemaCatalog catalog = SchemaCatalog.bundled();
    private final Set<MasuFeature> features = EnumSet.noneOf(MasuFeature.class);
    private final Set<Class<?>> required = new LinkedHashSet<>();
    private Locale locale = Locale.ENGLISH;

    private Builder() {}

    /**
     * Has the schemas of types compiled while the mapper is built, rather than when one is first read. If any of
     * them is missing or cannot be used, the mapper's {@code build()} throws an {@link IllegalArgumentException}
     * that names all of these types, and where an id is not registered, the nearest one that is.
     *
     * @param types types that are bound by {@link dev.masu.SchemaBound}, their own, inherited, or a mix-in's
     * @return this builder
     */
    public Builder require(Class<?>... types) {
      required.addAll(List.of(types));
      return this;
    }

    /**
     * Sets the language of messages in the reports that the mapper writes.
     *
     * @param locale any locale of the language, as {@link Violation#message(Locale)} takes it; {@link
     *     Locale#ENGLISH} if not set
     * @return this builder
     */
    public Builder locale(Locale locale) {
      this.locale = Objects.requireNonNull(locale, "locale");
      return this;
    }

    /**
     * Sets where the schemas that types are bound to are found.
     *
     * @param catalog the catalogue; {@link SchemaCatalog#bundled()} if not set
     * @return this builder
     */
    public Builder catalog(SchemaCatalog catalog) {
      this.catalog = Objects.requireNonNull(catalog, "catalog");
      return this;
    }

    /**
     * Enables a feature.
     *
     * @param feature the feature
     * @return this builder
     */
    public Builder enable(MasuFeature feature) {
      features.add(feature);
      return this;
    }

    /** {@return the module} */
    public MasuModule build() {
      return new MasuModule(this);
    }
  }
}
