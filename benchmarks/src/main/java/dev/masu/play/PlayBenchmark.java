package dev.masu.play;

import dev.masu.benchmarks.Timed;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/** Finds moves by the rules of chess. */
public class PlayBenchmark extends Timed {
  /** How many transitions the side to move has in the position, possible or not. */
  private static final int TRANSITIONS = 216;

  private static final long PERFT_4 = 197_281;

  private final Ggn rules = RuleSets.chess();
  private final Referee referee = new ChessReferee(rules);
  private final GgnPosition start =
      ForsythText.chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
  private final GgnPosition middle =
      ForsythText.chess("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");

  /** Counts what is evaluated. */
  @Setup
  public void prepare() {
    long count = rules
        .routes()
        .filter(route -> middle.at(route.source()).filter(route.piece()::equals).isPresent())
        .filter(route -> route.piece().side() == middle.active())
        .mapToLong(route -> route.transitions().size())
        .sum();
    require(TRANSITIONS, count);
  }

  /** {@return the number of moves; each transition evaluated is an operation} */
  @Benchmark
  @OperationsPerInvocation(TRANSITIONS)
  public long moves() {
    return rules.moves(middle).count();
  }

  /** {@return the number of sequences of four legal moves} */
  @Benchmark
  public long perft4() {
    long count = referee.perft(start, 4);
    require(PERFT_4, count);
    return count;
  }

  private static void require(long expected, long found) {
    if (expected != found) {
      throw new IllegalStateException("Expected %d, found %d".formatted(expected, found));
    }
  }
}
