package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** Takes the members of an object one by one; see {@link CheckedParser#takeMembers}. */
public interface MemberTaker {
  /**
   * Takes a text, unless it has no use for it.
   *
   * @param known what is known of the text, or null if nothing is kept of it
   * @return whether it has
   */
  boolean takes(Known name, String text, @Nullable Known known);

  /** Takes a whole number of 32 bits, unless it has no use for the name; {@return whether it has} */
  boolean takes(Known name, int number);

  /** Takes a truth value, unless it has no use for the name; {@return whether it has} */
  boolean takes(Known name, boolean truth);

  /** Takes a null, unless it has no use for the name; {@return whether it has} */
  boolean takesNull(Known name);

  /** {@return who takes what is in an object, or null if it has no use for the name} */
  @Nullable
  EntryTaker<?, ?> entries(Known name);
}
