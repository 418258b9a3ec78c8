package dev.masu.jackson.internal.binding;

import dev.masu.schema.internal.tokens.SteppingParser;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;

/**
 * A parser that throws for a number beyond the range of the requested type, where Jackson would return infinity. A
 * number requested without a type is exact.
 */
class FiniteParser extends SteppingParser {
  FiniteParser(JsonParser parser) {
    super(parser);
  }

  @Override
  public double getDoubleValue() {
    return finite(delegate.getDoubleValue(), double.class);
  }

  @Override
  public float getFloatValue() {
    return (float) finite(delegate.getFloatValue(), float.class);
  }

  /** Returns a number; throws as Jackson does for an integer beyond the range of a type. */
  private double finite(double number, Class<?> type) {
    if (Double.isInfinite(number)) {
      String problem = "Numeric value (" + getString() + ") out of range of `" + type + '`';
      throw new InputCoercionException(this, problem, currentToken(), type);
    }
    return number;
  }

  @Override
  public Number getNumberValue() {
    Number number = delegate.getNumberValue();
    boolean mayBeInfinite = number instanceof Double || number instanceof Float;
    // Jackson also calls this to convert the number to a string.
    return mayBeInfinite && Double.isInfinite(number.doubleValue())
        ? delegate.getDecimalValue()
        : number;
  }

  @Override
  public double getValueAsDouble() {
    return getValueAsDouble(0.0);
  }

  @Override
  public double getValueAsDouble(double defaultValue) {
    JsonToken token = delegate.currentToken();
    return token != null && token.isNumeric()
        ? getDoubleValue()
        : delegate.getValueAsDouble(defaultValue);
  }
}
