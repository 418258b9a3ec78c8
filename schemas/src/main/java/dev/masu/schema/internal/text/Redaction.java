package dev.masu.schema.internal.text;

import java.util.Set;

/** Takes what a document holds out of the parameters of a violation. */
public final class Redaction {
  /** The parameters that may hold a text or number of the document. */
  static final Set<String> OF_DOCUMENTS = Set.of("actual", "byte", "problem", "property");

  private Redaction() {}
}
