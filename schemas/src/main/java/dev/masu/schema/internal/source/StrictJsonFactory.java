package dev.masu.schema.internal.source;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/**
 * Creates parsers of strict JSON. A factory should be replaced when it has many names: its parsers share the names
 * that they have read, and a parser that reads a new name first copies all of them.
 */
final class StrictJsonFactory extends JsonFactory {
  private static final long serialVersionUID = 1L;

  /** Copying this many takes about as long as reading a small document. */
  private static final int MAX_NAMES = 500;

  /**
   * Leaves the limit of nesting to the caller, who can report the location; Jackson's other limits still apply.
   * Buffers are kept per thread, since taking one from a shared pool takes as long as parsing a small document.
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
