package dev.masu.schema.internal.location;

import tools.jackson.core.TokenStreamLocation;

/** The location of a value that is being bound. */
public interface BindingPosition {
  /** The JSON Pointer, within the document, of the value or member that the current token belongs to. */
  String currentPointer();

  /** Where that value or member starts; at the end of an array or object, where the array or object starts. */
  TokenStreamLocation currentStart();

  /** The location of a member's name, in the object that ends or directly contains the current token; NA if unknown. */
  TokenStreamLocation startOfName(String name);
}
