package dev.masu.jackson.reader;

/** Throws undeclared checked exceptions, as code in Kotlin or with Lombok may. */
final class Sneaky {
  private Sneaky() {}

  /** Throws anything, as an exception of a type that the caller chooses. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // That is the trick.
  static <E extends Throwable> void throwIt(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
