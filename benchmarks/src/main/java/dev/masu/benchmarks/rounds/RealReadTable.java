package dev.masu.benchmarks.rounds;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.networknt.schema.Schema;
import dev.masu.SchemaBound;
import dev.masu.fixtures.RealSchemas;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares checked reads of published schemas' documents with unchecked ones and networknt's stack, and prints it. */
public final class RealReadTable {
  private final Rounds rounds;
  private final long warmUpNanos;

  RealReadTable(Rounds rounds, long warmUpNanos) {
    this.rounds = rounds;
    this.warmUpNanos = warmUpNanos;
  }

  /** A document of any form, in Java's maps, lists and scalars. */
  record Unchecked(@Nullable Object value) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Unchecked {}
  }

  /** The same, bound to a schema. */
  @SchemaBound(Checked.SCHEMA)
  record Checked(@Nullable Object value) {
    static final String SCHEMA = "https://masu.dev/benchmarks/document";

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Checked {}
  }

  /**
   * Prints the table.
   *
   * @param arguments none; or a folder of schemas as {@link SchemaFolder} reads it
   * @throws IOException if the collection cannot be read
   */
  public static void main(String[] arguments) throws IOException {
    Optional<RealSchemas> schemas = SchemaFolder.readOrFind(arguments);
    if (schemas.isEmpty()) {
      System.out.println(RealSchemas.ABSENT);
    } else {
      new RealReadTable(RealSchemaTable.ROUNDS, RealSchemaTable.WARM_UP_NANOS)
          .print(schemas.orElseThrow(), Integer.MAX_VALUE);
    }
  }

  /** Measures the valid documents of at most so many schemas that networknt can compile too, and prints the table. */
  void print(RealSchemas schemas, int most) {
    List<IntSupplier> readings = new ArrayList<>();
    schemas.byName().keySet().stream()
        .flatMap(name -> RealSchema.load(schemas, name, true).stream())
        .filter(schema -> schema.size() >= RealSchemaTable.LEAST_BYTES)
        .flatMap(schema -> readings(schema).stream())
        .limit(most)
        .forEach(readings::addAll);
    rounds.warmUp(readings, warmUpNanos);
    print(rounds.medians(readings));
  }

  /** The three readings of a schema's documents; empty if networknt cannot compile the schema. */
  private static Optional<List<IntSupplier>> readings(RealSchema schema) {
    Schema networknt;
    try {
      networknt = schema.networkntSchema();
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.empty();
    }
    SchemaCatalog catalog = schema.catalog(Checked.SCHEMA);
    JsonMapper plain = new JsonMapper();
    JsonMapper checked = JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
    return Optional.of(List.of(
        schema.each(json -> count(plain.readValue(json, Unchecked.class).value())),
        schema.each(json -> count(checked.readValue(json, Checked.class).value())),
        schema.each(json -> count(bound(networknt, json, plain).value()))));
  }

  private static int count(@Nullable Object value) {
    return value == null ? 0 : 1;
  }

  /** Reads a document as networknt's users do, even if networknt, unlike Masu, finds it invalid. */
  private static Unchecked bound(Schema networknt, byte[] json, JsonMapper mapper) {
    JsonNode tree = RealSchema.EXACT.readTree(json);
    networknt.validate(tree);
    return mapper.treeToValue(tree, Unchecked.class);
  }

  private static void print(double[] times) {
    int count = times.length / 3;
    double[] overUnchecked = new double[count];
    double[] networkntOverChecked = new double[count];
    for (int i = 0; i < count; i++) {
      overUnchecked[i] = times[3 * i + 1] / times[3 * i];
      networkntOverChecked[i] = times[3 * i + 2] / times[3 * i + 1];
    }
    Figures.printSummary(
        "a checked read, time against an unchecked one",
        overUnchecked,
        "networknt's stack, time against a checked read",
        networkntOverChecked);
  }
}
