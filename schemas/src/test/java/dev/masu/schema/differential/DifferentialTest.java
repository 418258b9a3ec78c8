package dev.masu.schema.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Of generated schemas and documents, Masu gives the same verdicts as networknt's validator.
 *
 * <p>{@code -Dmasu.pairs=20000} compares as many pairs in each dialect, {@code -Dmasu.seed=7} starts with
 * another schema.
 */
class DifferentialTest {
  private static final int PAIRS = Integer.getInteger("masu.pairs", 1_000 / Draft.values().length);
  private static final long FIRST_SEED = Long.getLong("masu.seed", 1);

  /** How many documents are derived from a schema to find a valid and an invalid one. */
  private static final int CANDIDATES = 20;

  /** It takes a second or more to reduce a pair that differs. */
  private static final int MAX_DIFFERENCES = 10;

  /** What is counted over all pairs of a dialect. */
  private static final class Counts {
    private int pairs;
    private int valid;
    private int documents;
    private int undecided;
    private int known;
  }

  @ParameterizedTest
  @EnumSource
  void knownDifferencesAreWrongVerdictsOfNetworknt(KnownDifference known) {
    ObjectNode schema = (ObjectNode) known.schema();
    schema.put(known.draft().id(), SchemaGenerator.ROOT);
    assertThat(new NetworkntOracle(known.draft(), schema).isValid(known.document()))
        .contains(!known.isValid());
    assertThat(verdict(compile(schema), known.document())).contains(known.isValid());
    assertThat(known.explains(known.draft(), schema)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void givesTheVerdictsOfNetworknt(Draft draft) {
    Counts counts = new Counts();
    List<String> differences = new ArrayList<>();
    for (long seed = FIRST_SEED;
        counts.pairs < PAIRS && differences.size() < MAX_DIFFERENCES;
        seed++) {
      compare(draft, seed, counts, differences);
    }
    System.out.printf(
        "%s: %d pairs, %d valid, %d with a known difference; %d of %d documents undecided%n",
        draft, counts.pairs, counts.valid, counts.known, counts.undecided, counts.documents);
    assertThat(differences).isEmpty();
    assertThat(100.0 * counts.valid / counts.pairs).isBetween(35.0, 65.0);
    assertThat(100.0 * counts.undecided / counts.documents).isLessThan(10);
  }

  private static void compare(Draft draft, long seed, Counts counts, List<String> differences) {
    Choice choice = new Choice(seed);
    ObjectNode schema = new SchemaGenerator(choice, draft).root();
    NetworkntOracle oracle = new NetworkntOracle(draft, schema);
    Map<Boolean, JsonNode> documents = documents(draft, choice, schema, oracle, counts);
    // Schemas that nothing, or everything, is valid for are frequent, and of less interest.
    if (documents.size() < 2 && choice.percent(80)) {
      return;
    }
    CompiledSchema masu;
    try {
      masu = compile(schema);
    } catch (SchemaException e) {
      differences.add(
          "%nseed %d, %s: Masu rejects the schema%n%s%n%s".formatted(seed, draft, schema, e));
      return;
    }
    documents.forEach((isValid, document) -> {
      Optional<Boolean> actual = verdict(masu, document);
      counts.pairs++;
      counts.valid += isValid ? 1 : 0;
      if (actual.isEmpty()) {
        counts.undecided++;
      } else if (!actual.get().equals(isValid)) {
        report(draft, seed, schema, document, counts, differences);
      }
    });
  }

  /** A valid document and an invalid one, as far as they are found. */
  private static Map<Boolean, JsonNode> documents(
      Draft draft, Choice choice, ObjectNode schema, NetworkntOracle oracle, Counts counts) {
    DocumentGenerator generator = new DocumentGenerator(schema, choice, draft);
    Mutator mutator = new Mutator(choice, draft);
    Map<Boolean, JsonNode> documents = new TreeMap<>();
    for (int i = 0; i < CANDIDATES && documents.size() < 2; i++) {
      JsonNode derived = generator.next().deepCopy();
      JsonNode document = choice.percent(50) ? mutator.mutated(derived) : derived;
      Optional<Boolean> verdict = oracle.isValid(document);
      counts.documents++;
      if (verdict.isEmpty()) {
        counts.undecided++;
      } else {
        documents.putIfAbsent(verdict.get(), document);
      }
    }
    return documents;
  }

  private static void report(
      Draft draft,
      long seed,
      JsonNode schema,
      JsonNode document,
      Counts counts,
      List<String> differences) {
    SmallerPair smaller = SmallerPair.of(schema, document, s -> differ(draft, s));
    boolean isKnown = Arrays.stream(KnownDifference.values())
        .anyMatch(known -> known.explains(draft, smaller.schema()));
    if (isKnown) {
      counts.known++;
    } else {
      boolean isValid = verdict(compile(smaller.schema()), smaller.document()).orElseThrow();
      differences.add("""

          seed %d, %s: Masu says %s, networknt %s
          schema %s
          document %s
          smaller: %s
          by %s
          """.formatted(
          seed, draft, isValid, !isValid, schema, document, smaller.document(), smaller.schema()));
    }
  }

  private static Predicate<JsonNode> differ(Draft draft, JsonNode schema) {
    try {
      NetworkntOracle oracle = new NetworkntOracle(draft, schema);
      CompiledSchema masu = compile(schema);
      return document -> {
        Optional<Boolean> expected = oracle.isValid(document);
        Optional<Boolean> actual = verdict(masu, document);
        return expected.isPresent() && actual.isPresent() && !expected.equals(actual);
      };
    } catch (RuntimeException e) {
      return document -> false;
    }
  }

  private static CompiledSchema compile(JsonNode schema) {
    return SchemaCatalog.builder()
        .register(SchemaGenerator.ROOT, schema.toString())
        .build()
        .schema(SchemaGenerator.ROOT);
  }

  /** Whether a document is valid, or empty where a limit is reached. */
  private static Optional<Boolean> verdict(CompiledSchema schema, JsonNode document) {
    CheckReport report = schema.check(document.toString());
    return report.violations().stream().anyMatch(v -> v.phase() == Phase.LIMIT)
        ? Optional.empty()
        : Optional.of(report.isValid());
  }
}
