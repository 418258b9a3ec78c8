package dev.masu.schema.internal.location;

import tools.jackson.core.TokenStreamLocation;

/** Tells where a value stands that is being bound. */
public interface BindingPosition {
  /** The JSON Pointer, in the document, of what the current token belongs to. */
  String currentPointer();

  /** Where that starts; of an array or object that has ended, its own start. */
  TokenStreamLocation currentStart();

  /** Where a member's name stands in the object whose end is the current token; not available if that is not known. */
  TokenStreamLocation startInEnded(String name);

  /** Turns such places into ours. */
  TokenLocator locator();

  /** How many keys and values of the checked value start before it, itself included. */
  int currentOrder();
}
