package dev.masu.schema.internal.node;

/** Whether the type of a value alone decides its validity. */
public enum Verdict {
  /** Every value of the type is valid. */
  VALID,
  /** Every value of the type is invalid. */
  INVALID,
  /** It depends on the value. */
  OPEN;

  /** {@return the verdict that a condition gives} */
  public static Verdict of(boolean isValid) {
    return isValid ? VALID : INVALID;
  }

  /** {@return the combined verdict of two schemas that must both be valid} */
  public Verdict and(Verdict other) {
    if (this == INVALID || other == INVALID) {
      return INVALID;
    }
    return this == VALID ? other : this;
  }
}
