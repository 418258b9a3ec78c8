package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Corpus;
import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.internal.catalog.BundledSchemas;
import dev.masu.schema.internal.reference.ReferenceEngine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Both engines give the same report, to the last word, of documents with one or two tokens changed. */
class EnginesAgreeTest {
  private static final int CHANGES = 12;
  private static final Pattern TOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|[\\[\\]{}:,]|[-+.0-9eE]++|true|false|null");
  private static final List<String> REPLACEMENTS = List.of(
      "",
      "{}",
      "[]",
      "null",
      "true",
      "0",
      "1.0",
      "1.5",
      "-7",
      "1e400",
      "1e99999999999",
      "2147483648",
      "\"\"",
      "\"e4\"",
      "\"E4\"",
      "\"C:K^\"",
      "\"c:K\"",
      "\"CHESS:K\"",
      "\"CHESS:+K'\"",
      "\"Chess:K\"",
      "\"board_check\"",
      "\"board_pach\"",
      "\"board_patch\"",
      "\"toggle\"",
      "\"empty\"",
      "\"a99999999999\"",
      "{\"a\":1,\"a\":2}",
      "[[[{}]]]",
      ",",
      ":",
      "{",
      "]");

  private static final Map<String, CompiledSchema> REFERENCE = reference();

  private static Map<String, CompiledSchema> reference() {
    ReferenceEngine engine = new ReferenceEngine(
        BundledSchemas.byId(Sides.SAME), Map.of(), CheckLimits.defaults(), true);
    return Map.of(
        SchemaCatalog.STN, engine.compile(SchemaCatalog.STN),
        SchemaCatalog.GGN, engine.compile(SchemaCatalog.GGN));
  }

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid"})
  void onChangedDocuments(Document document) {
    String id = document.kind() == Document.Kind.GGN ? SchemaCatalog.GGN : SchemaCatalog.STN;
    CompiledSchema streaming = SchemaCatalog.bundled().schema(id);
    CompiledSchema reference = Objects.requireNonNull(REFERENCE.get(id));
    assertThat(streaming.isStreaming()).isTrue();
    Random random = new Random(document.name().hashCode());
    for (int i = 0; i < CHANGES; i++) {
      String once = changed(document.text(), random);
      assertAgreement(streaming, reference, i % 2 == 0 ? once : changed(once, random));
    }
  }

  @Test
  void onChangedRealTransitions() throws IOException {
    List<String> transitions = Files.readAllLines(Corpus.fileOrSkip("games/games.jsonl")).stream()
        .flatMap(game -> JsonMapper.shared().readTree(game).path("transitions").valueStream())
        .map(JsonNode::toString)
        .toList();
    assertThat(transitions).hasSize(486);
    assertAgreementOnEveryKindOfToken(SchemaCatalog.STN, transitions);
  }

  @Test
  void onChangedRealMoves() {
    List<String> moves = new ArrayList<>();
    JsonNode ggn = JsonMapper.shared().readTree(Corpus.fileOrSkip("chess.ggn"));
    ggn.forEachEntry((piece, sources) -> sources.forEachEntry((source, targets) -> {
      for (String target : targets.propertyNames()) {
        moves.add(
            "{\"%s\":{\"%s\":{\"%s\":%s}}}".formatted(piece, source, target, targets.path(target)));
      }
    }));
    assertThat(moves.size()).isGreaterThan(5_000);
    Collections.shuffle(moves, new Random(moves.size()));
    assertAgreementOnEveryKindOfToken(SchemaCatalog.GGN, moves.subList(0, 400));
  }

  /** Changes a token of each kind that a document has. */
  private static void assertAgreementOnEveryKindOfToken(String id, List<String> documents) {
    CompiledSchema streaming = SchemaCatalog.bundled().schema(id);
    CompiledSchema reference = Objects.requireNonNull(REFERENCE.get(id));
    Random random = new Random(id.hashCode());
    for (String document : documents) {
      Map<Character, List<int[]>> kinds = tokens(document).stream()
          .collect(Collectors.groupingBy(token -> kind(document.charAt(token[0]))));
      kinds
          .values()
          .forEach(
              tokens -> assertAgreement(streaming, reference, changed(document, tokens, random)));
    }
  }

  /** Each sign that is not of a value or a name is a kind of its own. */
  private static char kind(char first) {
    return Character.isDigit(first) || first == '-' ? '0' : first;
  }

  private static void assertAgreement(
      CompiledSchema streaming, CompiledSchema reference, String json) {
    CheckReport report = streaming.check(json);
    if (report.violations().stream().anyMatch(v -> v.code().equals("exponent-too-large"))) {
      // The reference engine leaves out what is wrong with the name of such a number.
      assertThat(report.violations()).containsAll(reference.check(json).violations());
      return;
    }
    assertThat(report).as(json).isEqualTo(reference.check(json));
    assertThat(streaming.check(json.getBytes(StandardCharsets.UTF_8)))
        .as(json)
        .isEqualTo(reference.check(json.getBytes(StandardCharsets.UTF_8)));
    assertThat(tree(json, streaming)).as(json).isEqualTo(tree(json, reference));
  }

  private static Object tree(String json, CompiledSchema schema) {
    try {
      JsonNode tree = JsonMapper.shared().readTree(json);
      return schema.check(tree);
    } catch (JacksonException e) {
      return "not JSON";
    }
  }

  private static String changed(String document, Random random) {
    List<int[]> tokens = tokens(document);
    return tokens.isEmpty() ? replacement(random) : changed(document, tokens, random);
  }

  private static String changed(String document, List<int[]> tokens, Random random) {
    int[] token = tokens.get(random.nextInt(tokens.size()));
    return document.substring(0, token[0]) + replacement(random) + document.substring(token[1]);
  }

  private static String replacement(Random random) {
    return REPLACEMENTS.get(random.nextInt(REPLACEMENTS.size()));
  }

  private static List<int[]> tokens(String document) {
    List<int[]> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(document);
    while (matcher.find()) {
      tokens.add(new int[] {matcher.start(), matcher.end()});
    }
    return tokens;
  }
}
