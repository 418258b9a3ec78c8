package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.keyword.CompilerSetting;
import dev.masu.schema.internal.keyword.SchemaCompiler;
import dev.masu.schema.internal.source.SchemaSource;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;

/** The compiled meta-schemas, which all catalogues share. Each is compiled when it is first used. */
final class CompiledMetaSchemas {
  /** The bounds of the check of a schema: the parts of a meta-schema may report the same, one each. */
  static final CheckLimits LIMITS = CheckLimits.defaults().withMaxViolations(1_000);

  private static final Map<String, StreamingSchema> COMPILED = new ConcurrentHashMap<>();

  private CompiledMetaSchemas() {}

  /** A schema that every document of one JSON value is valid by. */
  static StreamingSchema anything() {
    return COMPILED.computeIfAbsent("", unknown -> compile("", id -> BooleanNode.TRUE));
  }

  /** The meta-schema of a URI, as {@link MetaSchemas#isMetaSchema} knows them. */
  static Optional<StreamingSchema> of(String uri) {
    return MetaSchemas.path(uri)
        .map(known -> COMPILED.computeIfAbsent(
            known, unknown -> compile(uri, id -> MetaSchemas.document(id).orElse(null))));
  }

  private static StreamingSchema compile(
      String uri, Function<String, @Nullable JsonNode> documents) {
    ReferenceResolver resources = new ReferenceResolver(documents, Draft.DRAFT_2020_12);
    CompilerSetting setting = CompilerSetting.of(LIMITS, false);
    JsonNode json = Objects.requireNonNull(documents.apply(uri));
    return new StreamingSchema(
        new SchemaSource(uri, "", json),
        SchemaCompiler.compile(uri, setting, resources),
        LIMITS,
        true);
  }
}
