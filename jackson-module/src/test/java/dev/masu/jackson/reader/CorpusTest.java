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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real games and real tables of moves are read, and written as they were read. */
final class CorpusTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  record Game(Position start, List<Stn> transitions, Position end) {}

  @Test
  void gamesAreWrittenAsTheyWereRead() throws IOException {
    List<String> lines = Files.readAllLines(Corpus.fileOrSkip("games/games.jsonl"));
    assertThat(lines).hasSize(6);
    int transitions = 0;
    for (String line : lines) {
      Game game = MAPPER.readValue(line, Game.class);
      JsonNode json = MAPPER.readTree(line);
      assertThat(MAPPER.writeValueAsString(game.transitions()))
          .isEqualTo(json.required("transitions").toString());
      assertThat(MAPPER.<JsonNode>valueToTree(game.end())).isEqualTo(json.required("end"));
      transitions += game.transitions().size();
    }
    assertThat(transitions).isEqualTo(486);
  }

  @ParameterizedTest
  @CsvSource({"chess.ggn, 14980", "xiangqi.ggn, 20574"})
  void tablesOfMovesAreWrittenAsTheyWereRead(String name, int transitions) {
    Path file = Corpus.fileOrSkip(name);
    Ggn ggn = MAPPER.readValue(file, Ggn.class);
    assertThat(ggn.transitionCount()).isEqualTo(transitions);
    assertThat(MAPPER.<JsonNode>valueToTree(ggn)).isEqualTo(MAPPER.readTree(file));
  }
}
