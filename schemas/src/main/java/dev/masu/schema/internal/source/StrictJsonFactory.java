package dev.masu.schema.internal.source;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/**
 * Makes parsers of strict JSON. A factory is to be replaced when it has many names: parsers share the names that they
 * have read, and one that reads a new name first copies all of them.
 */
final class StrictJsonFactory extends JsonFactory {
  private static final long serialVersionUID = 1L;

  /** To copy so many takes about as long as to read a small document. */
  private static final int MAX_NAMES = 500;

  /**
   * Nesting is bounded by the reader of the tokens, which can say where; other bounds stay. Buffers are kept by thread,
   * since taking one from a shared pool takes as long as parsing a small document.
   */
  StrictJsonFactory() {
    super(builder()
        .streamReadConstraints(
            StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
        .recyclerPool(JsonRecyclerPools.threadLocalPool()));
  }

  /** Whether its parsers have read many names. */
  boolean hasManyNames() {
    return names() > MAX_NAMES;
  }

  /** Whether its parsers have read names. */
  boolean hasNames() {
    return names() > 0;
  }

  private int names() {
    return Math.max(_byteSymbolCanonicalizer.size(), _rootCharSymbols.size());
  }
}
