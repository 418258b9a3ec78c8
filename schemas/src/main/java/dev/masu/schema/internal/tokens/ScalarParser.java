package dev.masu.schema.internal.tokens;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variant;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.Version;
import tools.jackson.core.base.ParserMinimalBase;
import tools.jackson.core.util.ByteArrayBuilder;
import tools.jackson.databind.cfg.PackageVersion;

/** Names and scalars of a replay, converted as Jackson's parsers of JSON text convert them. */
abstract class ScalarParser extends ParserMinimalBase {
  private boolean rejectsInfinite;

  ScalarParser(ObjectReadContext context) {
    super(context);
  }

  /** The text of a string, a {@link TapeNumber} or a Java object, as the current token has it. */
  abstract @Nullable Object recorded();

  /**
   * Sets whether numbers beyond the range of the requested type are rejected, rather than infinite. If so, a number
   * requested without a type is exact.
   *
   * @return what was set before
   */
  public boolean rejectInfinite(boolean now) {
    boolean before = rejectsInfinite;
    rejectsInfinite = now;
    return before;
  }

  /** Whether a number is infinite, which none is in JSON. */
  public static boolean isInfinite(Number number) {
    return (number instanceof Double || number instanceof Float)
        && Double.isInfinite(number.doubleValue());
  }

  /** The message about a number beyond the range of a type, in Jackson's words. */
  public static String outOfRange(String text, Class<?> type) {
    return "Numeric value (" + text + ") out of range of `" + type + '`';
  }

  @Override
  public @Nullable Object streamReadInputSource() {
    return null;
  }

  @Override
  public Version version() {
    return PackageVersion.VERSION;
  }

  @Override
  protected void _closeInput() {}

  @Override
  protected void _releaseBuffers() {}

  @Override
  protected void _handleEOF() {}

  @Override
  public @Nullable String getString() {
    if (_currToken == null) {
      return null;
    }
    return switch (_currToken) {
      case PROPERTY_NAME -> currentName();
      case VALUE_STRING -> (String) recorded();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number().text();
      case VALUE_EMBEDDED_OBJECT -> base64();
      default -> _currToken.asString();
    };
  }

  /** Bytes as text. */
  private @Nullable String base64() {
    return recorded() instanceof byte[] bytes
        ? Base64Variants.getDefaultVariant().encode(bytes)
        : null;
  }

  @Override
  public char @Nullable [] getStringCharacters() {
    String text = getString();
    return text == null ? null : text.toCharArray();
  }

  @Override
  public int getStringLength() {
    String text = getString();
    return text == null ? 0 : text.length();
  }

  @Override
  public int getStringOffset() {
    return 0;
  }

  @Override
  public boolean hasStringCharacters() {
    return false;
  }

  @Override
  public @Nullable Object getEmbeddedObject() {
    return _currToken == JsonToken.VALUE_EMBEDDED_OBJECT ? recorded() : null;
  }

  @Override
  public byte[] getBinaryValue(Base64Variant variant) {
    if (getEmbeddedObject() instanceof byte[] bytes) {
      return bytes;
    }
    if (_currToken != JsonToken.VALUE_STRING) {
      return _reportError("Current token (" + _currToken
          + ") not VALUE_STRING (or VALUE_EMBEDDED_OBJECT with byte[]), cannot access as binary");
    }
    ByteArrayBuilder bytes = new ByteArrayBuilder();
    _decodeBase64(Objects.requireNonNull(getString()), bytes, variant);
    return bytes.toByteArray();
  }

  @Override
  public int readBinaryValue(Base64Variant variant, OutputStream out) {
    byte[] bytes = getBinaryValue(variant);
    try {
      out.write(bytes);
    } catch (IOException e) {
      throw _wrapIOFailure(e);
    }
    return bytes.length;
  }

  private TapeNumber number() {
    if (_currToken == null
        || !_currToken.isNumeric()
        || !(recorded() instanceof TapeNumber number)) {
      throw _constructNotNumericType(_currToken, 0);
    }
    return number;
  }

  @Override
  public boolean isNaN() {
    return _currToken != null && _currToken.isNumeric() && number().isNaN();
  }

  @Override
  public @Nullable NumberType getNumberType() {
    return _currToken != null && _currToken.isNumeric() ? number().type() : null;
  }

  @Override
  public NumberTypeFP getNumberTypeFP() {
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT)
        ? number().typeOfFraction()
        : NumberTypeFP.UNKNOWN;
  }

  @Override
  public Number getNumberValue() {
    Number number = number().value();
    return rejectsInfinite && isInfinite(number) ? number().decimal() : number;
  }

  @Override
  public Number getNumberValueExact() {
    return number().exact();
  }

  @Override
  public Object getNumberValueDeferred() {
    return number().deferred();
  }

  @Override
  public int getIntValue() {
    TapeNumber number = number();
    if (!number.isWithin(Integer.MIN_VALUE, Integer.MAX_VALUE)) {
      _reportOverflowInt();
    }
    return number.value().intValue();
  }

  @Override
  public long getLongValue() {
    TapeNumber number = number();
    if (!number.isWithin(Long.MIN_VALUE, Long.MAX_VALUE)) {
      _reportOverflowLong();
    }
    return number.value().longValue();
  }

  @Override
  public BigInteger getBigIntegerValue() {
    return number().whole(_streamReadConstraints);
  }

  @Override
  public float getFloatValue() {
    float number = number().toFloat();
    finite(number, float.class);
    return number;
  }

  @Override
  public double getDoubleValue() {
    return finite(number().value().doubleValue(), double.class);
  }

  @Override
  public BigDecimal getDecimalValue() {
    return number().decimal();
  }

  /** The number, unless it is infinite and those are rejected. */
  private double finite(double number, Class<?> type) {
    if (rejectsInfinite && Double.isInfinite(number)) {
      String text = Objects.requireNonNull(getString());
      throw _constructInputCoercion(outOfRange(text, type), _currToken, type);
    }
    return number;
  }
}
