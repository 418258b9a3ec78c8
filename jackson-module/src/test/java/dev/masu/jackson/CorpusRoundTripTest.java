package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Corpus;
import dev.masu.ggn.Ggn;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real documents are read typed, and written as they were. */
class CorpusRoundTripTest {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(new MasuModule()).build();

  @Test
  void everyTransitionOfTheGamesComesBackAsItWas() throws IOException {
    int transitions = 0;
    for (String line : Files.readAllLines(Corpus.fileOrSkip("games/games.jsonl"))) {
      for (JsonNode transition : MAPPER.readTree(line).path("transitions")) {
        Stn stn = MAPPER.readValue(transition.toString(), Stn.class);
        assertThat(MAPPER.writeValueAsString(stn)).isEqualTo(transition.toString());
        transitions++;
      }
    }
    assertThat(transitions).isEqualTo(486);
  }

  @ParameterizedTest
  @CsvSource({"chess.ggn, 12, 14980", "xiangqi.ggn, 14, 20574"})
  void ggnComesBackAsItWas(String name, int pieces, int transitions) throws IOException {
    Path file = Corpus.fileOrSkip(name);
    Ggn rules = MAPPER.readValue(file, Ggn.class);
    assertThat(rules.pieces()).hasSize(pieces);
    assertThat(rules.transitionCount()).isEqualTo(transitions);
    assertThat(MAPPER.writeValueAsString(rules))
        .isEqualTo(Files.readString(file).strip());
  }
}
