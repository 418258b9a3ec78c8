package dev.masu.jackson;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.binding.SchemaReference;
import dev.masu.jackson.internal.deserializer.SchemaBoundIntrospector;
import dev.masu.jackson.internal.deserializer.SchemaBoundModifier;
import dev.masu.jackson.internal.document.DocumentDeserializers;
import dev.masu.jackson.internal.document.DocumentSerializers;
import dev.masu.jackson.internal.notation.JsonNames;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
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
import tools.jackson.core.Version;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.MixInHandler;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes a Jackson mapper check every type that is annotated with {@link dev.masu.SchemaBound} by its schema before it
 * is bound, and read and write Sashité's notations.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
 *
 * SchemaCatalog catalog = SchemaCatalog.builder().register(Path.of("puzzle.schema.json")).build();
 * JsonMapper own =
 *     JsonMapper.builder().addModule(MasuModule.builder().catalog(catalog).build()).build();
 * }</pre>
 *
 * <p>A value is checked wherever it occurs: at the root, in a property, a collection, a map or an {@code Optional}.
 * An invalid one ends in a {@link dev.masu.jackson.exc.SchemaViolationException} with all violations of the value and
 * of bound ones that enclose it, and nothing is bound. Later items of a list are not read; {@link
 * dev.masu.jackson.reader.CheckedReader} reports those too. Input that cannot be parsed ends in Jackson's {@code
 * StreamReadException}, input that is empty or has a second value in its {@code MismatchedInputException}, and a schema
 * that is not in the catalogue, or a custom format or keyword that throws, in an {@code InvalidDefinitionException}. A
 * mapper without this module binds annotated types unchecked, which {@link Masu#requireChecked(ObjectMapper, Class)
 * Masu.requireChecked} detects.
 *
 * <ul>
 *   <li>A {@code null} that is the whole document is checked. Whether any other {@code null} is allowed depends on the
 *       enclosing type and its schema.
 *   <li>If the type of a map's keys is bound, each name is checked as a string.
 *   <li>A value with a type id is checked with it, by the schema of the base type, and by that of the subtype if it
 *       has another one. A wrapper is not part of the value. If only the annotation of a property adds a type id to a
 *       class that is not bound and has instances itself, a bound subclass is checked without it.
 *   <li>Default typing adds no type id to a {@link Stn}, {@link Position}, {@link Ggn} or {@link Transition}, unless
 *       their property is of another type, such as {@code Object}. Have it add a wrapper there rather than a property,
 *       which the schemas do not allow.
 *   <li>A property with its own deserializer or converter is not checked.
 *   <li>A deserializer of a bound type, or of a value inside, has to stop at the last token of its value. Otherwise
 *       members would be lost, which is a violation of phase BINDING.
 *   <li>An object id in place of an object ({@code @JsonIdentityInfo}) is checked by the enclosing schema only.
 *   <li>A bound type cannot be {@code @JsonUnwrapped}.
 *   <li>Of some types, such as {@code String} and {@code JsonNode}, Jackson reads no annotations: a mix-in cannot
 *       bind them.
 *   <li>A value that is read to update another one ({@code readerForUpdating}) is checked as a document of its own. The
 *       documents of this library are immutable and are replaced.
 * </ul>
 *
 * <p>A {@link GgnPosition} has no schema. It is written in full, and each member may occur once:
 *
 * <pre>{@code
 * {"board":{"e2":"CHESS:P"},"hands":{"SHOGI:P":1},"active":"first"}
 * }</pre>
 *
 * <p>A {@link dev.masu.notation.Side} and a {@link dev.masu.notation.State} are {@code "first"} or {@code
 * "enhanced"}, also as keys, unless the mapper writes enums as numbers. (Jackson 3.0 writes the Java names of keys.)
 *
 * <p>{@link CheckReport}, {@link Violation} and {@link NotationProblem} are written, for example to return them to a
 * client, but not read. Messages are in English unless {@link Builder#locale} is set.
 *
 * <pre>{@code
 * {"valid":false,"truncated":false,"violations":[{"pointer":"/bord","line":1,"column":2,"phase":"SCHEMA",
 *   "code":"additionalProperties","keyword":"additionalProperties","schemaLocation":"https://…/additionalProperties",
 *   "parameters":{"property":"bord","allowed":["board","hands","toggle"],"nearest":"board"},
 *   "message":"unexpected property \"bord\"; did you mean \"board\"?"}]}
 * }</pre>
 *
 * <p>A module whose {@code ValueDeserializerModifier} replaces deserializers must be registered after this one, or it
 * removes the check.
 *
 * <p>The module is immutable. {@code findAndAddModules()} finds it with the bundled schemas and no feature enabled;
 * to configure it, add your own after that call. A mapper with this module cannot be serialized by Java, since
 * catalogues cannot; make it where it is used.
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
   * @param context the mapper's extension points
   * @throws IllegalArgumentException if the mapper reads no annotations ({@code MapperFeature.USE_ANNOTATIONS}), so
   *     that no type would be checked, or if a {@linkplain Builder#require required} type has no usable schema
   */
  @Override
  public void setupModule(SetupContext context) {
    if (!context.isEnabled(MapperFeature.USE_ANNOTATIONS)) {
      throw new IllegalArgumentException("expected a mapper that reads annotations but found"
          + " MapperFeature.USE_ANNOTATIONS disabled: no type would be checked; enable it, or leave"
          + " MasuModule out");
    }
    MixInHandler mixIns = ((MapperBuilder<?, ?>) context.getOwner()).mixInHandler();
    if (!required.isEmpty()) {
      requireSchemas(mixIns);
    }
    NotationDeserializer<Qpi> qpi =
        Notations.qpi(isEnabled(MasuFeature.QPI_DERIVED_PIECES) ? Sides.INDEPENDENT : Sides.SAME);
    Notations.register(context, qpi);
    registerDocuments(context, qpi);
    SchemaBoundIntrospector introspector = new SchemaBoundIntrospector(schemas);
    boolean bindsXml = "XML".equals(context.tokenStreamFactory().getFormatName());
    context.addDeserializerModifier(new SchemaBoundModifier(schemas, introspector, bindsXml));
    context.insertAnnotationIntrospector(introspector);
    context.appendAnnotationIntrospector(new JsonNames());
  }

  private void requireSchemas(MixInHandler mixIns) {
    // With annotations as the mapper that is being built will read them.
    DeserializationConfig config =
        JsonMapper.builder().mixInHandler(mixIns).build().deserializationConfig();
    List<String> problems = new ArrayList<>();
    for (Class<?> type : required) {
      AnnotatedClass annotations =
          config.classIntrospectorInstance().introspectClassAnnotations(config.constructType(type));
      try {
        SchemaReference.find(annotations, mixIns)
            .ifPresentOrElse(
                name -> name.in(schemas),
                () -> problems.add(type.getName() + " has no @SchemaBound that Jackson reads;"
                    + " annotate it, or register its mix-in before MasuModule"));
      } catch (SchemaException | IllegalArgumentException e) {
        problems.add(type.getName() + ": " + e.getMessage());
      }
    }
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException("no usable schema for " + problems.size() + " of "
          + required.size() + " required types:\n  " + String.join("\n  ", problems));
    }
  }

  private void registerDocuments(SetupContext context, NotationDeserializer<Qpi> qpi) {
    boolean toggleDefault = !isEnabled(MasuFeature.STN_TOGGLE_DEFAULTS_TO_FALSE);
    // Where reports are redacted, the mapper keeps nothing of a document after it is read.
    boolean isCaching = !schemas.redactsValues();
    context.addDeserializers(new DocumentDeserializers(qpi, toggleDefault, isCaching));
    context.addSerializers(DocumentSerializers.all(toggleDefault, locale));
  }

  /** Collects the parts of a module. */
  public static final class Builder {
    private SchemaCatalog catalog = SchemaCatalog.bundled();
    private final Set<MasuFeature> features = EnumSet.noneOf(MasuFeature.class);
    private final Set<Class<?>> required = new LinkedHashSet<>();
    private Locale locale = Locale.ENGLISH;

    private Builder() {}

    /**
     * Compiles the schemas of types while the mapper is built, rather than when one is first read. If any of
     * them is missing or cannot be used, the mapper's {@code build()} throws an {@link IllegalArgumentException}
     * that names all of these types, and where an id is not registered, the nearest one that is.
     *
     * @param types types that are bound by {@link dev.masu.SchemaBound}, their own, inherited, or that of a mix-in
     *     of the mapper or of a module that is registered before this one
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
