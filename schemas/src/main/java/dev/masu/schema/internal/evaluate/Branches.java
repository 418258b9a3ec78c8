package dev.masu.schema.internal.evaluate;

/** The verdicts of the subschemas that an {@link InPlaceKeyword} applies to a value. */
public interface Branches {
  /** {@return the value} */
  Value value();

  /** {@return how many branches there are} */
  int count();

  /** {@return whether a branch is valid} */
  boolean isValid(int index);

  /** {@return what a branch that is not valid rejects} */
  Failures failures(int index);
}
