package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.compile.CompilerOptions;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.keyword.SchemaCompiler;
import dev.masu.schema.internal.networknt.NetworkntSchemas;
import dev.masu.schema.internal.node.EndlessSchema;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Finds, inspects and compiles the schemas of one catalogue: the registered ones and the bundled ones. */
final class CatalogSchemas {
  /** Messages list no more ids than these. */
  private static final int MAX_LISTED = 12;

  /** A resolver that has a schema for any URI may find new ones without end. */
  private static final int MAX_FOUND = 10_000;

  private final SchemaCatalog.Builder settings;
  private final ReferenceResolver resources;
  private final Map<String, StreamingSchema> custom = new HashMap<>();
  private final Set<SchemaProblem> inspectionWarnings;
  private final boolean compilesLazily;

  /** The user's, while schemas are loaded. */
  private @Nullable Function<String, ? extends @Nullable String> resolver;

  private int found;

  /** The other engine, or null if the catalogue has Masu's own. */
  private final @Nullable NetworkntSchemas networknt;

  /**
   * Inspects the registered schemas.
   *
   * @param settings the catalogue's settings, which must no longer change
   * @throws SchemaException if a schema cannot be used
   */
  CatalogSchemas(SchemaCatalog.Builder settings) {
    this.settings = settings;
    this.resources = new ReferenceResolver(this::document, settings.defaultDraft);
    this.resolver = settings.resolver;
    List<String> uris;
    do {
      uris = uris();
      resources.load(uris);
      // The resolver may have found meta-schemas, to which no reference leads.
    } while (uris().size() > uris.size());
    this.resolver = null;
    // All reachable resources are loaded now; a reference to the class would keep it from being
    // unloaded.
    settings.resources = null;
    SchemaInspection inspection = new SchemaInspection(resources, this);
    this.compilesLazily = inspection.isConclusive;
    inspection.requireValid(settings.registered.texts());
    this.inspectionWarnings = inspection.warnings;
    this.networknt = settings.engine == CheckEngine.MASU
        ? null
        : new NetworkntSchemas(
            this::standalone,
            settings.defaultDraft.metaSchema(),
            settings.limits,
            settings.compilerOptions());
  }

  /** The document with the given id: a registered schema, a bundled one, a meta-schema or a resolved one; or null. */
  @Nullable
  JsonNode document(String id) {
    SchemaText schema = find(id);
    if (schema != null) {
      return schema.json();
    }
    JsonNode metaSchema = MetaSchemas.document(id).orElse(null);
    String resolved = metaSchema != null || resolver == null ? null : resolver.apply(id);
    if (resolved == null) {
      return metaSchema;
    }
    if (++found > MAX_FOUND) {
      String problem = "the resolver has found more than " + MAX_FOUND
          + " schemas, each of which refers to others; register them";
      throw new SchemaException(id, null, problem, null);
    }
    settings.register(id, resolved);
    return text(id).json();
  }

  /** The registered or bundled schema of a URI, or null. */
  private @Nullable SchemaText find(String uri) {
    SchemaText registered = settings.find(uri);
    String id = registered == null ? uri : registered.id();
    return BundledSchemas.ids().contains(id)
        ? BundledSchemas.schema(id, settings.qpiSides)
        : registered;
  }

  /** The compiled meta-schema with the given id, which must be known. */
  StreamingSchema metaSchema(String id) {
    return CompiledMetaSchemas.of(id)
        .orElseGet(() -> custom.computeIfAbsent(id, this::customMetaSchema));
  }

  private StreamingSchema customMetaSchema(String id) {
    return streaming(CompiledMetaSchemas.LIMITS, root(text(id), CompiledMetaSchemas.OPTIONS));
  }

  private List<String> uris() {
    return settings.registered.texts().stream().map(SchemaText::uri).toList();
  }

  /** The ids of the registered schemas, then those of the bundled ones. */
  List<String> ids() {
    return Stream.concat(
            settings.registered.texts().stream().map(SchemaText::id), BundledSchemas.ids().stream())
        .toList();
  }

  /**
   * Finds a schema.
   *
   * @throws SchemaException if there is none
   */
  SchemaText text(String id) {
    SchemaText schema = find(id);
    if (schema == null) {
      throw new SchemaException(id, null, unknown(id), null);
    }
    return schema;
  }

  /** Why there is no schema of an id, and what to do. */
  private String unknown(String id) {
    if (id.indexOf('#') >= 0) {
      return "a fragment names a part of a schema; register a schema that refers to it, such as "
          + "{\"$ref\": " + Shown.inEnglish(id) + '}';
    }
    Set<String> candidates = new TreeSet<>(ids());
    candidates.addAll(settings.registered.uris());
    Optional<String> near = NearestName.of(id, candidates);
    if (near.isPresent()) {
      return "not registered; did you mean " + near.get() + "?";
    }
    boolean isAbsolute = id.indexOf(':') >= 0;
    if (!isAbsolute || id.startsWith("classpath:")) {
      String resource = id.replaceFirst("^classpath:/*", "/");
      return "not registered" + (isAbsolute ? "" : ", and no absolute URI, as ids are")
          + "; for a class-path resource, write @SchemaBound(resource = "
          + Shown.inEnglish(resource) + ')';
    }
    String problem = "not registered; register it with SchemaCatalog.builder(), ";
    Collection<SchemaText> own = settings.registered.texts();
    if (own.isEmpty()) {
      return problem + "and give the catalogue to the mapper with MasuModule.builder().catalog(…)";
    }
    int more = own.size() - MAX_LISTED;
    return problem + "registered are "
        + own.stream().limit(MAX_LISTED).map(SchemaText::id).toList()
        + (more > 0 ? " and " + more + " more" : "");
  }

  /** The names of properties that the schemas declare, sorted and unmodifiable. */
  Set<String> propertyNames() {
    Set<String> names = new TreeSet<>();
    Deque<JsonNode> open = new ArrayDeque<>();
    ids().forEach(id -> open.push(text(id).json()));
    while (!open.isEmpty()) {
      JsonNode node = open.pop();
      names.addAll(node.path("properties").propertyNames());
      node.forEach(open::push);
    }
    return Collections.unmodifiableSet(names);
  }

  /** Likely mistakes in the registered schemas, in their order. */
  List<SchemaWarning> warnings() {
    List<SchemaProblem> mistakes;
    synchronized (resources) {
      mistakes = SchemaLint.of(resources, settings.keywords.keySet(), settings.formats.keySet());
    }
    List<SchemaWarning> warnings = new ArrayList<>();
    for (SchemaText schema : settings.registered.texts()) {
      List<SchemaProblem> own = Stream.concat(mistakes.stream(), inspectionWarnings.stream())
          .filter(mistake -> mistake.documentUri().equals(schema.uri()))
          .toList();
      schema
          .located(own)
          .forEach((mistake, location) -> warnings.add(new SchemaWarning(
              schema.id(),
              mistake.code(),
              mistake.pointer(),
              Optional.ofNullable(location),
              mistake.message())));
    }
    return warnings;
  }

  JsonNode bundle(SchemaText schema) {
    synchronized (resources) {
      return SchemaBundle.of(resources, resources.root(schema.uri()));
    }
  }

  /**
   * Compiles a schema for the catalogue's engine. Masu compiles it in any case, so that both engines reject the same
   * schemas for the same reasons.
   *
   * @throws SchemaException if it applies itself to the same value without end, or nests schemas for one value
   *     too deeply
   */
  SchemaEngine compile(SchemaText text) {
    StreamingSchema compiled = streaming(settings.limits, root(text, settings.compilerOptions()));
    return networknt == null ? compiled : networknt.compile(text.id());
  }

  private SchemaNode root(SchemaText text, CompilerOptions options) {
    try {
      return compilesLazily
          ? SchemaCompiler.compile(text.uri(), options, resources)
          : SchemaCompiler.compileAll(text.uri(), options, resources);
    } catch (EndlessSchema e) {
      // The inspection leaves cycles through dynamic references to the compiler.
      String problem =
          "applies itself to the same value again, without end; let it apply to a part of the value";
      throw new SchemaException(text.id(), null, problem, e);
    } catch (StackOverflowError e) {
      throw text.depthProblem();
    }
  }

  private StreamingSchema streaming(CheckLimits limits, SchemaNode root) {
    return new StreamingSchema(root, limits, !settings.redactsValues);
  }

  /** A meta-schema, or a loaded schema resource as a document of its own, with its id and dialect; or null. */
  private @Nullable JsonNode standalone(String uri) {
    String id = Uris.normalized(uri);
    SchemaText schema = find(id);
    synchronized (resources) {
      return MetaSchemas.document(uri)
          .or(() ->
              resources.loaded(schema == null ? id : schema.uri()).map(SchemaBundle::embedded))
          .orElse(null);
    }
  }
}
