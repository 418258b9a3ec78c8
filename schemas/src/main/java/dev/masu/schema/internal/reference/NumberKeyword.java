package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.evaluate.Numbers;
import java.math.BigDecimal;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The keywords that bound numbers and sizes, compared exactly: networknt's own go through {@code int},
 * {@code long} and {@code double}, fail for {@code 1e400} and write out {@code 1e1000000000}.
 */
enum NumberKeyword implements Keyword {
  MINIMUM("minimum", NumberKeyword::number, NumberKeyword::isAtLeast),
  MAXIMUM("maximum", NumberKeyword::number, NumberKeyword::isAtMost),
  EXCLUSIVE_MINIMUM("exclusiveMinimum", NumberKeyword::number, (n, limit) -> !isAtMost(n, limit)),
  EXCLUSIVE_MAXIMUM("exclusiveMaximum", NumberKeyword::number, (n, limit) -> !isAtLeast(n, limit)),
  MULTIPLE_OF("multipleOf", NumberKeyword::number, Numbers::isMultiple),
  MIN_ITEMS("minItems", NumberKeyword::items, NumberKeyword::isAtLeast),
  MAX_ITEMS("maxItems", NumberKeyword::items, NumberKeyword::isAtMost),
  MIN_PROPERTIES("minProperties", NumberKeyword::properties, NumberKeyword::isAtLeast),
  MAX_PROPERTIES("maxProperties", NumberKeyword::properties, NumberKeyword::isAtMost),
  MIN_LENGTH("minLength", NumberKeyword::characters, NumberKeyword::isAtLeast),
  MAX_LENGTH("maxLength", NumberKeyword::characters, NumberKeyword::isAtMost);

  private final String keyword;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a method reference without state.
  private final Measure measure;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a lambda without state.
  private final BiPredicate<BigDecimal, BigDecimal> holds;

  NumberKeyword(String keyword, Measure measure, BiPredicate<BigDecimal, BigDecimal> holds) {
    this.keyword = keyword;
    this.measure = measure;
    this.holds = holds;
  }

  /** Gives the number of a value that is bounded, or null if the value has none. */
  private interface Measure {
    @Nullable
    BigDecimal of(JsonNode value);
  }

  private static @Nullable BigDecimal number(JsonNode value) {
    return value.isNumber() ? value.decimalValue() : null;
  }

  private static @Nullable BigDecimal items(JsonNode value) {
    return value.isArray() ? BigDecimal.valueOf(value.size()) : null;
  }

  private static @Nullable BigDecimal properties(JsonNode value) {
    return value.isObject() ? BigDecimal.valueOf(value.size()) : null;
  }

  private static @Nullable BigDecimal characters(JsonNode value) {
    if (!value.isString()) {
      return null;
    }
    String text = value.stringValue();
    return BigDecimal.valueOf(text.codePointCount(0, text.length()));
  }

  private static boolean isAtLeast(BigDecimal number, BigDecimal limit) {
    return number.compareTo(limit) >= 0;
  }

  private static boolean isAtMost(BigDecimal number, BigDecimal limit) {
    return number.compareTo(limit) <= 0;
  }

  @Override
  public String getValue() {
    return keyword;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode limit, Schema parent, SchemaContext context) {
    return new Validator(this, location, limit, parent, context);
  }

  private static final class Validator extends RefusingValidator {
    private final NumberKeyword bound;
    private final BigDecimal limit;

    Validator(
        NumberKeyword bound,
        SchemaLocation location,
        JsonNode limit,
        Schema parent,
        SchemaContext context) {
      super(bound, limit, location, parent, context);
      this.bound = bound;
      this.limit = limit.decimalValue();
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      BigDecimal number = bound.measure.of(node);
      if (number != null && !bound.holds.test(number, limit)) {
        context.addError(refusal(context, node, location).build());
      }
    }
  }
}
