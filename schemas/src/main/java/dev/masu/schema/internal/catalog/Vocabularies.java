package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.compile.Dialects;
import dev.masu.schema.internal.text.Uris;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Finds the vocabulary of a {@code $schema}: of JSON Schema, or of a registered meta-schema. */
final class Vocabularies {
  private final Map<String, SchemaText> registered;

  Vocabularies(Map<String, SchemaText> registered) {
    this.registered = registered;
  }

  /** The vocabulary of a {@code $schema}, if it is known. */
  Optional<Vocabulary> of(String schema) {
    return SchemaDialect.of(schema)
        .map(dialect -> new Vocabulary(dialect.id(), dialect, Set.of()))
        .or(() -> Optional.ofNullable(metaSchema(schema)).map(this::declaredBy));
  }

  private @Nullable SchemaText metaSchema(String schema) {
    return registered.get(Uris.withoutEmptyFragment(schema));
  }

  private Vocabulary declaredBy(SchemaText metaSchema) {
    Set<String> declared = new HashSet<>();
    addDeclared(metaSchema, declared, new HashSet<>());
    SchemaDialect dialect = Optional.of(metaSchema.schema().path("$schema"))
        .filter(JsonNode::isString)
        .flatMap(schema -> SchemaDialect.of(schema.stringValue()))
        .orElse(SchemaDialect.DRAFT_2020_12);
    return new Vocabulary(metaSchema.id(), dialect, declared);
  }

  /** Whether a registered meta-schema is written in itself, or in one that is. */
  boolean isCircular(String schema) {
    Set<String> passed = new HashSet<>();
    SchemaText metaSchema = metaSchema(schema);
    while (metaSchema != null && passed.add(metaSchema.id())) {
      metaSchema = metaSchema(metaSchema.dialect());
    }
    return metaSchema != null;
  }

  /** A vocabulary that a registered meta-schema, or one that it is written in, requires and nobody knows. */
  Optional<String> unknownRequired(String schema) {
    for (SchemaText meta = metaSchema(schema); meta != null; meta = metaSchema(meta.dialect())) {
      Optional<String> unknown = unknownRequired(meta);
      if (unknown.isPresent()) {
        return unknown;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> unknownRequired(SchemaText metaSchema) {
    boolean hasVocabularies = SchemaDialect.of(metaSchema.dialect())
        .orElse(SchemaDialect.DRAFT_2020_12)
        .knows("$vocabulary");
    return metaSchema.schema().path("$vocabulary").properties().stream()
        .filter(vocabulary -> hasVocabularies && vocabulary.getValue().asBoolean(false))
        .map(Map.Entry::getKey)
        .filter(vocabulary -> !Dialects.isVocabulary(vocabulary))
        .findFirst();
  }

  /** Adds the properties of a meta-schema, and of those registered that it is made of. */
  private void addDeclared(SchemaText metaSchema, Set<String> declared, Set<String> passed) {
    if (!passed.add(metaSchema.id())) {
      return;
    }
    declared.addAll(metaSchema.schema().path("properties").propertyNames());
    for (JsonNode part : metaSchema.schema().path("allOf")) {
      SchemaText other =
          registered.get(SchemaUris.resolved(metaSchema.id(), part.path("$ref").asString("")));
      if (other != null) {
        addDeclared(other, declared, passed);
      }
    }
  }
}
