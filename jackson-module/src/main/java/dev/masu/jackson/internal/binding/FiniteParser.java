package dev.masu.jackson.internal.binding;

import dev.masu.schema.internal.tokens.SteppingParser;
import dev.masu.schema.internal.tokens.TapeParser;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * A parser that throws for a number beyond the range of the requested type, where Jackson would return infinity. A
 * number requested without a type is exact.
 */
abstract class FiniteParser extends SteppingParser {
  FiniteParser(JsonParser parser) {
    super(parser);
  }

  @Override
  public double getDoubleValue() {
    return TapeParser.finite(delegate.getDoubleValue(), this, double.class);
  }

  @Override
  public float getFloatValue() {
    return (float) TapeParser.finite(delegate.getFloatValue(), this, float.class);
  }

  @Override
  public Number getNumberValue() {
    Number number = delegate.getNumberValue();
    // Jackson also calls this to convert the number to a string.
    return TapeParser.isInfinite(number) ? delegate.getDecimalValue() : number;
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
