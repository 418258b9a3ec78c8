package dev.masu.benchmarks.rounds;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.fixtures.RealSchemas;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A published schema with documents of its authors, and the three readings of them that are compared.
 *
 * @param name its name in the collection
 * @param id the URI that it is registered by
 * @param texts the schemas that are registered, by URI: this one and those that it refers to
 * @param schema the schema as Masu compiles it
 * @param documents the valid documents, or the invalid ones, by the verdict of the authors and of Masu
 */
record RealSchema(
    String name,
    String id,
    Map<String, String> texts,
    CompiledSchema schema,
    List<byte[]> documents) {
  static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** {@return the schema of a name; empty if there is none or it cannot be loaded} */
  static Optional<RealSchema> load(RealSchemas all, String name, boolean isValid) {
    JsonNode entry = all.byName().get(name);
    if (entry == null) {
      return Optional.empty();
    }
    String id = RealSchemas.id(entry);
    Map<String, String> texts = all.texts(entry);
    try {
      CompiledSchema schema = compile(texts, id);
      List<byte[]> documents = documents(entry.path(isValid ? "valid" : "invalid"));
      documents.removeIf(json -> schema.check(json).isValid() != isValid);
      return Optional.of(new RealSchema(name, id, texts, schema, documents));
    } catch (SchemaException e) {
      return Optional.empty();
    }
  }

  private static CompiledSchema compile(Map<String, String> texts, String id) {
    return catalog(texts).build().schema(id);
  }

  private static SchemaCatalog.Builder catalog(Map<String, String> texts) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    texts.forEach(builder::register);
    return builder;
  }

  /** {@return a catalogue in which an id of the caller's names this schema too} */
  SchemaCatalog catalog(String otherId) {
    return catalog(texts).register(otherId, "{\"$ref\": \"" + id + "\"}").build();
  }

  private static List<byte[]> documents(JsonNode entries) {
    List<byte[]> documents = new ArrayList<>();
    entries.forEach(entry -> documents.add(EXACT.writeValueAsBytes(entry.path("document"))));
    return documents;
  }

  /** {@return the schema, compiled once more} */
  CompiledSchema compiledAgain() {
    return compile(texts, id);
  }

  /** {@return the size of the documents in bytes} */
  int size() {
    return documents.stream().mapToInt(json -> json.length).sum();
  }

  /** {@return readings of all documents; gives the sum of what each reading gives} */
  IntSupplier each(ToIntFunction<byte[]> reading) {
    return () -> {
      int sum = 0;
      for (byte[] json : documents) {
        sum += reading.applyAsInt(json);
      }
      return sum;
    };
  }

  /** {@return Jackson's tokens of all documents} */
  IntSupplier tokens() {
    return each(Tokens::count);
  }

  /** {@return Masu's reports of all documents; gives the number of violations} */
  IntSupplier check() {
    return each(json -> schema.check(json).violations().size());
  }

  /** {@return networknt's validation of all documents, parsed to exact trees; gives the number of errors} */
  IntSupplier networknt() {
    Schema compiled = networkntSchema();
    return each(json -> networkntErrors(compiled, json));
  }

  /** {@return the number of networknt's errors of a document} */
  static int networkntErrors(Schema compiled, byte[] json) {
    return compiled.validate(EXACT.readTree(json)).size();
  }

  /** {@return the schema as networknt compiles it, with its defaults} */
  Schema networkntSchema() {
    Schema compiled = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_7, builder -> builder.schemas(texts))
        .getSchema(SchemaLocation.of(id));
    compiled.initializeValidators();
    return compiled;
  }
}
