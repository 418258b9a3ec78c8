package dev.masu.jackson.reader;

/** Throws what nobody declares, as Kotlin and Lombok let code do. */
final class Sneaky {
  private Sneaky() {}

  /** Throws anything, as an exception of a type that the caller chooses. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // That is the trick.
  static <E extends Throwable> void throwIt(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
