package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.keyword.Numbers;
import java.math.BigDecimal;
import java.util.function.BiPredicate;
import tools.jackson.databind.JsonNode;

/**
 * The keywords that bound numbers, compared exactly: networknt's own go through {@code long} and
 * {@code double}, and fail for {@code 1e400}.
 */
enum NumberKeyword implements Keyword {
  MINIMUM("minimum", (value, limit) -> value.compareTo(limit) >= 0),
  MAXIMUM("maximum", (value, limit) -> value.compareTo(limit) <= 0),
  EXCLUSIVE_MINIMUM("exclusiveMinimum", (value, limit) -> value.compareTo(limit) > 0),
  EXCLUSIVE_MAXIMUM("exclusiveMaximum", (value, limit) -> value.compareTo(limit) < 0),
  MULTIPLE_OF("multipleOf", Numbers::isMultiple);

  private final String keyword;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a lambda without state.
  private final BiPredicate<BigDecimal, BigDecimal> holds;

  NumberKeyword(String keyword, BiPredicate<BigDecimal, BigDecimal> holds) {
    this.keyword = keyword;
    this.holds = holds;
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

  private static final class Validator extends BaseKeywordValidator {
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
      if (node.isNumber() && !bound.holds.test(node.decimalValue(), limit)) {
        context.addError(error()
            .instanceNode(node)
            .instanceLocation(location)
            .evaluationPath(context.getEvaluationPath())
            .locale(context.getExecutionConfig().getLocale())
            .arguments(limit)
            .build());
      }
    }
  }
}
