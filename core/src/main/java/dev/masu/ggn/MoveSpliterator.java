package dev.masu.ggn;

import java.util.List;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;

/** The possible moves from some sources in one position, found when they are asked for. */
final class MoveSpliterator extends AbstractSpliterator<Move> {
  private final RuleIndex rules;
  private final List<RuleIndex.Source> sources;
  private final int[] occupants;
  private final boolean[] inHand;
  private int source = -1;
  private int next;
  private int end;

  MoveSpliterator(
      RuleIndex rules, List<RuleIndex.Source> sources, int[] occupants, boolean[] inHand) {
    super(Long.MAX_VALUE, ORDERED | NONNULL | IMMUTABLE);
    this.rules = rules;
    this.sources = sources;
    this.occupants = occupants;
    this.inHand = inHand;
  }

  @Override
  public boolean tryAdvance(Consumer<? super Move> action) {
    do {
      while (next < end) {
        int transition = next++;
        if (rules.requirements().areMet(transition, occupants, inHand)) {
          action.accept(rules.move(sources.get(source), transition));
          return true;
        }
      }
    } while (toNextSource());
    return false;
  }

  private boolean toNextSource() {
    if (++source >= sources.size()) {
      return false;
    }
    next = sources.get(source).first();
    end = sources.get(source).end();
    return true;
  }
}
