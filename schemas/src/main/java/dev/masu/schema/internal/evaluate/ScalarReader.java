package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.ReadProblem;
import dev.masu.schema.internal.state.StateTransition;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;

/** Reads scalars within their limits, and skips those that no keyword asks for. */
final class ScalarReader {
  private static final int ALWAYS_SKIPPABLE = 1 << JsonTokenId.ID_NUMBER_INT
      | 1 << JsonTokenId.ID_TRUE
      | 1 << JsonTokenId.ID_FALSE
      | 1 << JsonTokenId.ID_NULL;

  private final CurrentCheck check;
  private final int maxLength;

  /** Whether a string may be too long: else it need not be read to know its length. */
  private boolean checksLengths = true;

  /** The kinds of scalars, as bits by token id, that need not be read where no schema asks for more than their type. */
  private int skippable;

  private Scalar scalar;

  ScalarReader(CurrentCheck check) {
    this.check = check;
    this.maxLength = check.limits().maxStringLength();
    this.scalar = new Scalar(check);
  }

  /**
   * Starts with a document.
   *
   * @param length how many chars it has at most
   */
  void start(long length) {
    checksLengths = length > maxLength;
    skippable = checksLengths ? ALWAYS_SKIPPABLE : ALWAYS_SKIPPABLE | 1 << JsonTokenId.ID_STRING;
  }

  /** Whether the current scalar need not even be read: no schema asks for more than its type. */
  boolean isFree(JsonParser parser, JsonToken token, StateTransition transition) {
    return (transition.free() & skippable & 1 << token.id()) != 0
        && (token.id() != JsonTokenId.ID_NUMBER_INT || !Scalar.mayBeTooLong(parser));
  }

  /** The parser's current scalar until the next one is read, or null if it has no value to be checked. */
  @Nullable
  Scalar read(JsonParser parser, JsonToken token, int order, int depth) {
    if (checksLengths && token == JsonToken.VALUE_STRING && parser.getStringLength() > maxLength) {
      Map<String, Object> lengths = Map.of("actual", parser.getStringLength(), "limit", maxLength);
      check.add(() -> ReadProblem.of("string-too-long", check.here(order), lengths));
      return null;
    }
    return scalar.read(parser, token, order, depth) ? scalar : null;
  }

  /** Leaves the scalar that was read last as it is: it is a part of the report. */
  void keep() {
    scalar = new Scalar(check);
  }

  void forget() {
    scalar.forget();
  }
}
