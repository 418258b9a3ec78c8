package dev.masu.benchmarks.rounds;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Times subjects by turns, so that other work of the machine affects all of them alike. What counts is the time that
 * the processor works for the calling thread: a turn is so short that one pause for another process would double it.
 *
 * @param count how many turns each subject has
 * @param turnNanos about how long a turn lasts, unless one call takes longer
 */
record Rounds(int count, long turnNanos) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Written, never read: no compiler may leave out the calls. */
  @SuppressWarnings("unused")
  private static volatile int sink;

  /** Calls each subject for half a turn by turns, without timing it, for some time. */
  void warmUp(List<IntSupplier> subjects, long nanos) {
    long end = System.nanoTime() + nanos;
    Rounds brief = new Rounds(1, turnNanos / 2);
    do {
      subjects.forEach(brief::callsPerTurn);
    } while (System.nanoTime() < end);
  }

  /** {@return the median time of one call in nanoseconds, for each subject; each has its turn in every round} */
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
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < calls; i++) {
      sum += subject.getAsInt();
    }
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    sink = sum;
    return nanos;
  }
}
