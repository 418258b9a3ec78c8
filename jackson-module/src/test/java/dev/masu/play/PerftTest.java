package dev.masu.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.ggn.GgnPosition;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts the move sequences of known positions, at depth 1, 2 and so on. The numbers are published:
 * for chess on the Chessprogramming wiki ("Perft Results"), for shogi by many programs.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PerftTest {
  private final Referee chess = new ChessReferee(RuleSets.chess());
  private final Referee shogi = new ShogiReferee(RuleSets.shogi());

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -                     | 20, 400, 8902
      r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -         | 48, 2039
      8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -                                    | 14, 191, 2812, 43238
      r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -             | 6, 264, 9467
      r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -             | 6, 264, 9467
      rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -                    | 44, 1486, 62379
      r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -      | 46, 2079
      # Taking d4 in passing would open the rank between the queen and the king: e3 alone, beside five king moves.
      8/8/8/8/k2Pp2Q/8/8/3K4 b - d3                                            | 6
      8/8/8/8/k2Pp3/8/8/3K4 b - d3                                             | 7
      """)
  void chess(String fen, String counts) {
    assertPerft(chess, ForsythText.chess(fen), counts);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -            | 30, 900, 25470
      R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p                       | 593
      l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg      | 207, 28684
      # A dropped pawn may not mate: with a gold on g8, 68 of 69 drops are left, beside 3 king and 11 gold moves.
      8k/6G2/7G1/9/9/9/9/9/K8 b P                                              | 82
      # Without it the king escapes: all 70 drops, beside 3 and 6.
      8k/9/7G1/9/9/9/9/9/K8 b P                                                | 79
      # A second pawn may not be dropped on a file: 8 drops on file e, beside 3 king and 8 pawn moves.
      4k4/9/9/9/9/9/PPPP1PPPP/9/K8 b P                                         | 19
      """)
  void shogi(String sfen, String counts) {
    assertPerft(shogi, ForsythText.shogi(sfen), counts);
  }

  private static void assertPerft(Referee referee, GgnPosition position, String counts) {
    int depths = counts.split(", ", -1).length;
    assertThat(IntStream.rangeClosed(1, depths)
            .mapToLong(depth -> referee.perft(position, depth))
            .mapToObj(Long::toString)
            .collect(Collectors.joining(", ")))
        .isEqualTo(counts);
  }
}
