package dev.masu.jackson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Corpus;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real games and real tables of moves are read, and written as they were. */
final class CorpusTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  @Test
  void everyTransitionOfTheGames() throws IOException {
    List<JsonNode> transitions =
        games().flatMap(game -> game.required("transitions").valueStream()).toList();
    assertThat(transitions).hasSize(486);
    for (JsonNode transition : transitions) {
      String json = transition.toString();
      assertThat(MAPPER.writeValueAsString(MAPPER.readValue(json, Stn.class))).isEqualTo(json);
    }
  }

  /** What the games end with stands in them too. */
  record Game(String file, Position start, List<Stn> transitions, Position end) {}

  @Test
  void everyGameAsAWhole() throws IOException {
    List<String> lines = Files.readAllLines(Corpus.fileOrSkip("games/games.jsonl"));
    assertThat(lines).hasSize(6);
    for (String line : lines) {
      Game game = MAPPER.readValue(line, Game.class);
      Position position = game.start();
      for (Stn transition : game.transitions()) {
        position = position.apply(transition);
      }
      assertThat(position).isEqualTo(game.end());
      assertThat(MAPPER.<JsonNode>valueToTree(game.end()))
          .isEqualTo(MAPPER.readTree(line).required("end"));
    }
  }

  private static Stream<JsonNode> games() throws IOException {
    return Files.readAllLines(Corpus.fileOrSkip("games/games.jsonl")).stream()
        .map(MAPPER::readTree);
  }

  @ParameterizedTest
  @CsvSource({"chess.ggn, 14980", "xiangqi.ggn, 20574"})
  void everyTableOfMoves(String name, int transitions) {
    Path file = Corpus.fileOrSkip(name);
    Ggn ggn = MAPPER.readValue(file, Ggn.class);
    assertThat(ggn.transitionCount()).isEqualTo(transitions);
    assertThat(MAPPER.<JsonNode>valueToTree(ggn)).isEqualTo(MAPPER.readTree(file));
  }
}
