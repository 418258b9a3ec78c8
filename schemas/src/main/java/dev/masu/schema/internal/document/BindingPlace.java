package dev.masu.schema.internal.document;

import tools.jackson.core.TokenStreamLocation;

/** Tells where a value stands that is being bound. */
public interface BindingPlace {
  /** The JSON Pointer, in the document, of what the current token belongs to. */
  String currentPointer();

  /** Where that starts; of an array or object that has ended, its own start. */
  TokenStreamLocation currentStart();

  /** Turns such places into ours. */
  TokenPlaces places();

  /** How many keys and values of the checked value start before it, itself included. */
  int currentOrder();
}
