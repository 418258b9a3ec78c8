package dev.masu.schema.internal.node;

import java.util.Collection;

/** A keyword that depends on whether an object has members of certain names. */
public interface NamesKeyword {
  /** {@return the names} */
  Collection<String> names();

  /** {@return whether the assertion is that the object has all of these names} */
  default boolean requiresAll() {
    return false;
  }
}
