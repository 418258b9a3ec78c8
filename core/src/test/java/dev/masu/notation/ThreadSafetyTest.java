package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ThreadSafetyTest {
  @Test
  void valuesAreCreatedAndSharedByManyThreads() {
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

  @Test
  void aCellIsConsistentWhileTheGivenIndicesChange() throws InterruptedException {
    int[] indices = {0};
    AtomicBoolean isOver = new AtomicBoolean();
    Thread changes = new Thread(() -> {
      for (int i = 0; !isOver.get(); i++) {
        indices[0] = i % 26;
      }
    });
    changes.start();
    List<Cell> cells =
        IntStream.range(0, 200_000).mapToObj(i -> Cell.of(indices)).toList();
    isOver.set(true);
    changes.join();
    assertThat(cells)
        .allMatch(cell -> cell.index(0) == Cell.parse(cell.toString()).index(0));
  }

  private static Qpi piece(int letter) {
    return Qpi.of(Sin.of('C'), Pin.of((char) ('A' + letter)));
  }
}
