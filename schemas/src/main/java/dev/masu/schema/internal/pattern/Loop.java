package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import org.jspecify.annotations.Nullable;

/**
 * A repetition: whether to go one more round. Its number of rounds and the index at which the last one
 * started are in two registers.
 */
final class Loop implements Step {
  private final Repeat repeat;
  private final int rounds;
  private final Step next;
  private @Nullable Step body;
  private int firstMark;
  private int lastMark;

  /**
   * Makes one that has no body yet.
   *
   * @param rounds the first of its registers
   */
  Loop(Repeat repeat, int rounds, Step next) {
    this.repeat = repeat;
    this.rounds = rounds;
    this.next = next;
  }

  /**
   * The way into the loop.
   *
   * @param round what a round does, up to {@link #endOfRound()}
   * @param first the first register of the groups in it: a round forgets what the one before has captured
   * @param last that of the last of these groups
   */
  Step around(Step round, int first, int last) {
    body = round;
    firstMark = first;
    lastMark = last;
    return search -> {
      search.set(rounds, 0);
      return this;
    };
  }

  @Override
  public @Nullable Step take(Search search) {
    search.count();
    int count = search.get(rounds);
    if (count < repeat.least()) {
      return round(search);
    }
    if (count == repeat.most()) {
      return next;
    }
    search.orElse(repeat.isLazy() ? this::round : next);
    return repeat.isLazy() ? next : round(search);
  }

  private @Nullable Step round(Search search) {
    search.set(rounds, search.get(rounds) + 1);
    search.set(rounds + 1, search.at());
    for (int mark = firstMark; mark <= lastMark; mark += ProgramWriter.OF_GROUP) {
      search.count();
      search.set(mark + 1, -1);
    }
    return body;
  }

  /** Rounds that need not be must match something. */
  Step endOfRound() {
    return search -> {
      boolean isInVain =
          search.get(rounds) > repeat.least() && search.at() == search.get(rounds + 1);
      return isInVain ? null : this;
    };
  }
}
