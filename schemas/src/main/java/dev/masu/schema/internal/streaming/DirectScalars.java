package dev.masu.schema.internal.streaming;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonTokenId;

/**
 * Accepts texts, numbers, truth values and nulls: at once if they were there before or all of their kind are
 * accepted, else as their schema evaluates them.
 */
final class DirectScalars {
  private final DirectCheck check;
  private final Learned learned;
  private @Nullable Scalar scalar;

  /**
   * Accepts nothing yet.
   *
   * @param check what goes on behind what is accepted
   * @param learned where texts are kept that were accepted
   */
  DirectScalars(DirectCheck check, Learned learned) {
    this.check = check;
    this.learned = learned;
  }

  /** Forgets the document, for another one. */
  void reset() {
    scalar = null;
  }

  /** Accepts the text that the parser stands at; see {@link DirectCheck#accept}. */
  boolean text(DirectLevel around, JsonParser source) {
    Expected expected = around.next();
    KnownTexts texts = expected.texts();
    if (texts == null) {
      return anyText(expected, source);
    }
    return expected.isKind()
        ? kind(expected, texts, around, source)
        : text(expected, texts, source);
  }

  /** Accepts the text that tells the kind of the object around it, which is expected to be of that kind then. */
  private boolean kind(Expected expected, KnownTexts texts, DirectLevel object, JsonParser source) {
    KnownText known = texts.find(source);
    if (known == null) {
      boolean isKind = source.getStringLength() <= check.maxStringLength()
          && expected.kind(source.getString()) != null;
      known = isKind ? learned.text(source.getString(), texts) : null;
    }
    if (known == null) {
      return false;
    }
    ExpectedMembers kind = expected.kind(known.text());
    return kind != null && becomes(object, kind, known, source);
  }

  private boolean becomes(
      DirectLevel object, ExpectedMembers kind, KnownText text, JsonParser source) {
    KnownName first = Objects.requireNonNull(object.member(), "member");
    KnownName name = kind.names().find(first.name());
    if (name == null) {
      name = learned.name(first.name(), kind, object.inner(), check.depth(), check.run());
    }
    if (name == null || !check.ended(text, source)) {
      return false;
    }
    name.place().set(first.place());
    object.becomes(kind, name, text);
    return true;
  }

  private boolean text(Expected expected, KnownTexts texts, JsonParser source) {
    KnownText known = texts.find(source);
    if (known == null) {
      if (source.getStringLength() > check.maxStringLength() || !isValid(expected, source)) {
        return false;
      }
      known = learned.text(source.getString(), texts);
    }
    return check.ended(known, source);
  }

  private boolean anyText(Expected expected, JsonParser source) {
    // Whoever binds it asks for the String, which Jackson makes faster if it is asked for nothing
    // else. What can be read again is not bound.
    boolean mayBeBound = check.notedUntil() != OpenStart.ONLY_OPEN;
    int length = mayBeBound ? source.getString().length() : source.getStringLength();
    return length <= check.maxStringLength()
        && (expected.acceptsTextsOf(length) || isValid(expected, source))
        && check.ended(null, source);
  }

  /** Accepts the whole number that the parser stands at. */
  boolean integer(DirectLevel around, JsonParser source) {
    Expected expected = around.next();
    if (expected.acceptsAll(JsonTokenId.ID_NUMBER_INT)
        || source.getNumberType() != JsonParser.NumberType.INT) {
      return scalar(JsonTokenId.ID_NUMBER_INT, around, source);
    }
    int number = source.getIntValue();
    KnownIntegers known = expected.integers();
    if (!known.contains(number)) {
      if (!isValid(expected, source)) {
        return false;
      }
      known.add(number);
    }
    return check.ended(null, source);
  }

  /**
   * Accepts the scalar that the parser stands at.
   *
   * @param token the token's id
   */
  boolean scalar(int token, DirectLevel around, JsonParser source) {
    Expected expected = around.next();
    return (expected.acceptsAll(token) || isValid(expected, source)) && check.ended(null, source);
  }

  private boolean isValid(Expected expected, JsonParser source) {
    Run here = check.run();
    Scalar value = scalar;
    if (value == null) {
      value = new Scalar(here);
      scalar = value;
    }
    try {
      value.read(source, check.order(), check.depth());
    } catch (Unreadable e) {
      return false;
    }
    SchemaNode schema = expected.schema();
    return schema == null || schema.evaluate(value) == null;
  }
}
