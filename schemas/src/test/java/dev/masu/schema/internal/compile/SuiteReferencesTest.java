package dev.masu.schema.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Corpus;
import dev.masu.schema.internal.compile.ReferenceResolver.UnresolvedReference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The official test suite of JSON Schema, kept outside the project: every verdict is right when its
 * references and dialects are resolved here.
 */
class SuiteReferencesTest {
  private static final String HOST = "http://localhost:1234/";
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  @ParameterizedTest
  @CsvSource({
    "draft4, DRAFT_4",
    "draft6, DRAFT_6",
    "draft7, DRAFT_7",
    "draft2019-09, DRAFT_2019_09",
    "draft2020-12, DRAFT_2020_12"
  })
  void givesEveryVerdict(String folder, Draft draft) throws IOException {
    Path suite = suiteOrSkip();
    Map<String, JsonNode> remotes = remotes(suite.resolve("remotes"));
    List<String> wrong = new ArrayList<>();
    for (Path file : files(suite.resolve("tests").resolve(folder))) {
      for (JsonNode group : MAPPER.readTree(file)) {
        check(file.getFileName().toString(), group, draft, remotes, wrong);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static Path suiteOrSkip() {
    Optional<Path> suite = Corpus.find()
        .map(corpus -> corpus.resolveSibling("json-schema-test-suite"))
        .filter(Files::isDirectory);
    if (suite.isEmpty()) {
      String reason =
          "Skipped: there is no ../shared/json-schema-test-suite beside the repository.";
      System.out.println(reason);
      Assumptions.abort(reason);
    }
    return suite.orElseThrow();
  }

  /** The required tests, and the optional ones of references and dialects. */
  private static List<Path> files(Path folder) throws IOException {
    List<String> optional = List.of(
        "anchor.json",
        "cross-draft.json",
        "dependencies-compatibility.json",
        "dynamicRef.json",
        "id.json",
        "no-schema.json",
        "refOfUnknownKeyword.json",
        "unknownKeyword.json");
    try (Stream<Path> required = Files.list(folder);
        Stream<Path> others = Files.list(folder.resolve("optional"))) {
      return Stream.concat(
              required,
              others.filter(file -> optional.contains(file.getFileName().toString())))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }

  private static Map<String, JsonNode> remotes(Path folder) throws IOException {
    Map<String, JsonNode> remotes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = folder.relativize(file).toString().replace('\\', '/');
        remotes.put(HOST + path, MAPPER.readTree(file));
      }
    }
    return remotes;
  }

  private static void check(
      String file, JsonNode group, Draft draft, Map<String, JsonNode> remotes, List<String> wrong) {
    LoadedSchemas schemas =
        LoadedSchemas.none(draft).with(LoadedSchemas.ROOT, group.path("schema"));
    remotes.forEach(schemas::with);
    PlainEvaluator evaluator = new PlainEvaluator(schemas.resources());
    for (JsonNode test : group.path("tests")) {
      boolean expected = test.path("valid").asBoolean();
      String verdict = verdict(evaluator, schemas, test.path("data"));
      if (!verdict.equals(Boolean.toString(expected))) {
        wrong.add("%s: %s, %s: expected %s, found %s"
            .formatted(
                file,
                group.path("description").asString(),
                test.path("description").asString(),
                expected,
                verdict));
      }
    }
  }

  private static String verdict(PlainEvaluator evaluator, LoadedSchemas schemas, JsonNode data) {
    try {
      return Boolean.toString(evaluator.evaluate(schemas.root(), data).isValid());
    } catch (UnresolvedReference e) {
      return String.valueOf(e.getMessage());
    }
  }
}
