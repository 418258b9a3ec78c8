package dev.masu.jackson.internal.binding;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TreeNode;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.type.ResolvedType;
import tools.jackson.core.type.TypeReference;
import tools.jackson.core.util.JsonParserDelegate;

/**
 * A parser that a bound value is read from. It throws for a number beyond the range of the requested type, where
 * Jackson would return infinity. A number requested without a type is exact.
 *
 * <p>Methods that skip tokens call {@link #nextToken}, so that a subclass sees each of them; the delegate's own would
 * not.
 */
class BindingParser extends JsonParserDelegate {
  BindingParser(JsonParser parser) {
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

  @Override
  public @Nullable String nextName() {
    return nextToken() == JsonToken.PROPERTY_NAME ? delegate.currentName() : null;
  }

  @Override
  public boolean nextName(SerializableString name) {
    return name.getValue().equals(nextName());
  }

  @Override
  public final @Nullable JsonToken nextValue() {
    JsonToken next = nextToken();
    return next == JsonToken.PROPERTY_NAME ? nextToken() : next;
  }

  @Override
  public final JsonParser skipChildren() {
    JsonToken token = delegate.currentToken();
    int open = token != null && token.isStructStart() ? 1 : 0;
    while (open > 0) {
      JsonToken next = nextToken();
      if (next == null) {
        break;
      }
      open += next.isStructStart() ? 1 : next.isStructEnd() ? -1 : 0;
    }
    return this;
  }

  @Override
  public final <T> T readValueAs(Class<T> type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  public final <T> T readValueAs(TypeReference<T> type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // As JsonParser declares it.
  public final <T> T readValueAs(ResolvedType type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // As JsonParser declares it.
  public final <T extends TreeNode> T readValueAsTree() {
    return objectReadContext().readTree(this);
  }
}
