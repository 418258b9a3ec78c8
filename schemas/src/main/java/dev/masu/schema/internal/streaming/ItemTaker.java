package dev.masu.schema.internal.streaming;

/** Takes the members of one object of an array after the other; see {@link CheckedParser#takeItems}. */
public interface ItemTaker extends MemberTaker {
  /** Takes the object whose members were all taken, unless it cannot; {@return whether it has} */
  boolean takesItem();
}
