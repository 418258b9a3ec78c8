package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.ReadProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What JSON forbids or a limit stopped in one check, as far as it is to be reported. */
final class ReadProblems {
  private final CheckCounters counters;
  private final List<ReadProblem> problems = new ArrayList<>(0);

  ReadProblems(CheckCounters counters) {
    this.counters = counters;
  }

  void clear() {
    problems.clear();
  }

  /** In document order. */
  List<ReadProblem> all() {
    return problems;
  }

  /** Records what makes the document invalid. */
  void add(Supplier<ReadProblem> found) {
    counters.setInvalid();
    if (!counters.isRecording()) {
      return;
    }
    ReadProblem problem = found.get();
    if (problems.size() < counters.capacity() || problem.endsReading()) {
      problems.add(problem);
    }
  }
}
