package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ThreadSafetyTest {
  @Test
  void valuesAreMadeAndSharedByManyThreadsAtOnce() {
    List<Qpi> shared = IntStream.range(0, 26).mapToObj(ThreadSafetyTest::piece).toList();
    List<String> texts = IntStream.range(0, 100_000)
        .parallel()
        .mapToObj(i -> Qpi.parse(shared.get(i % 26).enhance().flip().toString()))
        .map(piece -> piece.toGan("CHESS") + " " + Cell.of(piece.type() - 'A', 7))
        .toList();
    for (int i = 0; i < texts.size(); i++) {
      char letter = (char) ('a' + i % 26);
      assertThat(texts.get(i)).isEqualTo("chess:+" + letter + " " + letter + "8");
    }
  }

  private static Qpi piece(int letter) {
    return Qpi.of(Sin.of('C'), Pin.of((char) ('A' + letter)));
  }
}
