package dev.masu.benchmarks.rounds;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Times subjects by turns, so that other work of the machine affects all of them alike.
 *
 * @param count how many turns each subject has
 * @param turnNanos about how long a turn lasts, unless one call takes longer
 */
record Rounds(int count, long turnNanos) {
  /** Written, never read: no compiler may leave out the calls. */
  @SuppressWarnings("unused")
  private static volatile int sink;

  /** Calls each subject for about a turn, without timing it. */
  void warmUp(List<IntSupplier> subjects) {
    subjects.forEach(this::callsPerTurn);
  }

  /** {@return the median time of one call in nanoseconds, for each subject} */
  double[] medians(List<IntSupplier> subjects) {
    int[] calls = subjects.stream().mapToInt(this::callsPerTurn).toArray();
    double[][] times = new double[subjects.size()][count];
    for (int round = 0; round < count; round++) {
      for (int turn = 0; turn < calls.length; turn++) {
        int subject = (round + turn) % calls.length;
        times[subject][round] =
            (double) nanos(subjects.get(subject), calls[subject]) / calls[subject];
      }
    }
    return Arrays.stream(times).mapToDouble(Figures::median).toArray();
  }

  /** Doubles the calls until they last a quarter of a turn. */
  private int callsPerTurn(IntSupplier subject) {
    for (int calls = 1; ; calls *= 2) {
      long nanos = Math.max(1, nanos(subject, calls));
      if (nanos >= turnNanos / 4) {
        return (int) Math.max(1, calls * turnNanos / nanos);
      }
    }
  }

  private static long nanos(IntSupplier subject, int calls) {
    int sum = 0;
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      sum += subject.getAsInt();
    }
    long nanos = System.nanoTime() - start;
    sink = sum;
    return nanos;
  }
}
