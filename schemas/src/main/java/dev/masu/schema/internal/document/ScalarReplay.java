package dev.masu.schema.internal.document;

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

/**
 * What a parser tells of the names and scalars of a value that was read before. It converts them as Jackson's parsers
 * of JSON do, not as its parser of trees.
 */
abstract class ScalarReplay extends ParserMinimalBase {
  private boolean refusesInfinite;

  ScalarReplay(ObjectReadContext context) {
    super(context);
  }

  /** The value that the current token belongs to. */
  abstract LocatedValue current();

  /**
   * Has numbers be refused from now on that are beyond the type they are asked for as, or no more. Asked for as a number
   * of whatever type, they are exact then.
   *
   * @param now whether they are refused, or become infinite
   * @return what it was before
   */
  public boolean refuseInfinite(boolean now) {
    boolean before = refusesInfinite;
    refusesInfinite = now;
    return before;
  }

  /** Whether Jackson has made a number infinite that is none. */
  public static boolean isInfinite(Number number) {
    return (number instanceof Double || number instanceof Float)
        && Double.isInfinite(number.doubleValue());
  }

  /** What is said of a number that is beyond a type. */
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
      case VALUE_STRING -> current().node().stringValue();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number().text();
      case VALUE_EMBEDDED_OBJECT -> base64();
      default -> _currToken.asString();
    };
  }

  /** The text that stands for bytes where there are none. */
  private @Nullable String base64() {
    return current().told() instanceof byte[] bytes
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
    return _currToken == JsonToken.VALUE_EMBEDDED_OBJECT ? current().told() : null;
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

  private ToldNumber number() {
    if (_currToken == null
        || !_currToken.isNumeric()
        || !(current().told() instanceof ToldNumber told)) {
      throw _constructNotNumericType(_currToken, 0);
    }
    return told;
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
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT) ? number().fractionType() : NumberTypeFP.UNKNOWN;
  }

  @Override
  public Number getNumberValue() {
    Number number = number().value();
    return refusesInfinite && isInfinite(number) ? number().decimal() : number;
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
    ToldNumber number = number();
    if (!number.isWithin(Integer.MIN_VALUE, Integer.MAX_VALUE)) {
      _reportOverflowInt();
    }
    return number.value().intValue();
  }

  @Override
  public long getLongValue() {
    ToldNumber number = number();
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

  /** The number, unless it is beyond all of its type: Jackson makes it infinite. */
  private double finite(double number, Class<?> type) {
    if (refusesInfinite && Double.isInfinite(number)) {
      String text = Objects.requireNonNull(getString());
      throw _constructInputCoercion(outOfRange(text, type), _currToken, type);
    }
    return number;
  }
}
