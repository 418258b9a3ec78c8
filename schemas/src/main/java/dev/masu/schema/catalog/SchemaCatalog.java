package dev.masu.schema.catalog;

import dev.masu.SchemaBound;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.CustomKeyword;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.check.PresentedSchema;
import dev.masu.schema.internal.compile.CompilerOptions;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.source.BoundTypes;
import dev.masu.schema.internal.text.Uris;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Schemas by id: those that come with Masu, and those that are registered.
 *
 * <p>References are resolved within the catalogue; nothing is fetched from the network or from files. A {@code $ref}
 * to a schema that is neither in the catalogue, nor found by its {@linkplain Builder#resolver resolver}, nor a
 * meta-schema of JSON Schema (draft-04, draft-06, draft-07, 2019-09, 2020-12) is an error. Class-path resources that are
 * not registered may refer to each other: see {@link #schema(Class, String)}. URIs are compared in normalized form:
 * without dot segments, and with characters beyond ASCII percent-encoded.
 *
 * <pre>{@code
 * SchemaCatalog catalog =
 *     SchemaCatalog.builder().register(Path.of("puzzle.schema.json")).build();
 * CheckReport report = catalog.schema("https://example.org/puzzle.json").check(Path.of("p1.json"));
 * }</pre>
 *
 * <p>A catalogue is immutable and thread-safe. Registered schemas are inspected when it is built, and compiled when
 * they are first used.
 */
public final class SchemaCatalog {
  /** The id of the bundled schema of STN 1.0.0 documents. */
  public static final String STN = "https://sashite.dev/schemas/stn/1.0.0/schema.json";

  /** The id of the bundled schema of GGN 1.0.0 documents. */
  public static final String GGN = "https://sashite.dev/schemas/ggn/1.0.0/schema.json";

  /** The id of the bundled schema of positions, whose format is Masu's own, since STN does not define one. */
  public static final String POSITION = "https://masu.dev/schemas/position/1.0.0/schema.json";

  /** The id of the bundled schema of GAN 1.0.0 strings. */
  public static final String GAN = "https://sashite.dev/schemas/gan/1.0.0/schema.json";

  /** The id of the bundled schema of QPI 1.0.0 strings. */
  public static final String QPI = "https://sashite.dev/schemas/qpi/1.0.0/schema.json";

  /** The id of the bundled schema of CELL 1.0.0 strings. */
  public static final String CELL = "https://sashite.dev/schemas/cell/1.0.0/schema.json";

  /** The id of the bundled schema of PIN 1.0.0 strings. */
  public static final String PIN = "https://sashite.dev/schemas/pin/1.0.0/schema.json";

  /** The id of the bundled schema of PNN 1.0.0 strings. */
  public static final String PNN = "https://sashite.dev/schemas/pnn/1.0.0/schema.json";

  /** The id of the bundled schema of SIN 1.0.0 strings. */
  public static final String SIN = "https://sashite.dev/schemas/sin/1.0.0/schema.json";

  /** The id of the bundled schema of SNN 1.0.0 strings. */
  public static final String SNN = "https://sashite.dev/schemas/snn/1.0.0/schema.json";

  /** The id of the bundled schema of strings of the GAN beta of 2014. */
  public static final String LEGACY_GAN = "https://sashite.dev/schemas/gan/beta-2014/schema.json";

  private final Builder blueprint;
  private final CatalogSchemas schemas;
  private final Set<String> ids;
  private final Map<String, CompiledSchema> compiled = new ConcurrentHashMap<>();
  private @Nullable Set<String> propertyNames;

  /** The schemas of class-path resources, by module and URI. Modules can still be unloaded. */
  private final Map<Module, Map<String, CompiledSchema>> ofResources =
      Collections.synchronizedMap(new WeakHashMap<>());

  private SchemaCatalog(Builder builder) {
    this.blueprint = builder.copy();
    this.schemas = new CatalogSchemas(blueprint);
    this.ids = Collections.unmodifiableSet(new TreeSet<>(schemas.ids()));
    if (blueprint.isStrict) {
      requireNone(warnings());
    }
  }

  /** Rejects the first schema that has warnings. */
  private static void requireNone(List<SchemaWarning> warnings) {
    if (!warnings.isEmpty()) {
      String id = warnings.get(0).schemaId();
      List<Violation> own = warnings.stream()
          .filter(warning -> warning.schemaId().equals(id))
          .map(SchemaWarning::asViolation)
          .toList();
      throw new SchemaException(id, CheckReport.of(own, CheckLimits.defaults().maxViolations()));
    }
  }

  private static final class Bundled {
    private static final SchemaCatalog CATALOG = builder().build();
  }

  /** {@return the catalogue of the bundled schemas alone, with the default limits} */
  public static SchemaCatalog bundled() {
    return Bundled.CATALOG;
  }

  /** {@return a builder of a catalogue, which will have the bundled schemas too} */
  public static Builder builder() {
    return new Builder(new RegisteredSchemas());
  }

  /**
   * {@return a catalogue of the same schemas, with another setting for the QPIs of the bundled ones}
   *
   * <p>With {@link Sides#INDEPENDENT} the schemas of STN, positions and QPI accept derived pieces such as {@code
   * C:k}, as the latest version of QPI does. Other schemas accept them with the format {@code qpi-derived}.
   *
   * @param sides whether style and piece of a QPI may be of different sides
   */
  public SchemaCatalog withQpiSides(Sides sides) {
    return sides == blueprint.qpiSides ? this : blueprint.copy().qpiSides(sides).build();
  }

  /** {@return the ids of all schemas, sorted and unmodifiable} */
  public Set<String> ids() {
    return ids;
  }

  /**
   * {@return likely mistakes in the registered schemas, in the order of registration and then of the schema's text;
   * unmodifiable} They are searched for on each call.
   */
  public List<SchemaWarning> warnings() {
    List<SchemaWarning> found = schemas.warnings();
    blueprint.missing.stream()
        .filter(missing -> schemas.document(Uris.normalized(missing.schemaId())) == null)
        .forEach(found::add);
    return List.copyOf(found);
  }

  /**
   * Finds a schema.
   *
   * @param schemaId the schema's id, or the URI that it was registered with; an empty fragment is ignored, and any
   *     other is an error
   * @return the compiled schema; the same instance each time
   * @throws SchemaException if there is no such schema; if its subschemas apply one another too deeply to the same
   *     value; or if one applies itself to the same value again through a dynamic reference, or may do so in too many
   *     dynamic scopes to find out
   */
  public CompiledSchema schema(String schemaId) {
    // computeIfAbsent may lock, even where it finds what it looks for.
    CompiledSchema cached = compiled.get(Objects.requireNonNull(schemaId, "schemaId"));
    return cached != null ? cached : compile(schemas.text(Uris.normalized(schemaId)));
  }

  private CompiledSchema compile(SchemaText text) {
    CompiledSchema schema = compiled.computeIfAbsent(
        text.id(),
        id -> new PresentedSchema(
            id, text.text(), text.json(), schemas.compile(text), this::present));
    compiled.putIfAbsent(text.uri(), schema);
    return schema;
  }

  /**
   * Finds the schema that a type is bound to by {@link SchemaBound}: its own annotation, or that of a supertype,
   * interfaces before the superclass.
   *
   * @param type the type
   * @return its compiled schema; the same instance each time
   * @throws SchemaException as for an id; also if the annotation names a resource that is missing or not a schema
   * @throws UncheckedIOException if a resource cannot be read
   * @throws IllegalArgumentException if the type has no annotation, or one that does not name either an id or a
   *     resource
   */
  public CompiledSchema schema(Class<?> type) {
    Class<?> bound = BoundTypes.annotated(type)
        .orElseThrow(() -> new IllegalArgumentException(
            "expected a type with @SchemaBound but found " + type.getName() + "; annotate it"));
    SchemaBound annotation = Objects.requireNonNull(bound.getDeclaredAnnotation(SchemaBound.class));
    return BoundTypes.namesResource(annotation, bound)
        ? schema(bound, annotation.resource())
        : schema(annotation.value());
  }

  /**
   * Finds the schema of a class-path resource. It need not be registered, nor need other resources that it refers to
   * by relative paths, unless it has an absolute {@code $id}, against which these are resolved; any other schema that
   * it refers to must be.
   *
   * @param anchor the class that the name is relative to
   * @param resource the resource's name, as for {@link Class#getResource}
   * @return the compiled schema; the same instance each time
   * @throws SchemaException if the resource is missing, not a schema, or refers to one that is not found
   * @throws UncheckedIOException if it cannot be read
   */
  public CompiledSchema schema(Class<?> anchor, String resource) {
    String uri = BoundTypes.resourceUri(anchor, resource);
    return blueprint.registered.get(uri) != null
        ? schema(uri)
        : ofResources
            .computeIfAbsent(anchor.getModule(), module -> new ConcurrentHashMap<>())
            .computeIfAbsent(uri, missing -> ofResource(anchor, resource).schema(uri));
  }

  /** A catalogue of its own for each resource, since others may have the same URIs and ids. */
  private SchemaCatalog ofResource(Class<?> anchor, String resource) {
    try {
      Builder extended = blueprint.copy();
      extended.resources = anchor;
      SchemaCatalog own = extended.registerResource(anchor, resource).build();
      addPropertyNames(own.propertyNames());
      return own;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private synchronized void addPropertyNames(Set<String> more) {
    Set<String> all = new TreeSet<>(propertyNames());
    all.addAll(more);
    propertyNames = Collections.unmodifiableSet(all);
  }

  /**
   * Bundles a schema with all schemas that it refers to, for use by another program. Each of these is in its {@code
   * $defs}, or {@code definitions} in older drafts, with its id, by which references name it. Meta-schemas are left
   * out: every validator knows those of JSON Schema; one of your own must be registered there too, or else the
   * validator's default dialect may apply.
   *
   * @param schemaId as for {@link #schema(String)}
   * @return the bundle, which is a schema
   * @throws SchemaException if there is no such schema
   */
  public JsonNode bundle(String schemaId) {
    return schemas.bundle(schemas.text(Uris.normalized(schemaId)));
  }

  /**
   * {@return a report as this catalogue presents it: {@linkplain Builder#redactValues redacted}, and with {@linkplain
   * Builder#messages custom messages}, if the catalogue was built so}
   *
   * @param report the report of a check by a schema of this catalogue
   */
  public CheckReport present(CheckReport report) {
    if (report.isValid()) {
      return report;
    }
    CheckReport shown = redactsValues() ? report.redacted(propertyNames()) : report;
    return blueprint.messages == null ? shown : shown.worded(blueprint.messages);
  }

  /** {@return whether reports are free of the content of documents; see {@link Builder#redactValues}} */
  public boolean redactsValues() {
    return blueprint.redactsValues;
  }

  /**
   * {@return the property names that the schemas declare, including those of resources that have been looked up, sorted
   * and unmodifiable: they may appear in {@linkplain CheckReport#redacted redacted} reports}
   */
  public synchronized Set<String> propertyNames() {
    Set<String> names = propertyNames;
    if (names == null) {
      names = schemas.propertyNames();
      propertyNames = names;
    }
    return names;
  }

  /** {@return the limits of each check} */
  public CheckLimits limits() {
    return blueprint.limits;
  }

  /** {@return a description with the ids of the registered schemas} */
  @Override
  public String toString() {
    Set<String> own = new TreeSet<>(ids);
    own.removeAll(BundledSchemas.ids());
    return "catalogue of the bundled schemas and " + own;
  }

  /** Builds a catalogue. */
  public static final class Builder {
    final RegisteredSchemas registered;
    private final List<SchemaWarning> missing = new ArrayList<>();
    final Map<String, FormatCheck> formats = new LinkedHashMap<>();
    final Map<String, CustomKeyword> keywords = new LinkedHashMap<>();
    CheckLimits limits = CheckLimits.defaults();
    boolean assertsFormats = true;
    private boolean isStrict;
    Draft defaultDraft = Draft.DRAFT_2020_12;
    Sides qpiSides = Sides.SAME;
    boolean redactsValues;
    CheckEngine engine = CheckEngine.MASU;

    /** A class whose resources may be referred to without being registered, or null. */
    @Nullable
    Class<?> resources;

    @Nullable
    Function<String, ? extends @Nullable String> resolver;

    private @Nullable BiFunction<Violation, Locale, ? extends @Nullable String> messages;

    private Builder(RegisteredSchemas registered) {
      this.registered = registered;
    }

    private Builder copy() {
      Builder copy = new Builder(registered.copy());
      copy.missing.addAll(missing);
      copy.formats.putAll(formats);
      copy.keywords.putAll(keywords);
      copy.limits = limits;
      copy.assertsFormats = assertsFormats;
      copy.isStrict = isStrict;
      copy.defaultDraft = defaultDraft;
      copy.qpiSides = qpiSides;
      copy.redactsValues = redactsValues;
      copy.engine = engine;
      copy.resources = resources;
      copy.resolver = resolver;
      copy.messages = messages;
      return copy;
    }

    CompilerOptions compilerOptions() {
      return new CompilerOptions(assertsFormats, Map.copyOf(formats), Map.copyOf(keywords));
    }

    private SchemaText.Origin origin(@Nullable String uri, @Nullable String name) {
      return new SchemaText.Origin(uri, name, defaultDraft);
    }

    /**
     * Registers a schema by its {@code $id}, or {@code id} in draft-04.
     *
     * @param schema the schema's text
     * @return this builder
     * @throws SchemaException like all methods that register: if the schema is not JSON in UTF-8, or neither an object
     *     nor a boolean; if it exceeds {@link CheckLimits#defaults()}, whatever {@link #limits} are set for documents; if
     *     it has no absolute id; or if a different schema has the same id
     */
    public Builder register(String schema) {
      return add(SchemaText.read(schema, origin(null, null)));
    }

    /**
     * Registers a schema by the URI that it was retrieved from. Its {@code $id}, if it has one, is resolved against
     * that, and both URIs name the schema; one that is not a URI reference is ignored, with a warning.
     *
     * @param uri an absolute URI without a fragment
     * @param schema the schema's text
     * @return this builder
     */
    public Builder register(String uri, String schema) {
      return add(SchemaText.read(schema, origin(Objects.requireNonNull(uri, "uri"), null)));
    }

    /**
     * Registers a schema as {@link #register(String, String)} does.
     *
     * @param uri an absolute URI without a fragment
     * @param schema the schema's text
     * @return this builder
     */
    public Builder register(URI uri, String schema) {
      return register(uri.toString(), schema);
    }

    /**
     * Registers a schema as {@link #register(String)} does.
     *
     * @param schema the schema, with the numbers of the tree
     * @return this builder
     */
    public Builder register(JsonNode schema) {
      return register(schema.toString());
    }

    /**
     * Registers a schema as {@link #register(String, String)} does.
     *
     * @param uri an absolute URI without a fragment
     * @param schema the schema, with the numbers of the tree
     * @return this builder
     */
    public Builder register(URI uri, JsonNode schema) {
      return register(uri, schema.toString());
    }

    /**
     * Registers the schema of a file by the file's URI.
     *
     * @param file a file in UTF-8; in YAML without aliases if its name ends in {@code .yaml} or {@code .yml}, which
     *     needs Jackson's YAML module
     * @return this builder
     * @throws IOException if the file cannot be read, or is a folder
     */
    public Builder register(Path file) throws IOException {
      return add(SchemaSources.file(file.toAbsolutePath().toUri(), file, defaultDraft));
    }

    /**
     * Registers the schema of a file, as {@link #register(Path)} does.
     *
     * @param file the file
     * @return this builder
     * @throws IOException if the file cannot be read
     */
    public Builder register(File file) throws IOException {
      return register(file.toPath());
    }

    /**
     * Reads a schema from a URL, once and immediately, and registers it by that URL. Schemas that it refers to are not
     * read.
     *
     * @param url the URL; the schema is in YAML if it ends as the name of such a file
     * @return this builder
     * @throws IOException if it cannot be read
     */
    public Builder register(URL url) throws IOException {
      try (InputStream in = found(url).openStream()) {
        String uri = url.toURI().toString();
        return add(SchemaText.read(in.readAllBytes(), origin(uri, uri)));
      } catch (URISyntaxException e) {
        throw new IOException("not a URI: " + url, e);
      }
    }

    /**
     * Registers a schema as {@link #register(String)} does.
     *
     * @param in a stream of UTF-8, which is read to its end and left open
     * @return this builder
     * @throws IOException if the stream cannot be read
     */
    public Builder register(InputStream in) throws IOException {
      return add(SchemaText.read(found(in).readAllBytes(), origin(null, null)));
    }

    /**
     * Registers a schema as {@link #register(String, String)} does.
     *
     * @param uri an absolute URI without a fragment
     * @param in a stream of UTF-8, which is read to its end and left open
     * @return this builder
     * @throws IOException if the stream cannot be read
     */
    public Builder register(URI uri, InputStream in) throws IOException {
      return add(SchemaText.read(found(in).readAllBytes(), origin(uri.toString(), null)));
    }

    private static <T> T found(T source) {
      return Objects.requireNonNull(
          source,
          "expected a schema but found null; if it is from Class.getResource, there is no such"
              + " resource");
    }

    /**
     * Registers the schema of a class-path resource by a URI such as {@code classpath:/schemas/order.json}, so that
     * resources can refer to one another by relative paths.
     *
     * @param anchor a class of the same module or jar
     * @param resource its name, as for {@link Class#getResource}: relative to the class, or with a leading slash; the
     *     schema is in YAML if it ends as the name of such a file
     * @return this builder
     * @throws IOException if it cannot be read
     * @throws SchemaException also if there is no such resource
     */
    public Builder registerResource(Class<?> anchor, String resource) throws IOException {
      return add(SchemaSources.resource(anchor, resource, defaultDraft));
    }

    /**
     * Registers all schemas of a folder and its subfolders: the files named {@code *.json}, {@code *.yaml} and {@code
     * *.yml}, also those that symbolic links lead to. Each is registered by its file's URI, so that they can refer to
     * one another by relative paths. Those in YAML need Jackson's YAML module.
     *
     * @param folder the folder
     * @return this builder
     * @throws IOException if a file cannot be read, or there is none
     */
    public Builder registerAll(Path folder) throws IOException {
      return registerAll(folder.toUri(), folder);
    }

    /**
     * Registers all schemas of a folder by the URI under which the folder is published.
     *
     * @param base the folder's URI, such as {@code https://example.org/schemas/}
     * @param folder as for {@link #registerAll(Path)}
     * @return this builder
     * @throws IOException as for {@link #registerAll(Path)}
     */
    public Builder registerAll(URI base, Path folder) throws IOException {
      SchemaSources.folder(base, folder, defaultDraft).forEach(this::add);
      return this;
    }

    /**
     * Registers the schemas of a list in the format of SchemaStore's {@code catalog.json}: {@code {"schemas":
     * [{"name": …, "url": …}]}}. A relative URL is a file relative to the list's folder. For an absolute URL, a file
     * of that name is searched for in the list's folder and its subfolders, and registered by the URL. Of several, it
     * is the one whose folders match the end of the URL's path best. If there is none, or more than one, the schema is
     * left out, with a {@link SchemaWarning} unless it is registered otherwise.
     *
     * @param list the list's file
     * @return this builder
     * @throws IOException if a file cannot be read
     */
    public Builder registerCatalog(Path list) throws IOException {
      SchemaSources.list(list, defaultDraft, this::add, missing::add);
      return this;
    }

    /**
     * Sets what finds schemas that are referred to, but not registered. What it returns is registered by the URI that it
     * was called with. It may be asked for the ids of embedded schemas too.
     *
     * @param resolver returns the text of the schema of a URI, or null if there is none, as {@code Map::get} does; called
     *     by {@link #build()}, and when a class-path resource that is not registered is first used, which throw what it
     *     throws, and a {@link SchemaException} if it finds more than 10,000 schemas
     * @return this builder
     */
    public Builder resolver(Function<String, ? extends @Nullable String> resolver) {
      this.resolver = Objects.requireNonNull(resolver, "resolver");
      return this;
    }

    /** The schema of a URI, or null if it is not registered, nor a resource that may be referred to. */
    @Nullable
    SchemaText find(String uri) {
      if (resources != null && registered.get(uri) == null) {
        SchemaSources.referredResource(resources, uri, defaultDraft).ifPresent(this::add);
      }
      return registered.get(uri);
    }

    private Builder add(SchemaText text) {
      registered.add(text, qpiSides);
      return this;
    }

    /**
     * Sets the dialect of schemas with an unknown {@code $schema} or none; 2020-12 by default. Call it before schemas
     * are registered.
     *
     * @param schema the {@code $schema} of a draft, such as {@code http://json-schema.org/draft-07/schema#}
     * @return this builder
     * @throws IllegalArgumentException if it is not that of a supported draft
     */
    public Builder defaultDialect(String schema) {
      this.defaultDraft = Draft.of(schema)
          .orElseThrow(() -> new IllegalArgumentException(
              "expected one of " + Draft.schemaValues() + " but found " + schema));
      return this;
    }

    /**
     * Sets whether likely mistakes in schemas are errors.
     *
     * @param strict whether {@link #build()} throws a SchemaException if there are {@link SchemaCatalog#warnings()};
     *     {@code false} by default
     * @return this builder
     */
    public Builder strict(boolean strict) {
      this.isStrict = strict;
      return this;
    }

    /**
     * Adds a format, or replaces the check of one. It is asserted unless {@link #assertFormats} is off.
     *
     * @param name the value of {@code format}
     * @param isValid checks a string; it is thread-safe, returns the same result for the same string each time, and
     *     does not throw
     * @return this builder
     */
    public Builder format(String name, Predicate<String> isValid) {
      Objects.requireNonNull(isValid, "isValid");
      Predicate<String> called = text -> call("format " + name, () -> isValid.test(text));
      formats.put(Objects.requireNonNull(name, "name"), new FormatCheck(called, null));
      return this;
    }

    /** Calls a user's code. Exceptions of Jackson that it throws are not those of the document that is being read. */
    private static <T> T call(String name, Supplier<T> code) {
      try {
        return code.get();
      } catch (JacksonException e) {
        throw new IllegalStateException("the " + name + " has thrown an exception", e);
      }
    }

    /**
     * Adds a keyword that restricts strings and numbers. Its name is the code of its violations.
     *
     * @param name the name of the keyword
     * @param keyword its check
     * @return this builder
     * @throws IllegalArgumentException if JSON Schema has a keyword of this name
     */
    public Builder keyword(String name, CustomKeyword keyword) {
      if (StandardKeyword.of(Objects.requireNonNull(name, "name")).isPresent()) {
        throw new IllegalArgumentException(
            name + " is a keyword of JSON Schema; give yours another name");
      }
      Objects.requireNonNull(keyword, "keyword");
      keywords.put(
          name, (found, value) -> call("keyword " + name, () -> keyword.problem(found, value)));
      return this;
    }

    /**
     * Sets the messages of all violations of documents, including those listed in another one's message.
     *
     * @param messages returns the message of a violation in a language, on one line if it is to be shown in reports, or
     *     null for Masu's own message, which {@link Violation#message(Locale)} of its argument returns; it is
     *     thread-safe and does not throw
     * @return this builder
     */
    public Builder messages(BiFunction<Violation, Locale, ? extends @Nullable String> messages) {
      this.messages = Objects.requireNonNull(messages, "messages");
      return this;
    }

    /**
     * Sets the limits of each check.
     *
     * @param limits the limits; {@link CheckLimits#defaults()} by default
     * @return this builder
     */
    public Builder limits(CheckLimits limits) {
      this.limits = Objects.requireNonNull(limits, "limits");
      return this;
    }

    /**
     * Sets whether {@code format} is an assertion, including the formats of Sashité's notations. JSON Schema leaves
     * that to the validator.
     *
     * <p>In every dialect the formats of JSON Schema 2020-12 are asserted: {@code date}, {@code
     * date-time}, {@code duration}, {@code email}, {@code hostname}, {@code idn-email}, {@code
     * idn-hostname}, {@code ipv4}, {@code ipv6}, {@code iri}, {@code iri-reference}, {@code
     * json-pointer}, {@code regex} (strictly ECMA-262, with any property name), {@code relative-json-pointer},
     * {@code time}, {@code uri}, {@code uri-reference}, {@code uri-template} and {@code uuid}; and the
     * notations that {@link CompiledSchema} lists. Any other format is an annotation, unless it is added by
     * {@link #format}.
     *
     * @param assertsFormats whether {@code format} is asserted; {@code true} by default
     * @return this builder
     */
    public Builder assertFormats(boolean assertsFormats) {
      this.assertsFormats = assertsFormats;
      return this;
    }

    /**
     * Sets whether the bundled schemas accept derived pieces; see {@link SchemaCatalog#withQpiSides}. A mapper reads such
     * pieces only with {@code MasuFeature.QPI_DERIVED_PIECES}, which sets this too. Register copies of bundled schemas
     * before this call.
     *
     * @param sides whether style and piece of a QPI may be of different sides; {@link Sides#SAME} by default
     * @return this builder
     */
    public Builder qpiSides(Sides sides) {
      this.qpiSides = Objects.requireNonNull(sides, "sides");
      return this;
    }

    /**
     * Sets whether every report is {@linkplain CheckReport#redacted redacted}, since documents may contain personal
     * data and reports may be logged. The schemas of such a catalogue do not cache names or strings of documents
     * either. If some readers may see whole reports, leave this off and redact the reports for the others.
     *
     * @param redactsValues whether reports are redacted; {@code false} by default
     * @return this builder
     */
    public Builder redactValues(boolean redactsValues) {
      this.redactsValues = redactsValues;
      return this;
    }

    /**
     * Sets the evaluator of all schemas, including the bundled ones. Schemas, annotated types and code that reads
     * reports do not depend on it.
     *
     * @param engine the evaluator; {@link CheckEngine#MASU} by default
     * @return this builder
     */
    public Builder engine(CheckEngine engine) {
      this.engine = Objects.requireNonNull(engine, "engine");
      return this;
    }

    /**
     * Builds the catalogue, and inspects the registered schemas. Each is compiled when it is first used.
     *
     * @return the catalogue
     * @throws SchemaException if a schema is invalid against the meta-schema of its draft or dialect, refers to a
     *     schema that is not in the catalogue, applies itself to the same value without end, or has a pattern that is
     *     not a regular expression of ECMA-262; its report lists the first 100 problems of that schema. An
     *     annotation, such as {@code title}, whose type the draft does not allow is only a warning. Also if ids or
     *     names are very long for the many schemas below them, or {@code $schema} leads through more than 100 other
     *     meta-schemas
     * @throws IllegalStateException if there are custom keywords and the engine is {@link CheckEngine#NETWORKNT},
     *     which does not support them
     */
    public SchemaCatalog build() {
      if (engine == CheckEngine.NETWORKNT && !keywords.isEmpty()) {
        throw new IllegalStateException("CheckEngine.NETWORKNT does not know the keywords "
            + keywords.keySet() + "; use CheckEngine.MASU");
      }
      return new SchemaCatalog(this);
    }
  }
}
