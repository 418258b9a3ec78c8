package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.internal.compile.Dialects;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.SchemaResources;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.SchemaSource;
import dev.masu.schema.internal.evaluate.StreamingSchema;
import dev.masu.schema.internal.keyword.CompilerSetting;
import dev.masu.schema.internal.keyword.SchemaCompiler;
import dev.masu.schema.internal.text.Uris;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;

/**
 * The meta-schemas of JSON Schema, draft-04 to 2020-12, and those of their vocabularies. They are read
 * from resources when they are first asked for.
 */
public final class MetaSchemas {
  /** The bounds of the check of a schema: the parts of a meta-schema may report the same, one each. */
  public static final CheckLimits LIMITS = CheckLimits.defaults().withMaxViolations(1_000);

  private static final String HOST = "://json-schema.org/";

  /** What the ids have after the host; the resources have the same names. */
  private static final Set<String> PATHS = Set.of(
      "draft-04/schema",
      "draft-06/schema",
      "draft-07/schema",
      "draft/2019-09/schema",
      "draft/2019-09/meta/applicator",
      "draft/2019-09/meta/content",
      "draft/2019-09/meta/core",
      "draft/2019-09/meta/format",
      "draft/2019-09/meta/meta-data",
      "draft/2019-09/meta/validation",
      "draft/2020-12/schema",
      "draft/2020-12/meta/applicator",
      "draft/2020-12/meta/content",
      "draft/2020-12/meta/core",
      "draft/2020-12/meta/format-annotation",
      "draft/2020-12/meta/format-assertion",
      "draft/2020-12/meta/meta-data",
      "draft/2020-12/meta/unevaluated",
      "draft/2020-12/meta/validation");

  private static final Map<String, JsonNode> BY_PATH = new ConcurrentHashMap<>();
  private static final Map<String, CompiledSchema> COMPILED = new ConcurrentHashMap<>();

  private MetaSchemas() {}

  /** Whether a URI is the id of one, with {@code http} or {@code https}, with an empty fragment or none. */
  public static boolean isMetaSchema(String uri) {
    return PATHS.contains(path(uri));
  }

  /** The meta-schema of a URI, as {@link #isMetaSchema} knows them. */
  public static Optional<JsonNode> document(String uri) {
    String path = path(uri);
    return PATHS.contains(path)
        ? Optional.of(BY_PATH.computeIfAbsent(path, MetaSchemas::read))
        : Optional.empty();
  }

  /** A schema that every document of one JSON value is valid by. */
  static CompiledSchema anything() {
    return COMPILED.computeIfAbsent("", unknown -> compile("", id -> BooleanNode.TRUE));
  }

  /** The meta-schema of a URI, compiled once for all catalogues. */
  public static Optional<CompiledSchema> compiled(String uri) {
    String path = path(uri);
    if (!PATHS.contains(path)) {
      return Optional.empty();
    }
    CompiledSchema known = COMPILED.get(path);
    return Optional.of(
        known != null
            ? known
            : COMPILED.computeIfAbsent(
                path, unknown -> compile(uri, id -> document(id).orElse(null))));
  }

  private static CompiledSchema compile(
      String uri, Function<String, @Nullable JsonNode> documents) {
    SchemaResources resources = new SchemaResources(
        documents, UnaryOperator.identity(), new Dialects(documents, Draft.DRAFT_2020_12));
    CompilerSetting setting = CompilerSetting.of(LIMITS, false);
    JsonNode json = Objects.requireNonNull(documents.apply(uri));
    return new StreamingSchema(
        new SchemaSource(uri, json.toString(), json),
        SchemaCompiler.compile(uri, setting, resources),
        LIMITS,
        true);
  }

  private static String path(String uri) {
    int host = uri.startsWith("https") ? "https".length() : "http".length();
    return uri.startsWith("http") && uri.startsWith(HOST, host)
        ? Uris.withoutEmptyFragment(uri.substring(host + HOST.length()))
        : "";
  }

  private static JsonNode read(String path) {
    String resource = "metaschema/" + path + ".json";
    try (InputStream in = SchemaCatalog.class.getResourceAsStream(resource)) {
      Objects.requireNonNull(in, "missing from the jar: " + resource);
      return SchemaTree.read(JsonTexts.parser(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
