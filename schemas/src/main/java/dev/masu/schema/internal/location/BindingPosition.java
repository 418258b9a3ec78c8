package dev.masu.schema.internal.location;

import tools.jackson.core.TokenStreamLocation;

/** The location of a value that is being bound. */
public interface BindingPosition {
  /** The JSON Pointer, in the document, of what the current token belongs to. */
  String currentPointer();

  /** Where that starts; of an array or object that has ended, its own start. */
  TokenStreamLocation currentStart();

  /** The location of a member's name in the object whose end is the current token; NA if it is not known. */
  TokenStreamLocation startInEnded(String name);

  /** Converts such locations to those of reports. */
  TokenLocator locator();

  /** How many keys and values of the checked value start before it, itself included. */
  int currentOrder();
}
