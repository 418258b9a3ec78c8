package dev.masu.jackson.internal.binding;

import dev.masu.schema.internal.location.ParserDelegates;
import java.io.EOFException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.UTF8DataInputJsonParser;

/**
 * Recognizes a truncated {@link java.io.DataInput}. Jackson reports it as an I/O problem without a message, or as an unexpected
 * end of input, depending on which method of the parser meets the end.
 */
final class TruncatedInput {
  private TruncatedInput() {}

  /** The exception to throw for an I/O problem inside a value. */
  static JacksonException exception(JsonParser parser, JacksonIOException problem) {
    boolean isTruncated = problem.getCause() instanceof EOFException
        && ParserDelegates.source(parser) instanceof UTF8DataInputJsonParser;
    return isTruncated
        ? new UnexpectedEndOfInputException(
            parser,
            JsonToken.NOT_AVAILABLE,
            "expected the whole value but found the end of the DataInput; is it cut off?")
        : problem;
  }
}
