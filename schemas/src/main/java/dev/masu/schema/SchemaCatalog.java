package dev.masu.schema;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.internal.catalog.BundledSchemas;
import dev.masu.schema.internal.catalog.DeclaredNames;
import dev.masu.schema.internal.catalog.ForNetworknt;
import dev.masu.schema.internal.catalog.MetaSchemas;
import dev.masu.schema.internal.catalog.RedactedSchema;
import dev.masu.schema.internal.catalog.SchemaInspection;
import dev.masu.schema.internal.catalog.SchemaRules;
import dev.masu.schema.internal.catalog.SchemaText;
import dev.masu.schema.internal.compile.Dialects;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.SchemaResources;
import dev.masu.schema.internal.compile.UnresolvedReference;
import dev.masu.schema.internal.evaluate.StreamingSchema;
import dev.masu.schema.internal.keyword.CompilerSetting;
import dev.masu.schema.internal.keyword.EndlessSchema;
import dev.masu.schema.internal.keyword.SchemaCompiler;
import dev.masu.schema.internal.networknt.NetworkntSchemas;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Uris;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
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
 * <p>A catalogue is immutable and serves all threads. Registered schemas are checked and compiled when
 * it is built, bundled ones when they are first used.
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
  private final Set<String> ids;
  private final Map<String, String> holders;
  private final Map<String, CompiledSchema> compiled = new ConcurrentHashMap<>();
  private @Nullable NetworkntSchemas networknt;
  private @Nullable Set<String> propertyNames;

  private SchemaCatalog(Builder builder) {
    this.blueprint = builder.copy();
    Set<String> ids = new TreeSet<>(BundledSchemas.ids());
    ids.addAll(builder.registered.keySet());
    this.ids = Collections.unmodifiableSet(ids);
    if (builder.registered.isEmpty()) {
      this.holders = Map.of();
    } else {
      SchemaInspection inspection = inspection(builder);
      this.holders = inspection.holders();
      builder.registered.values().forEach(text -> inspection.requireValid(text, this::metaSchema));
      builder.registered.forEach(this::compile);
    }
  }

  private String holder(String id) {
    return holders.getOrDefault(id, id);
  }

  private @Nullable JsonNode document(String id) {
    SchemaText own = blueprint.registered.get(id);
    if (own != null) {
      return own.schema();
    }
    return BundledSchemas.ids().contains(id)
        ? BundledSchemas.schema(id, blueprint.qpiSides)
        : MetaSchemas.document(id).orElse(null);
  }

  private CompiledSchema metaSchema(String id) {
    return MetaSchemas.compiled(id).orElseGet(() -> compiled(id, CheckLimits.defaults(), false));
  }

  private StreamingSchema compiled(String id, CheckLimits limits, boolean assertsFormats) {
    SchemaResources resources = new SchemaResources(
        this::document, this::holder, new Dialects(this::document, Draft.DRAFT_2020_12));
    CompilerSetting setting = new CompilerSetting(limits, assertsFormats);
    return new StreamingSchema(
        id, SchemaCompiler.compile(id, setting, resources), limits, !redactsValues());
  }

  private synchronized NetworkntSchemas networknt() {
    NetworkntSchemas known = networknt;
    if (known == null) {
      ForNetworknt parts = inspection(blueprint).forNetworknt();
      Map<String, JsonNode> documents = schemas();
      documents.putAll(parts.documents());
      known = new NetworkntSchemas(
          documents, parts.embedded(), blueprint.limits, blueprint.assertsFormats);
      networknt = known;
    }
    return known;
  }

  private Map<String, JsonNode> schemas() {
    Map<String, JsonNode> schemas = new LinkedHashMap<>(BundledSchemas.byId(blueprint.qpiSides));
    blueprint.registered.forEach((id, text) -> schemas.put(id, text.schema()));
    return schemas;
  }

  private SchemaInspection inspection(Builder builder) {
    return new SchemaInspection(
        builder.registered,
        builder.rules(),
        id -> ids.contains(id) || MetaSchemas.isMetaSchema(id));
  }

  private void compile(String id, SchemaText text) {
    try {
      compiled.put(id, compiled(id));
    } catch (UnresolvedReference e) {
      throw blueprint.registered.getOrDefault(documentOf(e.location()), text).problem(e);
    } catch (EndlessSchema e) {
      // The inspection lets one kind of circle pass: a $dynamicRef that other schemas lead
      // elsewhere.
      return;
    } catch (StackOverflowError e) {
      throw text.depthProblem();
    }
  }

  /** The id of the registered schema in which a location lies. */
  private String documentOf(String location) {
    return holder(Uris.withoutFragment(location));
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
    return new Builder();
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
   * Finds a schema.
   *
   * @param schemaId the schema's id, as registered; an empty fragment after it makes no difference
   * @return the schema, compiled; the same one each time
   * @throws SchemaException if there is no schema of this id, or one that applies itself to the same value
   *     again unless another schema leads its {@code $dynamicRef} elsewhere
   */
  public CompiledSchema schema(String schemaId) {
    String id = Uris.withoutEmptyFragment(Objects.requireNonNull(schemaId, "id"));
    if (!ids.contains(id)) {
      throw new SchemaException(id, null, unknown(id), null);
    }
    // computeIfAbsent may lock, even where it finds what it looks for.
    CompiledSchema known = compiled.get(id);
    return known != null ? known : compiled.computeIfAbsent(id, this::compile);
  }

  private CompiledSchema compile(String id) {
    try {
      return compiled(id);
    } catch (EndlessSchema e) {
      throw Objects.requireNonNull(blueprint.registered.get(id)).problem(e);
    }
  }

  private CompiledSchema compiled(String id) {
    // Compiled by Masu in any case, so that the same schemas are refused for the same reasons.
    CompiledSchema own = compiled(id, blueprint.limits, blueprint.assertsFormats);
    CompiledSchema schema =
        blueprint.engine == CheckEngine.NETWORKNT ? networknt().compile(id) : own;
    return redactsValues() ? new RedactedSchema(schema, this::propertyNames) : schema;
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
    Set<String> names = propertyNames;
    if (names == null) {
      names = DeclaredNames.in(schemas().values());
      propertyNames = names;
    }
    return names;
  }

  /** {@return the bounds of each check} */
  public CheckLimits limits() {
    return blueprint.limits;
  }

  private String unknown(String id) {
    return NearestName.of(id, ids)
        .map(near -> "not registered; did you mean " + near + "?")
        .orElseGet(
            () -> "not registered; register it with SchemaCatalog.builder(), known are " + ids);
  }

  /** Collects the schemas of a catalogue. */
  public static final class Builder {
    private final Map<String, SchemaText> registered = new LinkedHashMap<>();
    private CheckLimits limits = CheckLimits.defaults();
    private boolean assertsFormats = true;
    private boolean allowsUnknownKeywords;
    private boolean allowsUnsafePatterns;
    private final Set<String> allowedKeywords = new TreeSet<>();
    private final Set<String> allowedFormats = new TreeSet<>();
    private Sides qpiSides = Sides.SAME;
    private boolean redactsValues;
    private CheckEngine engine = CheckEngine.MASU;

    private Builder() {}

    private SchemaRules rules() {
      return new SchemaRules(
          assertsFormats,
          allowsUnknownKeywords,
          allowedKeywords,
          allowedFormats,
          allowsUnsafePatterns);
    }

    private Builder copy() {
      Builder copy = new Builder();
      copy.registered.putAll(registered);
      copy.limits = limits;
      copy.qpiSides = qpiSides;
      copy.redactsValues = redactsValues;
      copy.engine = engine;
      copy.assertsFormats = assertsFormats;
      copy.allowsUnknownKeywords = allowsUnknownKeywords;
      copy.allowsUnsafePatterns = allowsUnsafePatterns;
      copy.allowedKeywords.addAll(allowedKeywords);
      copy.allowedFormats.addAll(allowedFormats);
      return copy;
    }

    /**
     * Registers a schema by the {@code $id} that it holds.
     *
     * @param schema the schema's text
     * @return this builder
     * @throws SchemaException if it is not JSON, or neither an object nor a boolean, has no absolute
     *     {@code $id}, or its id is taken
     */
    public Builder register(String schema) {
      return register(SchemaText.read(schema, null));
    }

    /**
     * Registers a schema by an id of the caller's.
     *
     * @param id the absolute URI to find it by
     * @param schema the schema's text; if it holds an {@code $id}, that must be the same
     * @return this builder
     * @throws SchemaException if it is not JSON, or neither an object nor a boolean, holds another
     *     {@code $id}, or its id is taken
     */
    public Builder register(String id, String schema) {
      return register(SchemaText.read(schema, Objects.requireNonNull(id, "id")));
    }

    /**
     * Registers the schema of a file by the {@code $id} that it holds.
     *
     * @param file a file in UTF-8
     * @return this builder
     * @throws IOException if the file cannot be read
     * @throws SchemaException as for text, or if it is not UTF-8
     */
    public Builder register(Path file) throws IOException {
      return register(SchemaText.read(Files.readAllBytes(file), file.toString()));
    }

    /**
     * Registers the schema of a stream, such as a class-path resource, by the {@code $id} that it
     * holds.
     *
     * @param in a stream of UTF-8, read to its end and left open
     * @return this builder
     * @throws IOException if the stream cannot be read
     * @throws SchemaException as for text, or if it is not UTF-8
     */
    public Builder register(InputStream in) throws IOException {
      return register(SchemaText.read(in.readAllBytes(), null));
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
     * notations that {@link CompiledSchema} lists. A schema with another format is an error when the catalogue is
     * built, unless {@link #allowFormats} names it or formats are not asserted.
     *
     * @param assertsFormats whether {@code format} is asserted; {@code true} if not set
     * @return this builder
     */
    public Builder assertFormats(boolean assertsFormats) {
      this.assertsFormats = assertsFormats;
      return this;
    }

    /**
     * Allows formats that Masu does not know. They are annotations: every text is valid.
     *
     * @param formats their names, such as {@code int32}; added to those of earlier calls
     * @return this builder
     */
    public Builder allowFormats(String... formats) {
      allowedFormats.addAll(List.of(formats));
      return this;
    }

    /**
     * Allows keywords that are not JSON Schema's. They are annotations, and what they hold is data: no schema
     * is looked for in it, unless a {@code $ref} leads there.
     *
     * @param keywords their names, such as {@code x-order}; added to those of earlier calls
     * @return this builder
     */
    public Builder allowKeywords(String... keywords) {
      allowedKeywords.addAll(List.of(keywords));
      return this;
    }

    /**
     * Sets whether schemas may hold any keyword. A misspelt one is then not noticed, and has no effect.
     *
     * @param allowsUnknownKeywords whether unknown keywords are annotations; {@code false} if not set, which
     *     makes them errors
     * @return this builder
     * @see #allowKeywords
     */
    public Builder allowUnknownKeywords(boolean allowsUnknownKeywords) {
      this.allowsUnknownKeywords = allowsUnknownKeywords;
      return this;
    }

    /**
     * Sets whether schemas may hold patterns that are likely to end in a LIMIT violation instead of a
     * verdict.
     *
     * <p>Most patterns run in time that grows with a text's length alone. Those with back-references, or
     * that need tens of thousands of states where their counted repetitions are written out, cannot; they
     * run in at most {@link CheckLimits#maxPatternSteps()} steps. Of these, a pattern is unsafe if a
     * repetition in it has another one within, as {@code ([a-z]+)*\1}: together they may match one text in
     * many ways, all of which are tried before the text is invalid.
     *
     * @param allowsUnsafePatterns whether such patterns are allowed; {@code false} if not set
     * @return this builder
     */
    public Builder allowUnsafePatterns(boolean allowsUnsafePatterns) {
      this.allowsUnsafePatterns = allowsUnsafePatterns;
      return this;
    }

    /**
     * Sets whether the bundled schemas accept derived pieces; see {@link
     * SchemaCatalog#withQpiSides}.
     *
     * @param sides whether style and piece of a QPI may be of different sides; {@link Sides#SAME} if
     *     not set
     * @return this builder
     */
    public Builder qpiSides(Sides sides) {
      this.qpiSides = Objects.requireNonNull(sides, "sides");
      return this;
    }

    /**
     * Sets whether reports hold nothing that a document holds, since they may be written to a log and
     * documents may hold personal data. Every report of every schema of the catalogue is then {@linkplain
     * CheckReport#redacted redacted}: what is found, hints and undeclared names are left out of
     * messages, parameters and pointers. Lines, columns and what the schema says stay. Schemas of such a
     * catalogue keep no texts or names of a document after its check either.
     *
     * <p>Where some readers may see more than others, leave it off and redact the reports of the latter.
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
     * Checks and compiles the registered schemas.
     *
     * @return the catalogue
     * @throws SchemaException if one is not what its dialect's meta-schema allows, refers to a schema
     *     that is not here, applies itself to the same value again without end, holds an unknown keyword or,
     *     where formats are asserted, an unknown format, or a pattern that is no regular expression of
     *     ECMA-262 or is not safe; its report lists all that is wrong with that schema
     */
    public SchemaCatalog build() {
      return new SchemaCatalog(this);
    }

    private Builder register(SchemaText text) {
      if (BundledSchemas.ids().contains(text.id())) {
        throw text.idProblem("a schema of this id comes with Masu; use that, or take another id");
      }
      if (MetaSchemas.isMetaSchema(text.id())) {
        throw text.idProblem("this is the id of a meta-schema of JSON Schema; take another id");
      }
      if (registered.putIfAbsent(text.id(), text) != null) {
        throw text.idProblem("this id is registered already");
      }
      return this;
    }
  }
}
