package dev.masu.jackson.internal.records;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.internal.records.OrderedTasks.Parallelism;
import dev.masu.jackson.internal.records.OrderedTasks.Work;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long the inputs of tasks stay in memory, and how far ahead tasks are created. */
final class OrderedTasksTest {
  private static final int TASKS = 1_000;

  private final List<WeakReference<byte[]>> taken = new ArrayList<>();
  private final List<Integer> run = new ArrayList<>();

  /** The numbers of tasks, each of which holds some bytes. */
  private Stream<Integer> numbers(Executor executor) {
    return OrderedTasks.stream(this::next, () -> {}, new Parallelism(executor, 2), Long.MAX_VALUE);
  }

  private @Nullable Work<Integer> next() {
    if (taken.size() == TASKS) {
      return null;
    }
    byte[] bytes = new byte[100];
    taken.add(new WeakReference<>(bytes));
    int number = taken.size();
    return new Work<>(bytes.length, results -> {
      run.add(number);
      results.accept(number + bytes.length - 100);
    });
  }

  private List<Integer> first(int count, Executor executor) {
    try (Stream<Integer> numbers = numbers(executor)) {
      return numbers.limit(count).toList();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 500, TASKS})
  void aBusyExecutorKeepsNoInputOfTasksThatWereReadOrClosed(int count) {
    Queue<Runnable> busy = new ArrayDeque<>();
    List<Integer> expected = IntStream.rangeClosed(1, count).boxed().toList();
    assertThat(first(count, busy::add)).isEqualTo(expected);
    assertThat(busy).hasSize(4);
    System.gc();
    assertThat(taken).hasSizeBetween(count, count + 4).allMatch(bytes -> bytes.refersTo(null));
    busy.forEach(Runnable::run);
    assertThat(run).isEqualTo(expected);
  }

  @Test
  void aParallelStreamReadsNoFurtherAhead() {
    List<Integer> read = new ArrayList<>();
    try (Stream<Integer> numbers = numbers(Runnable::run)) {
      numbers.parallel().forEach(number -> {
        read.add(number);
        assertThat(taken.size() - number).isLessThanOrEqualTo(4);
      });
    }
    assertThat(read).isEqualTo(IntStream.rangeClosed(1, TASKS).boxed().toList());
  }
}
