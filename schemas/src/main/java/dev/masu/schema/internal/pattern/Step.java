package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import org.jspecify.annotations.Nullable;

/** A step of a search, which knows what follows it. */
interface Step {
  /** What all of an expression ends with. */
  Step FOUND = search -> null;

  /** Takes the step; returns the next one, or null where the text does not match. */
  @Nullable
  Step take(Search search);

  /** One character of a set. */
  record One(CodePoints set, boolean isAhead, Step next) implements Step {
    @Override
    public @Nullable Step take(Search search) {
      return search.pass(set, isAhead) ? next : null;
    }
  }

  /** As many characters of a set as there are, and fewer if that does not match. */
  record Run(CodePoints set, int least, int most, boolean isAhead, Step next) implements Step {
    @Override
    public @Nullable Step take(Search search) {
      int nearest = search.at();
      int count = 0;
      while (count < most && search.pass(set, isAhead)) {
        count++;
        nearest = count == least ? search.at() : nearest;
      }
      if (count < least) {
        return null;
      }
      if (count > least) {
        search.orElse(next, search.at() + (isAhead ? -1 : 1), nearest);
      }
      return next;
    }
  }

  /** One of two ways. */
  record Fork(Step first, Step second) implements Step {
    @Override
    public Step take(Search search) {
      search.count();
      search.orElse(second);
      return first;
    }
  }

  /** The start of a capturing group; or its end, where a text is read backwards. */
  record Mark(int register, Step next) implements Step {
    @Override
    public Step take(Search search) {
      search.count();
      search.set(register, search.at());
      return next;
    }
  }

  /**
   * The other end of a capturing group.
   *
   * @param mark the register of its {@link Mark}; the start and end of its capture are in the next ones
   */
  record Capture(int mark, Step next) implements Step {
    @Override
    public Step take(Search search) {
      search.set(mark + 1, Math.min(search.get(mark), search.at()));
      search.set(mark + 2, Math.max(search.get(mark), search.at()));
      return next;
    }
  }

  /** What a group has captured; nothing, if it has taken no part. */
  record Again(int mark, boolean ignoresCase, boolean isAhead, Step next) implements Step {
    @Override
    public @Nullable Step take(Search search) {
      int start = search.get(mark + 1);
      int end = search.get(mark + 2);
      search.count();
      return start < 0 || search.passAgain(start, end, ignoresCase, isAhead) ? next : null;
    }
  }

  /** A place between characters. */
  record Place(Anchor anchor, Step next) implements Step {
    @Override
    public @Nullable Step take(Search search) {
      return search.isAt(anchor) ? next : null;
    }
  }

  /**
   * The start of what looks around. What it has captured stays, but it is not tried in another way; a
   * negative one leaves nothing.
   *
   * @param register holds the backtracking point, and the next one the index
   */
  record Look(Step body, boolean isNegative, int register, Step next) implements Step {
    @Override
    public Step take(Search search) {
      search.count();
      search.set(register, search.ways());
      search.set(register + 1, search.at());
      if (isNegative) {
        search.orElse(next);
      }
      return body;
    }
  }

  /** The end of what looks around. */
  record Looked(boolean isNegative, int register, Step next) implements Step {
    @Override
    public @Nullable Step take(Search search) {
      search.forgetWays(search.get(register));
      search.goTo(search.get(register + 1));
      return isNegative ? null : next;
    }
  }
}
