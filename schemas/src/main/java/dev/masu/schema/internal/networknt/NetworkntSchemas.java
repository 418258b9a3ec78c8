package dev.masu.schema.internal.networknt;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.DialectRegistry;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.format.Format;
import com.networknt.schema.resource.InputStreamSource;
import com.networknt.schema.resource.SchemaLoader;
import com.networknt.schema.serialization.NodeReader;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.compile.CompilerOptions;
import dev.masu.schema.internal.compile.ExactTree;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.format.Formats;
import dev.masu.schema.internal.format.NotationFormat;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSteps;
import dev.masu.schema.internal.pattern.Regex;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.text.Uris;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Compiles the schemas of one catalogue with networknt's validator. */
public final class NetworkntSchemas {
  private final SchemaRegistry registry;
  private final CheckLimits limits;

  /**
   * Creates a compiler for a catalogue.
   *
   * @param schemas finds a schema or a meta-schema by id, or returns null; nothing else is read
   * @param defaultDialect the id of the meta-schema of schemas without a {@code $schema}
   * @param options the compiler options, whose custom keywords are ignored
   */
  public NetworkntSchemas(
      Function<String, @Nullable JsonNode> schemas,
      String defaultDialect,
      CheckLimits limits,
      CompilerOptions options) {
    this.limits = limits;
    this.registry = SchemaRegistry.builder()
        .defaultDialectId(defaultDialect)
        .dialectRegistry(dialects(options.formats()))
        .schemaLoader(loader(schemas))
        .nodeReader(new ExactReader())
        .schemaRegistryConfig(config(limits, options.assertsFormats()))
        .build();
  }

  /** networknt's dialects, changed only in formats: Masu's notations are asserted too, and none that Masu does not. */
  private static DialectRegistry dialects(Map<String, FormatCheck> formats) {
    Map<String, Dialect> byId = Stream.of(
            Dialects.getDraft4(),
            Dialects.getDraft6(),
            Dialects.getDraft7(),
            Dialects.getDraft201909(),
            Dialects.getDraft202012())
        .collect(Collectors.toUnmodifiableMap(
            dialect -> Uris.withoutEmptyFragment(dialect.getId()),
            dialect -> withFormats(dialect, formats)));
    return new DefaultDialectRegistry(id -> byId.get(Uris.withoutEmptyFragment(id)));
  }

  private static Dialect withFormats(Dialect dialect, Map<String, FormatCheck> formats) {
    Dialect.Builder builder = Dialect.builder(dialect);
    builder.formats(standard -> standard.keySet().retainAll(Formats.names()));
    for (NotationFormat notation : NotationFormat.values()) {
      builder.format(new CheckedFormat(notation.format(), notation.check()));
    }
    formats.forEach((name, check) -> builder.format(new CheckedFormat(name, check)));
    return builder.build();
  }

  /** Limits the steps of each search for a pattern, since networknt does not count them. */
  private static SchemaRegistryConfig config(CheckLimits limits, boolean assertsFormats) {
    return SchemaRegistryConfig.builder()
        .locale(Locale.ENGLISH)
        .formatAssertionsEnabled(assertsFormats)
        .regularExpressionFactory(pattern -> {
          PatternMatcher matcher = Regex.parse(pattern).matcher();
          return text -> matcher.find(text, new PatternSteps(limits.maxPatternSteps()));
        })
        .build();
  }

  /**
   * Compiles a schema and everything that it refers to.
   *
   * @throws SchemaException if networknt cannot compile it
   */
  public SchemaEngine compile(String id) {
    try {
      Schema schema = registry.getSchema(SchemaLocation.of(id));
      // networknt would otherwise do this later, while several threads use the schema.
      schema.initializeValidators();
      schema.getSchemaContext().getDynamicAnchors().values().forEach(Schema::initializeValidators);
      return new NetworkntSchema(schema, limits);
    } catch (com.networknt.schema.SchemaException | PatternSyntaxException e) {
      throw new SchemaException(id, null, "networknt cannot compile it: " + e.getMessage(), e);
    }
  }

  private record CheckedFormat(String name, FormatCheck check) implements Format {
    @Override
    public String getName() {
      return name;
    }

    @Override
    public boolean matches(ExecutionContext context, String value) {
      try {
        return check.isValid(value);
      } catch (RuntimeException e) {
        throw new FailedFormat(e);
      }
    }
  }

  /** Loads the schemas that a function finds, and nothing else. */
  private static SchemaLoader loader(Function<String, @Nullable JsonNode> schemas) {
    return new SchemaLoader(List.of(), List.of()) {
      @Override
      public @Nullable InputStreamSource getSchemaResource(AbsoluteIri iri) {
        JsonNode schema = schemas.apply(iri.toString());
        return schema == null
            ? null
            : () -> new ByteArrayInputStream(schema.toString().getBytes(StandardCharsets.UTF_8));
      }
    };
  }

  /** Reads schemas as JSON whatever their ids end in; networknt's own reader treats {@code .yaml} as YAML. */
  private static final class ExactReader implements NodeReader {
    @Override
    public JsonNode readTree(String content, InputFormat format) {
      return ExactTree.read(JsonTexts.parser(content), Integer.MAX_VALUE);
    }

    @Override
    public JsonNode readTree(InputStream content, InputFormat format) {
      Reader text = new InputStreamReader(content, StandardCharsets.UTF_8);
      return ExactTree.read(JsonTexts.parser(text), Integer.MAX_VALUE);
    }
  }
}
