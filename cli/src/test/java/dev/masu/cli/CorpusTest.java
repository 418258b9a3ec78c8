package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Corpus;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The real move tables. */
class CorpusTest {
  @Test
  void countsThePiecesAndTransitions() {
    Path chess = Corpus.fileOrSkip("chess.ggn");
    Path folder = chess.resolveSibling("");
    Path xiangqi = Corpus.fileOrSkip("xiangqi.ggn");
    assertThat(Outcome.of("check", chess.toString(), xiangqi.toString()).in(folder))
        .isEqualTo(new Outcome(0, """
            chess.ggn: valid (12 pieces, 14,980 transitions, 1.4 MB, 0.00 s)
            xiangqi.ggn: valid (14 pieces, 20,574 transitions, 2.2 MB, 0.00 s)
            2 files: 2 valid (3.6 MB, 0.00 s)
            """, ""));
  }
}
