package dev.masu.notation;

/**
 * A non-blank line of a {@code .gan} file: either an actor or a mistake.
 *
 * @param <A> the type of the actors
 */
public sealed interface GanLine<A> {
  /** {@return the number of the line in the file, from 1, counting blank lines} */
  long number();

  /**
   * A line that contains an actor.
   *
   * @param <A> the type of the actors
   * @param number the number of the line in the file, from 1, counting blank lines
   * @param actor the actor
   */
  record Actor<A>(long number, A actor) implements GanLine<A> {}

  /**
   * A line that is not a valid actor.
   *
   * @param <A> the type of the actors
   * @param number the number of the line in the file, from 1, counting blank lines
   * @param error what is wrong with the line
   */
  record Mistake<A>(long number, NotationException error) implements GanLine<A> {
    /** {@return the column of the mistake, in {@code char}s from 1} */
    public int column() {
      return error.index() + 1;
    }
  }
}
