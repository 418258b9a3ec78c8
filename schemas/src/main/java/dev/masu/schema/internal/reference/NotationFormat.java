package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
import dev.masu.schema.internal.keyword.Notation;

/** Makes a notation known to networknt as a {@code format}. */
record NotationFormat(Notation notation) implements Format {
  @Override
  public String getName() {
    return notation.format();
  }

  @Override
  public boolean matches(ExecutionContext context, String value) {
    return notation.problem(value).isEmpty();
  }
}
