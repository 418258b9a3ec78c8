package dev.masu.schema.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import dev.masu.fixtures.Corpus;
import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The bundled schema of GGN means what the schema printed in the specification means: both give the
 * same verdict on every fixture, on thousands of mutations of the valid ones and on real documents.
 *
 * <p>Ours requires notations too, which the printed one cannot; their violations have a phase of
 * their own and do not count here.
 */
class GgnSchemaEquivalenceTest {
  private static final String PRINTED = "ggn-1.0.0-as-printed.json";

  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();

  private static final Schema PRINTED_SCHEMA =
      SchemaRegistry.withDialect(Dialects.getDraft7()).getSchema(printed(), InputFormat.JSON);

  private static final CompiledSchema OURS = SchemaCatalog.bundled().schema(SchemaCatalog.GGN);

  private static String printed() {
    try (InputStream in = GgnSchemaEquivalenceTest.class.getResourceAsStream(PRINTED)) {
      byte[] bytes = Objects.requireNonNull(in, PRINTED).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theResourceIsWhatTheSpecificationPrints() throws IOException {
    String specification = Files.readString(Corpus.fileOrSkip("../spec/ggn-1.0.0.md"));
    assertThat(specification).contains("```json\n" + printed() + "```");
  }

  @Documents("ggn/valid")
  void bothAcceptValidFixtures(Document document) {
    assertThat(verdict(EXACT.readTree(document.bytes()))).isTrue();
  }

  @Documents("ggn/invalid")
  void bothRejectFixturesThatTheSchemaForbids(Document document) {
    boolean expected = document.expectedViolations().stream()
        .noneMatch(violation -> violation.phase().equals(Violation.Phase.SCHEMA.name()));
    tree(document).ifPresent(tree -> assertThat(verdict(tree)).isEqualTo(expected));
  }

  @Documents({"stn/valid", "stn/invalid"})
  void sameVerdictOnDocumentsOfAnotherKind(Document document) {
    tree(document).ifPresent(GgnSchemaEquivalenceTest::verdict);
  }

  /** The document's tree, unless it is no JSON, has a duplicate name or a number that is too large. */
  private static Optional<JsonNode> tree(Document document) {
    try {
      return Optional.of(EXACT.readTree(document.bytes()));
    } catch (JacksonException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  @Documents("ggn/valid")
  void sameVerdictOnMutations(Document document) {
    int[] verdicts = verdicts(Mutations.of(EXACT.readTree(document.bytes())));
    // The smallest document is {}: of its mutations only {} itself is valid.
    assertThat(verdicts[0]).as("valid mutations").isPositive();
    assertThat(verdicts[1]).as("invalid mutations").isGreaterThan(10);
  }

  /** How many documents are valid for both, and how many are invalid for both. */
  private static int[] verdicts(List<JsonNode> documents) {
    int valid =
        (int) documents.stream().filter(GgnSchemaEquivalenceTest::verdict).count();
    return new int[] {valid, documents.size() - valid};
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess.ggn", "xiangqi.ggn"})
  void sameVerdictOnTheCorpus(String name) throws IOException {
    JsonNode rules = EXACT.readTree(Files.readAllBytes(Corpus.fileOrSkip(name)));
    assertThat(verdict(rules)).isTrue();
    List<JsonNode> mutations = new ArrayList<>();
    List<JsonNode> entries = entries(rules);
    for (int i = 0; i < entries.size(); i += 499) {
      mutations.addAll(Mutations.of(entries.get(i)));
    }
    int[] verdicts = verdicts(mutations);
    assertThat(verdicts[0]).as("valid mutations").isGreaterThan(1_000);
    assertThat(verdicts[1]).as("invalid mutations").isGreaterThan(5_000);
  }

  /** One document for each piece, source and destination. */
  private static List<JsonNode> entries(JsonNode rules) {
    List<JsonNode> entries = new ArrayList<>();
    for (Map.Entry<String, JsonNode> piece : rules.properties()) {
      for (Map.Entry<String, JsonNode> source : piece.getValue().properties()) {
        source.getValue().properties().forEach(destination -> {
          var entry = JsonNodeFactory.instance.objectNode();
          entry
              .putObject(piece.getKey())
              .putObject(source.getKey())
              .set(destination.getKey(), destination.getValue());
          entries.add(entry);
        });
      }
    }
    return entries;
  }

  /** The verdict of both. */
  private static boolean verdict(JsonNode tree) {
    boolean printed = PRINTED_SCHEMA.validate(tree).isEmpty();
    String json = tree.toString();
    CheckReport report = OURS.check(json);
    boolean ours =
        report.violations().stream().allMatch(v -> v.phase() == Violation.Phase.NOTATION);
    assertThat(ours).as("verdict on %s: %s", json, report).isEqualTo(printed);
    return printed;
  }
}
