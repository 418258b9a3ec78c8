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
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.StandardKeyword;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.keyword.CompilerSetting;
import dev.masu.schema.internal.source.BoundTypes;
import dev.masu.schema.internal.text.Uris;
import dev.masu.schema.internal.tokens.RewordedSchema;
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
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The schemas that can be used, by id: those that Masu brings along and those that are registered.
 *
 * <p>Nothing else is ever read, neither network nor files: a {@code $ref} or {@code $schema} that names a
 * schema which is neither here nor a JSON Schema meta-schema (draft-04, draft-06, draft-07, 2019-09, 2020-12)
 * is an error.
 *
 * <pre>{@code
 * SchemaCatalog catalog =
 *     SchemaCatalog.builder().register(Path.of("puzzle.schema.json")).build();
 * CheckReport report = catalog.schema("https://example.org/puzzle.json").check(Path.of("p1.json"));
 * }</pre>
 *
 * <p>A catalogue is immutable and serves all threads. Registered schemas are checked when it is
 * built, and compiled when they are first used.
 */
public final class SchemaCatalog {
  /** The id of the bundled schema of STN 1.0.0 documents. */
  public static final String STN = "https://sashite.dev/schemas/stn/1.0.0/schema.json";

  /** The id of the bundled schema of GGN 1.0.0 documents. */
  public static final String GGN = "https://sashite.dev/schemas/ggn/1.0.0/schema.json";

  /** The id of the bundled schema of positions, which are Masu's own: STN leaves their form open. */
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

  /** This catalogue with the schemas that types name as resources. */
  private volatile @Nullable SchemaCatalog withResources;

  private SchemaCatalog(Builder builder) {
    this.blueprint = builder.copy();
    this.schemas = new CatalogSchemas(blueprint);
    this.ids = Collections.unmodifiableSet(schemas.ids());
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

  /** {@return a builder of a catalogue that holds the bundled schemas too} */
  public static Builder builder() {
    return new Builder(new RegisteredSchemas());
  }

  /**
   * {@return a catalogue of the same schemas, whose bundled ones take another view of QPI}
   *
   * <p>With {@link Sides#INDEPENDENT} the schemas of STN, positions and QPI accept derived pieces such
   * as {@code C:k}, as the latest texts of QPI do; a schema of the user's asks for these with the
   * format {@code qpi-derived}.
   *
   * @param sides whether style and piece of a QPI may be of different sides
   */
  public SchemaCatalog withQpiSides(Sides sides) {
    return sides == blueprint.qpiSides ? this : blueprint.copy().qpiSides(sides).build();
  }

  /** {@return the ids of all schemas here, sorted and unmodifiable} */
  public Set<String> ids() {
    return ids;
  }

  /**
   * {@return likely mistakes in the registered schemas, in the order in which these were registered, and
   * their own; unmodifiable} Each call looks for them.
   */
  public List<SchemaWarning> warnings() {
    List<SchemaWarning> found = schemas.warnings();
    found.addAll(blueprint.missing);
    return List.copyOf(found);
  }

  /**
   * Finds a schema.
   *
   * @param schemaId the schema's id, or the URI that it was registered with; an empty fragment after it makes
   *     no difference
   * @return the schema, compiled; the same one each time
   * @throws SchemaException if there is no schema of this id, or one whose schemas apply one another to one
   *     value too deep, or again unless another schema leads its {@code $dynamicRef} elsewhere
   */
  public CompiledSchema schema(String schemaId) {
    String id = Uris.withoutEmptyFragment(Objects.requireNonNull(schemaId, "id"));
    // computeIfAbsent may lock, even where it finds what it looks for.
    CompiledSchema known = compiled.get(id);
    return known != null ? known : compile(schemas.text(id));
  }

  private CompiledSchema compile(SchemaText text) {
    CompiledSchema schema = compiled.computeIfAbsent(text.id(), id -> presented(text));
    compiled.putIfAbsent(text.uri(), schema);
    return schema;
  }

  private CompiledSchema presented(SchemaText text) {
    CompiledSchema schema = schemas.compile(text);
    return redactsValues() || blueprint.messages != null
        ? new RewordedSchema(schema, this::present)
        : schema;
  }

  /**
   * Finds the schema that a type is bound to by {@link SchemaBound}: its own annotation, or that of a type
   * that it inherits from.
   *
   * @param type the type
   * @return its schema, compiled; the same one each time
   * @throws SchemaException as for an id; and if the annotation names a resource that is missing or not a
   *     schema
   * @throws IllegalArgumentException if the type is not bound, or its annotation names not exactly one of id
   *     and resource
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
   * Finds the schema of a class-path resource, which need not be registered; what it refers to must be.
   *
   * @param anchor the class that the name is relative to
   * @param resource the resource's name, as for {@link Class#getResource}
   * @return the schema, compiled; the same one each time
   * @throws SchemaException if the resource is missing, not a schema, or refers to what is not registered
   * @throws UncheckedIOException if it cannot be read
   */
  public CompiledSchema schema(Class<?> anchor, String resource) {
    String uri = BoundTypes.resourceUri(anchor, resource);
    SchemaCatalog extended = withResources;
    if (blueprint.registered.get(uri) != null) {
      return schema(uri);
    }
    return extended != null && extended.blueprint.registered.get(uri) != null
        ? extended.schema(uri)
        : withResource(anchor, resource).schema(uri);
  }

  private synchronized SchemaCatalog withResource(Class<?> anchor, String resource) {
    SchemaCatalog around = withResources == null ? this : withResources;
    try {
      SchemaCatalog extended =
          around.blueprint.copy().registerResource(anchor, resource).build();
      withResources = extended;
      return extended;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Makes one schema of a schema and all that it refers to, to be given to another program: each of the
   * others is in its {@code $defs}, or {@code definitions} where the draft has these, with its id. The
   * meta-schemas of JSON Schema, which every validator knows, are left out.
   *
   * @param schemaId as for {@link #schema(String)}
   * @return the schema
   * @throws SchemaException if there is no schema of this id
   */
  public JsonNode bundle(String schemaId) {
    return schemas.bundle(schemas.text(Uris.withoutEmptyFragment(schemaId)));
  }

  /**
   * {@return a report as the schemas of this catalogue show it: without what a document holds if they
   * {@linkplain #redactsValues() redact} it, and in the {@linkplain Builder#messages words of the user's}}
   *
   * @param report a report of a check by a schema of this catalogue
   */
  public CheckReport present(CheckReport report) {
    if (report.isValid()) {
      return report;
    }
    CheckReport shown = redactsValues() ? report.redacted(propertyNames()) : report;
    return blueprint.messages == null ? shown : shown.worded(blueprint.messages);
  }

  /** {@return whether reports hold nothing that a document holds; see {@link Builder#redactValues}} */
  public boolean redactsValues() {
    return blueprint.redactsValues;
  }

  /**
   * {@return the names of properties that schemas here declare, sorted and unmodifiable: they may appear
   * in a report that {@linkplain CheckReport#redacted hides} what a document holds}
   */
  public Set<String> propertyNames() {
    SchemaCatalog extended = withResources;
    if (extended != null) {
      return extended.propertyNames();
    }
    Set<String> names = propertyNames;
    if (names == null) {
      names = schemas.propertyNames();
      propertyNames = names;
    }
    return names;
  }

  /** {@return the bounds of each check} */
  public CheckLimits limits() {
    return blueprint.limits;
  }

  /** {@return the ids of the registered schemas, in words} */
  @Override
  public String toString() {
    Set<String> own = new TreeSet<>(ids);
    own.removeAll(BundledSchemas.ids());
    return "catalogue of the bundled schemas and " + own;
  }

  /** Collects the schemas of a catalogue. */
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
    private @Nullable BiFunction<Violation, Locale, String> messages;

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
      copy.messages = messages;
      return copy;
    }

    CompilerSetting setting() {
      return new CompilerSetting(limits, assertsFormats, Map.copyOf(formats), Map.copyOf(keywords));
    }

    private SchemaText.Origin origin(@Nullable String uri, @Nullable String name) {
      boolean isYaml = name != null && SchemaSources.isYaml(name);
      return new SchemaText.Origin(uri, name, isYaml, defaultDraft);
    }

    /**
     * Registers a schema by the {@code $id} that it holds, {@code id} in draft-04.
     *
     * @param schema the schema's text
     * @return this builder
     * @throws SchemaException as for each method that registers: if the schema is not JSON in UTF-8, or
     *     neither an object nor a boolean; has no absolute id; or if there is another schema of that id, but
     *     for an equal one
     */
    public Builder register(String schema) {
      return add(SchemaText.read(schema, origin(null, null)));
    }

    /**
     * Registers a schema by the URI at which it was found. An {@code $id} in it is resolved against that; the
     * schema has both names, and needs no id.
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
     * @param schema the schema; numbers count as the tree holds them
     * @return this builder
     */
    public Builder register(JsonNode schema) {
      return register(schema.toString());
    }

    /**
     * Registers a schema as {@link #register(String, String)} does.
     *
     * @param uri an absolute URI without a fragment
     * @param schema the schema; numbers count as the tree holds them
     * @return this builder
     */
    public Builder register(URI uri, JsonNode schema) {
      return register(uri, schema.toString());
    }

    /**
     * Registers the schema of a file, as found at the file's URI.
     *
     * @param file a file in UTF-8; in YAML if its name ends in {@code .yaml} or {@code .yml}, which needs
     *     Jackson's YAML module, and without aliases
     * @return this builder
     * @throws IOException if the file cannot be read
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
     * Reads a schema from a URL, now and once, and registers it as found there. What it refers to is not read.
     *
     * @param url the URL
     * @return this builder
     * @throws IOException if it cannot be read
     */
    public Builder register(URL url) throws IOException {
      try (InputStream in = url.openStream()) {
        String uri = url.toURI().toString();
        return add(SchemaText.read(in.readAllBytes(), origin(uri, uri)));
      } catch (URISyntaxException e) {
        throw new IOException("not a URI: " + url, e);
      }
    }

    /**
     * Registers a schema as {@link #register(String)} does.
     *
     * @param in a stream of UTF-8, read to its end and left open
     * @return this builder
     * @throws IOException if the stream cannot be read
     */
    public Builder register(InputStream in) throws IOException {
      return add(SchemaText.read(in.readAllBytes(), origin(null, null)));
    }

    /**
     * Registers a schema as {@link #register(String, String)} does.
     *
     * @param uri an absolute URI without a fragment
     * @param in a stream of UTF-8, read to its end and left open
     * @return this builder
     * @throws IOException if the stream cannot be read
     */
    public Builder register(URI uri, InputStream in) throws IOException {
      return add(SchemaText.read(in.readAllBytes(), origin(uri.toString(), null)));
    }

    /**
     * Registers the schema of a class-path resource, as found at {@code classpath:/} and the resource's path:
     * {@code classpath:/schemas/order.json}. So a resource may refer to another by a relative path.
     *
     * @param anchor a class of the same module or jar
     * @param resource its name, as for {@link Class#getResource}: relative to the class, or with a slash first
     * @return this builder
     * @throws IOException if it cannot be read
     * @throws SchemaException also if there is no such resource
     */
    public Builder registerResource(Class<?> anchor, String resource) throws IOException {
      return add(SchemaSources.resource(anchor, resource, defaultDraft));
    }

    /**
     * Registers all schemas of a folder and of those below it: the files named {@code *.json}, {@code *.yaml}
     * and {@code *.yml}. Each was found at its file's URI, so that it may refer to another by its relative path.
     *
     * @param folder the folder
     * @return this builder
     * @throws IOException if a file cannot be read
     */
    public Builder registerAll(Path folder) throws IOException {
      return registerAll(folder.toUri(), folder);
    }

    /**
     * Registers all schemas of a folder, as found at the URI where the folder is published.
     *
     * @param base the folder's URI, with a slash at its end: {@code https://example.org/schemas/}
     * @param folder as for {@link #registerAll(Path)}
     * @return this builder
     * @throws IOException if a file cannot be read
     */
    public Builder registerAll(URI base, Path folder) throws IOException {
      SchemaSources.folder(base, folder, defaultDraft).forEach(this::add);
      return this;
    }

    /**
     * Registers the schemas that a list names, in the form of SchemaStore's {@code catalog.json}: {@code
     * {"schemas": [{"name": …, "url": …}]}}. A relative URL names a file from the list's folder. Of any other
     * the file is looked for by its name in that folder and those below it, and found at the URL; one that is
     * not there is left out, with a {@link SchemaWarning}.
     *
     * @param list the list's file
     * @return this builder
     * @throws IOException if a file cannot be read
     */
    public Builder registerCatalog(Path list) throws IOException {
      SchemaSources.list(list, defaultDraft).forEach((url, text) -> {
        if (text != null) {
          add(text);
        } else {
          String problem = list + " lists it, but no file of its name is there; nothing is fetched";
          missing.add(new SchemaWarning(url, "missing-file", "", Optional.empty(), problem));
        }
      });
      return this;
    }

    private Builder add(SchemaText text) {
      registered.add(text, qpiSides);
      return this;
    }

    /**
     * Sets the dialect of schemas without a {@code $schema} and of those whose {@code $schema} is not known; 2020-12
     * if not set. Call it before schemas are registered.
     *
     * @param schema the {@code $schema} of a draft, such as {@code http://json-schema.org/draft-07/schema#}
     * @return this builder
     * @throws IllegalArgumentException if it is not one
     */
    public Builder defaultDialect(String schema) {
      this.defaultDraft = Draft.of(schema)
          .orElseThrow(() -> new IllegalArgumentException(
              "expected one of " + Draft.known() + " but found " + schema));
      return this;
    }

    /**
     * Sets whether likely mistakes in schemas are errors.
     *
     * @param strict whether {@link #build()} throws a SchemaException where {@link SchemaCatalog#warnings()} would
     *     list a warning; {@code false} if not set
     * @return this builder
     */
    public Builder strict(boolean strict) {
      this.isStrict = strict;
      return this;
    }

    /**
     * Adds a format, or replaces the check of one. It is asserted unless {@link #assertFormats} says otherwise.
     *
     * @param name the value of {@code format}
     * @param isValid the check of a string: thread-safe, the same answer for the same string each time, and
     *     without exceptions
     * @return this builder
     */
    public Builder format(String name, Predicate<String> isValid) {
      Objects.requireNonNull(isValid, "isValid");
      formats.put(Objects.requireNonNull(name, "name"), isValid::test);
      return this;
    }

    /**
     * Adds a keyword that restricts strings and numbers. The code of its violations is its name.
     *
     * @param name the keyword
     * @param keyword what it means
     * @return this builder
     * @throws IllegalArgumentException if JSON Schema has a keyword of this name
     */
    public Builder keyword(String name, CustomKeyword keyword) {
      if (StandardKeyword.of(name).isPresent()) {
        throw new IllegalArgumentException(
            name + " is a keyword of JSON Schema; give yours another name");
      }
      keywords.put(name, Objects.requireNonNull(keyword, "keyword"));
      return this;
    }

    /**
     * Sets the words of all messages about documents.
     *
     * @param messages gives the message of a violation in a language, in one line if it is to be shown in
     *     reports; {@link Violation#message(Locale)} of what it is given has Masu's words
     * @return this builder
     */
    public Builder messages(BiFunction<Violation, Locale, String> messages) {
      this.messages = Objects.requireNonNull(messages, "messages");
      return this;
    }

    /**
     * Sets the bounds of each check.
     *
     * @param limits the bounds; {@link CheckLimits#defaults()} if not set
     * @return this builder
     */
    public Builder limits(CheckLimits limits) {
      this.limits = Objects.requireNonNull(limits, "limits");
      return this;
    }

    /**
     * Sets whether {@code format} is an assertion, Sashité's notations included. JSON Schema leaves that
     * open; since 2019-09 its default is that {@code format} only annotates, but not here.
     *
     * <p>In every dialect the formats of JSON Schema 2020-12 are asserted: {@code date}, {@code
     * date-time}, {@code duration}, {@code email}, {@code hostname}, {@code idn-email}, {@code
     * idn-hostname}, {@code ipv4}, {@code ipv6}, {@code iri}, {@code iri-reference}, {@code
     * json-pointer}, {@code regex} (what a {@code pattern} may be), {@code relative-json-pointer},
     * {@code time}, {@code uri}, {@code uri-reference}, {@code uri-template} and {@code uuid}; and the
     * notations that {@link CompiledSchema} lists. Any other format is an annotation, unless it is added by
     * {@link #format}.
     *
     * @param assertsFormats whether {@code format} is asserted; {@code true} if not set
     * @return this builder
     */
    public Builder assertFormats(boolean assertsFormats) {
      this.assertsFormats = assertsFormats;
      return this;
    }

    /**
     * Sets whether the bundled schemas accept derived pieces; see {@link SchemaCatalog#withQpiSides}.
     *
     * @param sides whether style and piece of a QPI may be of different sides; {@link Sides#SAME} if not set
     * @return this builder
     */
    public Builder qpiSides(Sides sides) {
      this.qpiSides = Objects.requireNonNull(sides, "sides");
      return this;
    }

    /**
     * Sets whether every report is {@linkplain CheckReport#redacted redacted}, since reports may be written to a
     * log and documents may hold personal data. Schemas of such a catalogue keep no texts or names of a document
     * after its check either. Where some readers may see more than others, leave it off and redact the reports of
     * the latter.
     *
     * @param redactsValues whether reports are redacted; {@code false} if not set
     * @return this builder
     */
    public Builder redactValues(boolean redactsValues) {
      this.redactsValues = redactsValues;
      return this;
    }

    /**
     * Sets what evaluates the schemas of the catalogue, the bundled ones included. Schemas, annotated types
     * and code that reads reports stay as they are.
     *
     * @param engine the evaluator; {@link CheckEngine#MASU} if not set
     * @return this builder
     */
    public Builder engine(CheckEngine engine) {
      this.engine = Objects.requireNonNull(engine, "engine");
      return this;
    }

    /**
     * Checks the registered schemas. Each is compiled when it is first asked for.
     *
     * @return the catalogue
     * @throws SchemaException if one is not what its dialect's meta-schema allows, refers to a schema that is
     *     not here, applies itself to the same value again without end, or holds a pattern that is no regular
     *     expression of ECMA-262; its report lists all that is wrong with that schema
     * @throws IllegalStateException if there are keywords of the user's, which {@link CheckEngine#NETWORKNT}
     *     does not know, and that is the engine
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
