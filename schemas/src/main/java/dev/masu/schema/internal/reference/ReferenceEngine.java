package dev.masu.schema.internal.reference;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.resource.InputStreamSource;
import com.networknt.schema.resource.SchemaLoader;
import com.networknt.schema.vocabulary.Vocabularies;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Compiles the schemas of one catalogue with networknt's validator. */
public final class ReferenceEngine {
  /** The meta-schemas that networknt brings along; it would look for others on the class path. */
  private static final Set<String> META_SCHEMAS = Stream.concat(
          Stream.of(
              "http://json-schema.org/draft-06/schema", "http://json-schema.org/draft-07/schema"),
          Stream.of(
                  "2019-09/schema",
                  "2019-09/meta/applicator",
                  "2019-09/meta/content",
                  "2019-09/meta/core",
                  "2019-09/meta/format",
                  "2019-09/meta/meta-data",
                  "2019-09/meta/validation",
                  "2020-12/schema",
                  "2020-12/meta/applicator",
                  "2020-12/meta/content",
                  "2020-12/meta/core",
                  "2020-12/meta/format-annotation",
                  "2020-12/meta/format-assertion",
                  "2020-12/meta/meta-data",
                  "2020-12/meta/unevaluated",
                  "2020-12/meta/validation")
              .map(path -> "https://json-schema.org/draft/" + path))
      .collect(Collectors.toUnmodifiableSet());

  private static final String DEFAULT_DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final Map<String, JsonNode> schemas;
  private final Map<String, JsonNode> embedded;
  private final SchemaDocuments documents;
  private final CheckLimits limits;
  private final boolean assertsFormats;
  private @Nullable SchemaRegistry registry;

  /**
   * Makes an engine.
   *
   * @param schemas the schemas by id; nothing else is ever read or fetched, but for the meta-schemas
   *     that networknt brings along
   * @param embedded the schemas that lie in others, by id, each as if it stood alone
   * @param limits the bounds of each check
   * @param assertsFormats whether {@code format} refuses texts
   */
  public ReferenceEngine(
      Map<String, JsonNode> schemas,
      Map<String, JsonNode> embedded,
      CheckLimits limits,
      boolean assertsFormats) {
    this.schemas = schemas;
    this.embedded = embedded;
    this.documents = new SchemaDocuments(schemas);
    this.limits = limits;
    this.assertsFormats = assertsFormats;
  }

  /** The registry, made when it is first needed: bundled schemas are streamed and never need it. */
  private synchronized SchemaRegistry registry() {
    SchemaRegistry known = registry;
    if (known == null) {
      known = SchemaRegistry.withDialects(
          CatalogDialects.all(),
          builder -> builder
              .defaultDialectId(DEFAULT_DIALECT)
              .dialectRegistry(new CatalogDialects(schemas.keySet()))
              .schemaLoader(new CatalogLoader(schemas, embedded))
              .nodeReader(new ExactReader())
              .schemaRegistryConfig(config(limits)));
      registry = known;
    }
    return known;
  }

  /**
   * Compiles a schema and everything that it refers to.
   *
   * @throws BrokenReference if it refers to a schema that there is none of
   * @throws SchemaException if it has a pattern that is no regular expression
   * @throws StackOverflowError if its schemas apply one another deeper than the thread's stack allows
   */
  public CompiledSchema compile(String id) {
    try {
      Schema schema = registry().getSchema(SchemaLocation.of(id));
      schema.initializeValidators();
      // What is loaded while several threads check is there in parts at first.
      schema.getSchemaContext().getDynamicAnchors().values().forEach(Schema::initializeValidators);
      return new ReferenceSchema(id, schema, documents, limits, assertsFormats);
    } catch (com.networknt.schema.SchemaException e) {
      throw e.getCause() instanceof PatternSyntaxException pattern
          ? notOne(id, pattern)
          : new SchemaException(id, null, String.valueOf(e.getMessage()), e);
    } catch (PatternSyntaxException e) {
      throw notOne(id, e);
    }
  }

  private static SchemaException notOne(String id, PatternSyntaxException e) {
    String pattern = Shown.inEnglish(e.getPattern());
    return new SchemaException(
        id, null, "the pattern " + pattern + " cannot be run: " + e.getDescription(), e);
  }

  /**
   * The check of schemas themselves against the meta-schema of their dialect, if it is known. The
   * limits of other checks do not bound it: they are for documents.
   */
  public @Nullable ReferenceSchema metaSchema(String dialect) {
    boolean known = documents.byId().containsKey(dialect)
        || CatalogDialects.all().stream().anyMatch(d -> sameId(d.getId(), dialect));
    return known
        ? new ReferenceSchema(
            dialect,
            registry().getSchema(SchemaLocation.of(dialect)),
            documents,
            CheckLimits.defaults(),
            assertsFormats)
        : null;
  }

  /** The schema document of an id: one of the catalogue or a meta-schema; or null. */
  public @Nullable JsonNode document(String id) {
    JsonNode known = documents.byId().get(id);
    if (known == null && isMetaSchema(id)) {
      return registry().getSchema(SchemaLocation.of(id)).getSchemaNode();
    }
    return known;
  }

  /** The check of texts by a {@code format} as a dialect has it. */
  public Predicate<String> format(String dialect, String format) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode();
    schema.put("$schema", dialect).put("format", format);
    Schema compiled = registry().getSchema(schema);
    return text -> compiled
        .validate(
            StringNode.valueOf(text),
            context -> context.executionConfig(c -> c.formatAssertionsEnabled(true)))
        .isEmpty();
  }

  /** Whether an id is one of JSON Schema's own. */
  public static boolean isMetaSchema(String id) {
    return META_SCHEMAS.contains(id);
  }

  /** Whether an id is of a vocabulary whose keywords are known. */
  public static boolean isVocabulary(String id) {
    return Vocabularies.getVocabulary(id) != null;
  }

  /** The dialect of schemas that name none. */
  public static String defaultDialect() {
    return DEFAULT_DIALECT;
  }

  /** The ids of the dialects that can be used. */
  public static List<String> knownDialects() {
    return CatalogDialects.all().stream().map(Dialect::getId).toList();
  }

  private static boolean sameId(String a, String b) {
    return Uris.withoutEmptyFragment(a).equals(Uris.withoutEmptyFragment(b));
  }

  private static SchemaRegistryConfig config(CheckLimits limits) {
    return SchemaRegistryConfig.builder()
        .locale(Locale.ENGLISH)
        .formatAssertionsEnabled(true)
        .regularExpressionFactory(
            pattern -> PatternMatcher.compile(pattern, limits.maxPatternSteps())::find)
        .build();
  }

  /** Finds schemas in the catalogue only; networknt's own loader reads the class path as well. */
  private static final class CatalogLoader extends SchemaLoader {
    private final Map<String, byte[]> schemas = new HashMap<>();

    CatalogLoader(Map<String, JsonNode> schemas, Map<String, JsonNode> embedded) {
      super(List.of(), List.of());
      embedded.forEach((id, schema) -> this.schemas.put(id, bytes(schema)));
      schemas.forEach((id, schema) -> this.schemas.put(id, bytes(schema)));
    }

    private static byte[] bytes(JsonNode schema) {
      return schema.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public @Nullable InputStreamSource getSchemaResource(AbsoluteIri iri) {
      byte[] schema = schemas.get(iri.toString());
      if (schema != null) {
        return () -> new ByteArrayInputStream(schema);
      }
      return isMetaSchema(iri.toString()) ? super.getSchemaResource(iri) : null;
    }
  }
}
