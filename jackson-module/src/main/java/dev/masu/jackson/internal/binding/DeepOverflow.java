package dev.masu.jackson.internal.binding;

import dev.masu.schema.internal.location.ParserDelegates;
import dev.masu.schema.internal.tokens.TapeParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.StreamConstraintsException;

/** An overflow of the stack inside a document that nests deep, on its way to the outermost value. */
public final class DeepOverflow extends StackOverflowError {
  private static final long serialVersionUID = 1L;

  /** A document that nests no deeper can be bound on a stack of 256 KB. */
  private static final int SHALLOW = 20;

  private DeepOverflow(StackOverflowError cause) {
    initCause(cause);
  }

  /**
   * {@return the stack overflow that a document has caused by its depth} Rethrows one that the program has caused
   * alone, and any other unless the value is the outermost one: there, enough of the stack is free to report it.
   *
   * @param enclosing the context's parser before the value was read
   * @param parser the parser that the value is read from
   */
  public static @Nullable Throwable causeOrThrow(
      JsonParser enclosing, JsonParser parser, StackOverflowError exhausted) {
    StackOverflowError known = exhausted instanceof DeepOverflow || !isDeep(parser)
        ? exhausted
        : new DeepOverflow(exhausted);
    JsonParser document = ParserDelegates.document(enclosing);
    boolean isNested =
        document instanceof CheckedParser || TapeParser.sourceOf(document).isPresent();
    if (isNested || !(known instanceof DeepOverflow)) {
      throw known;
    }
    return known.getCause();
  }

  /** {@return the exception for a document without a schema that nests too deep for the thread's stack} */
  public static JacksonException exception(@Nullable Throwable cause) {
    return new StreamConstraintsException("the document nests too deep for this thread's stack")
        .withCause(cause);
  }

  private static boolean isDeep(JsonParser parser) {
    // The rest of an invalid value is read for its report, so the parser may be at its end.
    if (parser instanceof CheckedParser checked && checked.maxDepth() > SHALLOW) {
      return true;
    }
    int depth = 0;
    TokenStreamContext open = parser.streamReadContext();
    while (open != null && depth <= SHALLOW) {
      depth++;
      open = open.getParent();
    }
    return depth > SHALLOW;
  }
}
