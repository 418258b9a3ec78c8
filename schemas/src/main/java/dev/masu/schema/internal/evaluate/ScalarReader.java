package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.state.StateTransition;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;

/** Reads scalars, enforcing their limits, and skips those whose content no keyword needs. */
final class ScalarReader {
  private static final int ALWAYS_SKIPPABLE = 1 << JsonTokenId.ID_NUMBER_INT
      | 1 << JsonTokenId.ID_TRUE
      | 1 << JsonTokenId.ID_FALSE
      | 1 << JsonTokenId.ID_NULL;

  private final CurrentCheck check;
  private final int maxLength;

  /** Whether a string may be too long. If not, its length need not be read. */
  private boolean checksLengths = true;

  /** The tokens, as a bit set by token id, that need not be read if no keyword depends on more than their type. */
  private int skippable;

  private Scalar scalar;

  ScalarReader(CurrentCheck check) {
    this.check = check;
    this.maxLength = check.limits().maxStringLength();
    this.scalar = new Scalar(check);
  }

  /**
   * Prepares for the next document.
   *
   * @param length an upper bound on its length in chars
   */
  void start(long length) {
    checksLengths = length > maxLength;
    skippable = checksLengths ? ALWAYS_SKIPPABLE : ALWAYS_SKIPPABLE | 1 << JsonTokenId.ID_STRING;
  }

  /** Whether the current scalar need not be read because no keyword depends on more than its type. */
  boolean isSkippable(JsonToken token, StateTransition transition) {
    return (transition.skippableTokens() & skippable & 1 << token.id()) != 0;
  }

  /**
   * Reads the parser's current scalar. The result is valid until the next scalar is read; null if there is no value to
   * check.
   */
  @Nullable
  Scalar read(JsonParser parser, JsonToken token, int eventIndex, int depth) {
    if (checksLengths && token == JsonToken.VALUE_STRING && parser.getStringLength() > maxLength) {
      Map<String, Object> lengths = Map.of("actual", parser.getStringLength(), "limit", maxLength);
      check.add(() -> ReadProblem.of("string-too-long", check.here(eventIndex), lengths));
      return null;
    }
    return scalar.read(parser, token, eventIndex, depth) ? scalar : null;
  }

  /** Keeps the scalar that was read last, because the report refers to it: the next one gets an instance of its own. */
  void keep() {
    scalar = new Scalar(check);
  }

  void forget() {
    scalar.forget();
  }
}
