package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.compile.CompilerOptions;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.keyword.SchemaCompiler;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The compiled meta-schemas, which all catalogues share. Each is compiled on first use. */
final class CompiledMetaSchemas {
  /** The limits for checking a schema. Several parts of a meta-schema may report the same violation. */
  static final CheckLimits LIMITS = CheckLimits.defaults().withMaxViolations(1_000);

  /** How a meta-schema is compiled. */
  static final CompilerOptions OPTIONS = new CompilerOptions(false, Map.of(), Map.of());

  private static final Map<String, StreamingSchema> COMPILED = new ConcurrentHashMap<>();

  private CompiledMetaSchemas() {}

  /** A schema that every JSON document is valid against. */
  static StreamingSchema anything() {
    return new StreamingSchema(SchemaNode.ANYTHING, LIMITS, true);
  }

  /** The meta-schema with the given id, in any spelling that {@link MetaSchemas#isMetaSchema} recognizes. */
  static Optional<StreamingSchema> of(String uri) {
    return MetaSchemas.path(uri)
        .map(path -> COMPILED.computeIfAbsent(path, missing -> compile(uri)));
  }

  private static StreamingSchema compile(String uri) {
    ReferenceResolver resources =
        new ReferenceResolver(id -> MetaSchemas.document(id).orElse(null), Draft.DRAFT_2020_12);
    return new StreamingSchema(SchemaCompiler.compile(uri, OPTIONS, resources), LIMITS, true);
  }
}
