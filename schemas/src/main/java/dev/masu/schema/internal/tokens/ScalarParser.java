package dev.masu.schema.internal.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variant;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.ErrorReportConfiguration;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.Version;
import tools.jackson.core.base.ParserBase;
import tools.jackson.core.io.ContentReference;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.PackageVersion;
import tools.jackson.core.util.BufferRecycler;

/** Replays names and scalars. Jackson converts the numbers, as it does for JSON text. */
abstract class ScalarParser extends ParserBase {
  /** Shared, as nothing is ever buffered. */
  private static final BufferRecycler NO_BUFFERS = new BufferRecycler();

  ScalarParser(ObjectReadContext context) {
    super(
        context,
        new IOContext(
            context.streamReadConstraints(),
            StreamWriteConstraints.defaults(),
            ErrorReportConfiguration.defaults(),
            NO_BUFFERS,
            ContentReference.unknown(),
            false,
            null),
        context.getStreamReadFeatures(STREAM_READ_FEATURE_DEFAULTS));
  }

  /** The current token's value: the text of a string, a {@link TapeNumber}, a Java object, or null. */
  abstract @Nullable Object recorded();

  /** Sets the current token, or clears it if null. */
  final @Nullable JsonToken moveTo(@Nullable JsonToken token) {
    _numTypesValid = NR_UNKNOWN;
    _binaryValue = null;
    return token == null ? _updateTokenToNull() : _updateToken(token);
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
  protected void _handleEOF() {}

  @Override
  public @Nullable String getString() {
    if (_currToken == null) {
      return null;
    }
    return switch (_currToken) {
      case PROPERTY_NAME -> currentName();
      case VALUE_STRING -> (String) recorded();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(NR_UNKNOWN).text();
      case VALUE_EMBEDDED_OBJECT ->
        recorded() instanceof byte[] bytes
            ? Base64Variants.getDefaultVariant().encode(bytes)
            : null;
      default -> _currToken.asString();
    };
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
  public @Nullable Object getEmbeddedObject() {
    return _currToken == JsonToken.VALUE_EMBEDDED_OBJECT ? recorded() : null;
  }

  @Override
  public byte[] getBinaryValue(Base64Variant variant) {
    return getEmbeddedObject() instanceof byte[] bytes ? bytes : super.getBinaryValue(variant);
  }

  private TapeNumber number(int expected) {
    if (_currToken == null
        || !_currToken.isNumeric()
        || !(recorded() instanceof TapeNumber number)) {
      throw _constructNotNumericType(_currToken, expected);
    }
    return number;
  }

  @Override
  protected void _parseNumericValue(int expected) {
    TapeNumber recorded = number(expected);
    _numberBigInt = null;
    _numberBigDecimal = null;
    _numberString = null;
    Number number = recorded.number();
    if (number == null) {
      parseDecimal(recorded.text(), expected);
    } else if (number instanceof Integer whole) {
      _numberInt = whole;
      _numTypesValid = NR_INT;
    } else if (number instanceof Long whole) {
      _numberLong = whole;
      _numTypesValid = NR_LONG;
    } else if (number instanceof BigInteger whole) {
      _numberBigInt = whole;
      _numTypesValid = NR_BIGINT;
    } else if (number instanceof BigDecimal exact) {
      _numberBigDecimal = exact;
      _numTypesValid = NR_BIGDECIMAL;
    } else {
      _numberFloat = number.floatValue();
      _numberDouble = number.doubleValue();
      _numTypesValid = number instanceof Float ? NR_FLOAT | NR_DOUBLE : NR_DOUBLE;
    }
  }

  /** Parses a decimal. With its text, Jackson converts it exactly to other types, and parses a BigDecimal itself. */
  private void parseDecimal(String text, int expected) {
    _numberString = text;
    _numTypesValid = expected == NR_BIGDECIMAL || expected == NR_FLOAT ? expected : NR_DOUBLE;
    if (expected == NR_FLOAT) {
      _numberFloat = Float.parseFloat(text);
    } else if (expected != NR_BIGDECIMAL) {
      _numberDouble = Double.parseDouble(text);
    }
  }

  @Override
  protected int _parseIntValue() {
    _parseNumericValue(NR_INT);
    return getIntValue();
  }

  @Override
  public boolean isNaN() {
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT) && number(NR_UNKNOWN).isNaN();
  }

  @Override
  public NumberTypeFP getNumberTypeFP() {
    return hasToken(JsonToken.VALUE_NUMBER_FLOAT)
        ? number(NR_UNKNOWN).floatingPointType()
        : NumberTypeFP.UNKNOWN;
  }

  @Override
  public Object getNumberValueDeferred() {
    return number(NR_UNKNOWN).deferred();
  }
}
