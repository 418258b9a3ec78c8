package dev.masu.notation;

/**
 * A line of a {@code .gan} file that is not blank: an actor, or the mistake in its place.
 *
 * @param <A> the type of the actors
 */
public sealed interface GanLine<A> {
  /** {@return the number of the line in the file, from 1, blank lines counted} */
  long number();

  /**
   * A line that is an actor.
   *
   * @param <A> the type of the actors
   * @param number the number of the line in the file, from 1, blank lines counted
   * @param actor the actor
   */
  record Actor<A>(long number, A actor) implements GanLine<A> {}

  /**
   * A line that is not an actor.
   *
   * @param <A> the type of the actors
   * @param number the number of the line in the file, from 1, blank lines counted
   * @param error what is wrong with the line
   */
  record Mistake<A>(long number, NotationException error) implements GanLine<A> {
    /** {@return the column of the mistake in the line, in {@code char}s from 1} */
    public int column() {
      return error.index() + 1;
    }
  }
}
