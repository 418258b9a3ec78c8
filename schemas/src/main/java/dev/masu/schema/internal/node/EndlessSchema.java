package dev.masu.schema.internal.node;

/** Thrown if a schema applies itself to the same value again, so that a check would never end. */
public final class EndlessSchema extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public EndlessSchema(String location) {
    super("applies itself to the same value again: " + location);
  }
}
