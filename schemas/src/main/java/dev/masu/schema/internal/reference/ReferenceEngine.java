package dev.masu.schema.internal.reference;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.resource.InputStreamSource;
import com.networknt.schema.resource.SchemaLoader;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Compiles the schemas of one catalogue with networknt's validator. */
public final class ReferenceEngine {
  private static final String META_SCHEMA_HOST = "json-schema.org/";
  private static final String DEFAULT_DIALECT = Dialects.getDraft202012().getId();

  private final SchemaRegistry registry;
  private final SchemaDocuments documents;
  private final CheckLimits limits;

  /**
   * Makes an engine.
   *
   * @param schemas the schemas by id; nothing else is ever read or fetched, but for the meta-schemas
   *     that networknt brings along
   * @param limits the bounds of each check
   */
  public ReferenceEngine(Map<String, JsonNode> schemas, CheckLimits limits) {
    this.documents = new SchemaDocuments(schemas);
    this.limits = limits;
    this.registry = SchemaRegistry.withDialects(
        dialects(),
        builder -> builder
            .defaultDialectId(DEFAULT_DIALECT)
            .schemaLoader(new CatalogLoader(schemas))
            .nodeReader(new ExactReader())
            .schemaRegistryConfig(config(limits)));
  }

  /**
   * Compiles a schema and everything that it refers to.
   *
   * @throws BrokenReference if it refers to a schema that there is none of
   * @throws SchemaException if it has a pattern that is no regular expression
   */
  public CompiledSchema compile(String id) {
    try {
      Schema schema = registry.getSchema(SchemaLocation.of(id));
      schema.initializeValidators();
      return new ReferenceSchema(id, schema, documents, limits);
    } catch (com.networknt.schema.SchemaException e) {
      throw new SchemaException(id, null, String.valueOf(e.getMessage()), e);
    } catch (PatternSyntaxException e) {
      String problem = "the pattern " + e.getPattern() + " is no regular expression: ";
      throw new SchemaException(id, null, problem + e.getDescription(), e);
    }
  }

  /** The check of schemas themselves against the meta-schema of their dialect, if it is known. */
  public @Nullable CompiledSchema metaSchema(String dialect) {
    boolean known = dialects().stream().anyMatch(d -> sameId(d.getId(), dialect));
    return known
        ? new ReferenceSchema(
            dialect, registry.getSchema(SchemaLocation.of(dialect)), documents, limits)
        : null;
  }

  /** The dialect of schemas that name none. */
  public static String defaultDialect() {
    return DEFAULT_DIALECT;
  }

  /** The ids of the dialects that can be used. */
  public static List<String> knownDialects() {
    return dialects().stream().map(Dialect::getId).toList();
  }

  private static boolean sameId(String a, String b) {
    return withoutEmptyFragment(a).equals(withoutEmptyFragment(b));
  }

  private static String withoutEmptyFragment(String id) {
    return id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
  }

  private static List<Dialect> dialects() {
    return Stream.of(
            Dialects.getDraft202012(),
            Dialects.getDraft201909(),
            Dialects.getDraft7(),
            Dialects.getDraft6())
        .map(ReferenceEngine::withOurKeywords)
        .toList();
  }

  private static Dialect withOurKeywords(Dialect dialect) {
    Dialect.Builder builder = Dialect.builder(dialect);
    Arrays.stream(Notation.values()).map(NotationFormat::new).forEach(builder::format);
    Arrays.stream(NumberKeyword.values()).forEach(builder::keyword);
    Arrays.stream(AlternativesKeyword.values()).forEach(builder::keyword);
    builder.keyword(new PropertyNamesKeyword()).keyword(new UniqueItemsKeyword());
    return builder.keyword(new RefKeyword()).build();
  }

  private static SchemaRegistryConfig config(CheckLimits limits) {
    return SchemaRegistryConfig.builder()
        .locale(Locale.ENGLISH)
        .formatAssertionsEnabled(true)
        .regularExpressionFactory(pattern -> SafePattern.compile(pattern, limits.maxPatternSteps()))
        .build();
  }

  /** Finds schemas in the catalogue only; networknt's own loader reads the class path as well. */
  private static final class CatalogLoader extends SchemaLoader {
    private final Map<String, byte[]> schemas;

    CatalogLoader(Map<String, JsonNode> schemas) {
      super(List.of(), List.of());
      this.schemas = schemas.entrySet().stream()
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, e -> bytes(e.getValue())));
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

    private static boolean isMetaSchema(String iri) {
      return iri.startsWith("http://" + META_SCHEMA_HOST)
          || iri.startsWith("https://" + META_SCHEMA_HOST);
    }
  }
}
