package dev.masu.schema.internal.node;

import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSet;
import dev.masu.schema.internal.report.ValueSummary;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** An instance value as keywords see it: a scalar when it is read, an array or object when it ends. */
public interface Value {
  JsonType type();

  /** {@return the value as shown in messages; for an array or object only its kind} */
  JsonNode shown();

  /** {@return what reports say about the value} Only available if failures are recorded. */
  ValueSummary summary();

  /** {@return the number of items or members} */
  int size();

  /** {@return whether it holds a scalar that could not be read} */
  default boolean holdsUnread() {
    return false;
  }

  /** {@return the content of a string} */
  default String text() {
    throw new IllegalStateException("not a string");
  }

  /** {@return the length of a string in UTF-16 code units} */
  default int chars() {
    throw new IllegalStateException("not a string");
  }

  /** {@return whether a pattern matches somewhere in a string} */
  default boolean matches(PatternMatcher pattern) {
    throw new IllegalStateException("not a string");
  }

  /** {@return the patterns that match somewhere in a string, as bits} */
  default long[] findAll(PatternSet patterns) {
    throw new IllegalStateException("not a string");
  }

  /** {@return the exact number} */
  default BigDecimal number() {
    throw new IllegalStateException("not a number");
  }

  /** {@return the comparison of the number with a bound, as by {@link Comparable#compareTo}} */
  default int compareTo(BigDecimal bound, long boundAsLong, boolean boundIsLong) {
    throw new IllegalStateException("not a number");
  }

  /** {@return the canonical form of a scalar} Equal JSON scalars have equal canonical forms. */
  default Object canonical() {
    throw new IllegalStateException("not a scalar");
  }

  /** {@return whether an object has a member with the given name, which the schema must mention} */
  default boolean hasMember(String name) {
    return false;
  }

  /** {@return the number of items that are valid against the subschema of a counting keyword} */
  default long matches(Keyword keyword) {
    return 0;
  }

  /** {@return the indexes of two equal items, or null} Only for keywords that compare them. */
  default FingerprintBuilder.@Nullable Pair equalItems() {
    return null;
  }

  /** {@return the fingerprint} Of an array or object only for keywords that compare it. */
  default Fingerprint fingerprint() {
    throw new IllegalStateException("not compared");
  }
}
