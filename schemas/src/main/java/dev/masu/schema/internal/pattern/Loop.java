package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import org.jspecify.annotations.Nullable;

/**
 * A repetition: whether to go one more round. Its number of rounds and the place where the last one
 * started are in two registers.
 */
final class Loop implements Step {
  private final Repeat repeat;
  private final int rounds;
  private final int[] marks;
  private final Step next;
  private @Nullable Step body;

  /**
   * Makes one that has no body yet.
   *
   * @param rounds the first of its registers
   * @param marks those of the groups in it: each round forgets what the one before has captured
   */
  Loop(Repeat repeat, int rounds, int[] marks, Step next) {
    this.repeat = repeat;
    this.rounds = rounds;
    this.marks = marks.clone();
    this.next = next;
  }

  /** The way into the loop, given what a round does up to {@link #endOfRound()}. */
  Step around(Step round) {
    body = round;
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
    for (int mark : marks) {
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
