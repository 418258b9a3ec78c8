package dev.masu.schema.differential;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.evaluate.Evaluator;
import dev.masu.schema.internal.location.ValuePath;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.JsonNodeException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Of any schema and documents that might just be valid, every input gives the same report, and
 * networknt's validator as it is the same verdict.
 */
class GeneratedSchemasPropertyTest {
  private static final int DOCUMENTS = 12;
  private static final Pattern FRACTION = Pattern.compile("[0-9][.eE]");
  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void ofDraft7(@ForAll("draft7") JsonNode schema, @ForAll long seed) {
    assertAgreement(schema, seed, SpecificationVersion.DRAFT_7);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void ofDraft202012(@ForAll("draft202012") JsonNode schema, @ForAll long seed) {
    assertAgreement(schema, seed, SpecificationVersion.DRAFT_2020_12);
  }

  @Provide
  Arbitrary<JsonNode> draft7() {
    return GeneratedSchemas.ofDraft7();
  }

  @Provide
  Arbitrary<JsonNode> draft202012() {
    return GeneratedSchemas.ofDraft202012();
  }

  private static void assertAgreement(JsonNode schema, long seed, SpecificationVersion version) {
    CompiledSchema streaming = TestSchemas.compile(schema.toString());
    Schema networknt = networknt(schema.toString(), version);
    SampleDocuments samples = new SampleDocuments(schema, new Random(seed));
    for (int i = 0; i < DOCUMENTS; i++) {
      String document = samples.next().toString();
      CheckReport report = streaming.check(document);
      Statistics.label("valid").collect(report.isValid());
      assertThat(streaming.check(document.getBytes(StandardCharsets.UTF_8))).isEqualTo(report);
      assertThat(streaming.check(EXACT.readTree(document)).isValid()).isEqualTo(report.isValid());
      assertThat(words(ofCopy(streaming, document)))
          .as("%s by %s", document, schema)
          .isEqualTo(words(report));
      assertThat(words(ofTokens(streaming, document)))
          .as("%s by %s", document, schema)
          .isEqualTo(words(report));
      if (!isLimited(report)) {
        if (!isCutOff(schema, document)) {
          assertThat(verdict(networknt, document).orElse(report.isValid()))
              .as("%s by %s", document, schema)
              .isEqualTo(report.isValid());
        }
      }
    }
    Statistics.label("valid")
        .coverage(verdicts -> verdicts.check(true).percentage(share -> share > 15 && share < 85));
  }

  /** The report of a value that is copied before it is checked. */
  private static CheckReport ofCopy(CompiledSchema schema, String document) {
    try (JsonParser parser = EXACT.createParser(document)) {
      parser.nextToken();
      return SchemaEngine.of(schema).read(parser, ValuePath.ROOT).report();
    }
  }

  /** The report of a document that is checked token by token, as one that is bound, until it is certainly invalid. */
  private static CheckReport ofTokens(CompiledSchema schema, String document) {
    try (JsonParser parser = EXACT.createParser(document)) {
      parser.nextToken();
      Evaluator evaluator = ((StreamingSchema) SchemaEngine.of(schema))
          .evaluators()
          .acquire()
          .startReport(parser, ValuePath.of(""), Long.MAX_VALUE, Integer.MAX_VALUE);
      evaluator.begin();
      while (!evaluator.isInvalid() && parser.nextToken() != null) {
        evaluator.accept(parser.currentToken());
      }
      evaluator.readOn();
      return evaluator.report(evaluator.locator(), List.of());
    }
  }

  /** What a report says but for the location, which inputs read once count otherwise. */
  private static List<String> words(CheckReport report) {
    return report.violations().stream()
        .map(violation -> violation.pointer() + ": " + violation.message())
        .toList();
  }

  /** Whether networknt may cut off fractions: it compares -1E-21 as 0 where integers are among the types. */
  private static boolean isCutOff(JsonNode schema, String document) {
    return schema.toString().contains("\"integer\"")
        && FRACTION.matcher(document).find();
  }

  private static boolean isLimited(CheckReport report) {
    return report.violations().stream().anyMatch(v -> v.phase() == Phase.LIMIT);
  }

  private static Schema networknt(String schema, SpecificationVersion version) {
    return SchemaRegistry.withDefaultDialect(version).getSchema(EXACT.readTree(schema));
  }

  /** The verdict, or nothing where networknt throws: it cannot compare whole numbers beyond 64 bits. */
  private static Optional<Boolean> verdict(Schema schema, String document) {
    try {
      return Optional.of(schema
          .validate(
              EXACT.readTree(document),
              context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
          .isEmpty());
    } catch (JsonNodeException e) {
      return Optional.empty();
    }
  }
}
