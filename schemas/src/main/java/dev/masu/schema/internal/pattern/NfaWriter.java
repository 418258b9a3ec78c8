package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.NfaState.Kind;
import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes a regular expression as an automaton. Each part is written with the state that follows it;
 * counted repetitions are written out.
 */
final class NfaWriter {
  /** How many look-arounds of the opposite direction an automaton may depend on. */
  private static final int MAX_BITS = Integer.SIZE;

  private final boolean isForward;
  private final int maxStates;
  private final CharacterSets sets;
  private final List<NfaState> states = new ArrayList<>();
  private final List<Integer> starts = new ArrayList<>();
  private final List<Integer> order = new ArrayList<>();
  private final List<Integer> bits = new ArrayList<>();
  private final IdentityHashMap<Look, Integer> goals = new IdentityHashMap<>();
  private int goal;
  private int bitCount;
  private int written;
  private boolean distinguishesWords;
  private @Nullable NfaWriter opposite;

  private NfaWriter(boolean isForward, int maxStates, CharacterSets sets) {
    this.isForward = isForward;
    this.maxStates = maxStates;
    this.sets = sets;
  }

  /** The expression cannot be an automaton of a size that is worth it, or of any. */
  static final class NotWritten extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotWritten() {
      super("back-references or too many states", null, false, false);
    }
  }

  /**
   * Writes the automaton that searches for an expression.
   *
   * @param maxStates how many states each automaton may have
   * @param sets collects the sets of characters
   * @throws NotWritten if the expression refers back or needs too many states
   */
  static Nfa write(RegexNode root, int maxStates, CharacterSets sets) {
    NfaWriter writer = new NfaWriter(true, maxStates, sets);
    writer.addGoal(root);
    return writer.finish(true);
  }

  private Nfa finish(boolean isSearch) {
    Nfa first = opposite == null ? null : opposite.finish(false);
    return new Nfa(
        isForward,
        isSearch,
        states.toArray(new NfaState[0]),
        sets.toArray(),
        toArray(starts),
        toArray(order),
        toArray(bits),
        distinguishesWords,
        first);
  }

  private static int[] toArray(List<Integer> numbers) {
    int[] array = new int[numbers.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = numbers.get(i);
    }
    return array;
  }

  private int addGoal(RegexNode body) {
    int outer = goal;
    int added = starts.size();
    starts.add(0);
    bits.add(-1);
    goal = added;
    starts.set(added, write(body, add(Kind.GOAL, 0, 0)));
    order.add(added);
    goal = outer;
    return added;
  }

  private int add(Kind kind, int next, int argument) {
    if (states.size() == maxStates) {
      throw new NotWritten();
    }
    states.add(new NfaState(kind, next, argument, goal));
    return states.size() - 1;
  }

  private int write(RegexNode node, int next) {
    if (++written > maxStates) {
      throw new NotWritten(); // Parts that match nothing add no states.
    }
    if (node instanceof Chars chars) {
      return add(Kind.CHARACTER, next, sets.number(chars.set()));
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence.parts(), next);
    }
    if (node instanceof Choice choice) {
      return choice(choice.branches(), next);
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat, next);
    }
    if (node instanceof Group group) {
      return write(group.body(), next);
    }
    if (node instanceof Look look) {
      return look(look, next);
    }
    if (node instanceof Anchor anchor) {
      return anchor(anchor, next);
    }
    throw new NotWritten();
  }

  private int sequence(List<RegexNode> parts, int next) {
    int state = next;
    for (int i = 0; i < parts.size(); i++) {
      state = write(parts.get(isForward ? parts.size() - 1 - i : i), state);
    }
    return state;
  }

  private int choice(List<RegexNode> branches, int next) {
    int state = write(branches.get(0), next);
    for (RegexNode branch : branches.subList(1, branches.size())) {
      state = add(Kind.FORK, write(branch, next), state);
    }
    return state;
  }

  private int repeat(Repeat repeat, int next) {
    int state = next;
    int copies = repeat.least();
    if (repeat.most() == Repeat.UNBOUNDED) {
      state = loop(repeat, next);
      copies--;
    } else {
      for (int i = repeat.least(); i < repeat.most(); i++) {
        state = add(Kind.FORK, write(repeat.body(), state), next);
      }
    }
    for (int i = 0; i < copies; i++) {
      state = write(repeat.body(), state);
    }
    return state;
  }

  /** The body, once at least if the repetition asks for that, and again. */
  private int loop(Repeat repeat, int next) {
    int fork = add(Kind.FORK, next, next);
    int body = write(repeat.body(), fork);
    states.set(fork, new NfaState(Kind.FORK, body, next, goal));
    return repeat.least() == 0 ? fork : body;
  }

  private int look(Look look, int next) {
    if (look.isAhead() != isForward) {
      int reached = addGoalOf(look);
      return add(look.isNegative() ? Kind.NOT_REACHED : Kind.REACHED, next, reached);
    }
    if (opposite == null) {
      opposite = new NfaWriter(!isForward, maxStates, sets);
    }
    return add(look.isNegative() ? Kind.NOT_GIVEN : Kind.GIVEN, next, opposite.addBit(look));
  }

  private int addGoalOf(Look look) {
    Integer known = goals.get(look);
    if (known == null) {
      known = addGoal(look.body());
      goals.put(look, known);
    }
    return known;
  }

  private int addBit(Look look) {
    int reached = addGoalOf(look);
    if (bits.get(reached) < 0) {
      if (bitCount == MAX_BITS) {
        throw new NotWritten();
      }
      bits.set(reached, bitCount++);
    }
    return bits.get(reached);
  }

  private int anchor(Anchor anchor, int next) {
    return switch (anchor) {
      case START -> add(isForward ? Kind.AT_ORIGIN : Kind.AT_LIMIT, next, 0);
      case END -> add(isForward ? Kind.AT_LIMIT : Kind.AT_ORIGIN, next, 0);
      case WORD_BOUNDARY -> wordBoundary(Kind.WORD_BOUNDARY, next);
      case NO_WORD_BOUNDARY -> wordBoundary(Kind.NO_WORD_BOUNDARY, next);
    };
  }

  private int wordBoundary(Kind kind, int next) {
    distinguishesWords = true;
    sets.number(CodePoints.WORD);
    return add(kind, next, 0);
  }
}
