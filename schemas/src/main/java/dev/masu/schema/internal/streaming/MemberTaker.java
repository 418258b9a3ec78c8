package dev.masu.schema.internal.streaming;

/** Takes the members of an object one by one; see {@link CheckedParser#takeMembers}. */
public interface MemberTaker {
  /** Takes a text, unless it has no use for the name; {@return whether it has} */
  boolean takes(Known name, String text);

  /** Takes a whole number of 32 bits, unless it has no use for the name; {@return whether it has} */
  boolean takes(Known name, int number);

  /** Takes a truth value, unless it has no use for the name; {@return whether it has} */
  boolean takes(Known name, boolean truth);
}
