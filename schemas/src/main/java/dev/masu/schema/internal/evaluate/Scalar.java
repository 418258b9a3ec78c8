package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSet;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.text.Actual;
import dev.masu.schema.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonParserBase;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The parser's current scalar, or a property name treated as a string. An instance is reused for the next scalar
 * unless a report refers to it. Its content is read from the parser on demand, and only once.
 */
final class Scalar implements Value {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** An exponent of at most this many characters, including its sign, is within the range of {@code BigDecimal}. */
  private static final int MAX_SAFE_EXPONENT = 8;

  private final CurrentCheck check;
  private JsonType type = JsonType.NULL;
  private boolean isName;
  private long eventIndex;
  private int depth;
  private @Nullable JsonParser parser;
  private @Nullable String text;

  /** The parser's own buffer with the characters of a string, valid until the parser advances. */
  private char @Nullable [] chars;

  private int offset;
  private int length;
  private boolean isTrue;
  private boolean isLong;
  private long whole;
  private @Nullable BigDecimal exact;
  private @Nullable ValueSummary summary;

  Scalar(CurrentCheck check) {
    this.check = check;
  }

  void ofName(String name, long nameEventIndex, int objectDepth) {
    start(JsonType.STRING, nameEventIndex, objectDepth);
    isName = true;
    parser = null;
    chars = null;
    text = name;
  }

  /** Releases everything that was read. */
  void forget() {
    parser = null;
    chars = null;
    text = null;
    summary = null;
    exact = null;
  }

  /** Reads everything that is lost when the parser advances. */
  void keep() {
    summary();
    chars = null;
    parser = null;
  }

  /**
   * Takes the parser's current token, whose content is read on demand.
   *
   * @return whether the token has an exact JSON value; if not, a problem is recorded
   */
  boolean read(JsonParser source, JsonToken token, long valueEventIndex, int valueDepth) {
    start(type(token), valueEventIndex, valueDepth);
    parser = source;
    chars = null;
    text = null;
    return switch (token) {
      case VALUE_STRING -> !check.readsLengths() || isShort(source);
      case VALUE_NUMBER_FLOAT -> readDecimal(source);
      case VALUE_EMBEDDED_OBJECT -> readEmbedded(source.getEmbeddedObject());
      case NOT_AVAILABLE -> recordUnreadable("not-json", Map.of("actualType", "nothing"));
      default -> {
        isTrue = token == JsonToken.VALUE_TRUE;
        yield true;
      }
    };
  }

  private static JsonType type(JsonToken token) {
    return switch (token) {
      case VALUE_STRING, VALUE_EMBEDDED_OBJECT -> JsonType.STRING;
      case VALUE_NUMBER_INT -> JsonType.INTEGER;
      case VALUE_NUMBER_FLOAT -> JsonType.DECIMAL;
      case VALUE_TRUE, VALUE_FALSE -> JsonType.BOOLEAN;
      default -> JsonType.NULL;
    };
  }

  private boolean isShort(JsonParser source) {
    int actual = source.getStringLength();
    int limit = check.limits.maxStringLength();
    return actual <= limit
        || recordUnreadable("string-too-long", Map.of("actual", actual, "limit", limit));
  }

  /** Reads a Java object embedded in the tokens. For example, {@code convertValue} embeds byte arrays. */
  private boolean readEmbedded(@Nullable Object value) {
    if (value == null) {
      type = JsonType.NULL;
      return true;
    }
    if (!(value instanceof byte[] bytes)) {
      String name = value.getClass().getName();
      return recordUnreadable("not-json", Map.of("actualType", "object", "class", name));
    }
    text = Base64Variants.getDefaultVariant().encode(bytes);
    return true;
  }

  /** Records that the token has no exact JSON value; {@return false, as the read failed} */
  private boolean recordUnreadable(String code, Map<String, Object> found) {
    check.add(() -> new ReadProblem(code, check.here(eventIndex), found));
    return false;
  }

  private void start(JsonType newType, long newEventIndex, int newDepth) {
    type = newType;
    isName = false;
    eventIndex = newEventIndex;
    depth = newDepth;
    summary = null;
    exact = null;
    isLong = false;
  }

  /** Calls only those parser methods that do not change the number its other callers see. */
  private void readInteger() {
    JsonParser source = parser;
    if (type != JsonType.INTEGER || isLong || exact != null || source == null) {
      return;
    }
    switch (source.getNumberType()) {
      case INT, LONG -> {
        isLong = true;
        whole = source.getLongValue();
      }
      default -> exact = new BigDecimal(source.getBigIntegerValue());
    }
  }

  /** Converts the number only if its exponent is so long that {@code BigDecimal} may not be able to represent it. */
  private boolean readDecimal(JsonParser source) {
    if (source.isNaN() || isYamlWord(source)) {
      return recordUnreadable("not-json", Actual.written(text()));
    }
    if (!hasLongExponent()) {
      return true;
    }
    try {
      exact = decimal();
      return true;
    } catch (NumberFormatException e) {
      // The number is well formed, so its exponent must be out of BigDecimal's range.
      return recordUnreadable("exponent-too-large", Actual.written(text()));
    }
  }

  /** Whether the token is infinity or NaN, which Jackson's parser of YAML did not know as such before 3.2. */
  private boolean isYamlWord(JsonParser source) {
    return !(source instanceof JsonParserBase)
        && !text().isEmpty()
        && Character.isLetter(text().charAt(text().length() - 1));
  }

  /** Whether more than {@link #MAX_SAFE_EXPONENT} characters follow the mark of an exponent. */
  private boolean hasLongExponent() {
    char[] held = characters();
    char[] digits = held == null ? text().toCharArray() : held;
    int start = held == null ? 0 : offset;
    int end = held == null ? digits.length : offset + length;
    for (int i = start; i < end - MAX_SAFE_EXPONENT - 1; i++) {
      if (digits[i] == 'e' || digits[i] == 'E') {
        return true;
      }
    }
    return false;
  }

  @Override
  public JsonType type() {
    return type;
  }

  @Override
  public int size() {
    return 0;
  }

  @Override
  public String text() {
    String cached = text;
    if (cached == null) {
      cached = parser == null ? "" : parser.getString();
      text = cached;
    }
    return cached;
  }

  /**
   * The characters of a string or a decimal number; null if the parser holds none, or once the text is materialized,
   * since the parser would then copy them.
   */
  private char @Nullable [] characters() {
    char[] cached = chars;
    JsonParser source = parser;
    if (cached == null && text == null && source != null && holdsCharacters(source)) {
      cached = source.getStringCharacters();
      offset = source.getStringOffset();
      length = source.getStringLength();
      chars = cached;
    }
    return cached;
  }

  private boolean holdsCharacters(JsonParser source) {
    return type == JsonType.STRING
        ? source.hasStringCharacters()
        : source instanceof JsonParserBase;
  }

  @Override
  public int chars() {
    return text != null || parser == null ? text().length() : parser.getStringLength();
  }

  @Override
  public boolean matches(PatternMatcher pattern) {
    char[] source = characters();
    return source == null
        ? pattern.find(text(), check.patternSteps)
        : pattern.find(source, offset, length, check.patternSteps);
  }

  @Override
  public long[] findAll(PatternSet patterns) {
    char[] source = characters();
    return source == null
        ? patterns.find(text(), check.patternSteps)
        : patterns.find(source, offset, length, check.patternSteps);
  }

  @Override
  public BigDecimal number() {
    readInteger();
    BigDecimal cached = exact;
    if (cached == null) {
      cached = isLong ? BigDecimal.valueOf(whole) : decimal();
      exact = cached;
    }
    return cached;
  }

  private BigDecimal decimal() {
    char[] digits = characters();
    return digits == null ? new BigDecimal(text()) : new BigDecimal(digits, offset, length);
  }

  @Override
  public int compareTo(BigDecimal limit, long limitAsLong, boolean limitIsLong) {
    readInteger();
    return isLong && limitIsLong ? Long.compare(whole, limitAsLong) : number().compareTo(limit);
  }

  @Override
  public Fingerprint fingerprint() {
    char[] string = type == JsonType.STRING ? characters() : null;
    if (string != null) {
      return Fingerprint.ofString(string, offset, length);
    }
    readInteger();
    return isLong ? Fingerprint.ofWhole(whole) : Fingerprint.ofScalar(canonical());
  }

  @Override
  public Object canonical() {
    return switch (type) {
      case STRING -> text();
      case INTEGER, DECIMAL -> Numbers.canonical(number());
      case BOOLEAN -> isTrue;
      default -> JsonType.NULL;
    };
  }

  @Override
  public ValueSummary summary() {
    ValueSummary cached = summary;
    if (cached == null) {
      InstanceLocation location = check.here(eventIndex);
      cached = new ValueSummary(location, depth, shown(), 0, List.of(), isName, name -> false);
      summary = cached;
    }
    return cached;
  }

  @Override
  public JsonNode shown() {
    return switch (type) {
      case STRING -> NODES.stringNode(text());
      case INTEGER -> {
        readInteger();
        yield isLong ? NODES.numberNode(whole) : NODES.numberNode(number().toBigInteger());
      }
      case DECIMAL -> NODES.numberNode(number());
      case BOOLEAN -> NODES.booleanNode(isTrue);
      default -> NODES.nullNode();
    };
  }
}
