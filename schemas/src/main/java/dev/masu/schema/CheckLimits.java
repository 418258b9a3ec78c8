package dev.masu.schema;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Limits on the cost of one check. There are limits by default, so that no document can exhaust time, stack or memory.
 *
 * <p>A document that exceeds a limit has a violation of {@link Violation.Phase#LIMIT}; it is never valid. Only where
 * {@link #maxViolations()} is exceeded, the report is {@linkplain CheckReport#isTruncated() truncated} instead.
 *
 * <pre>{@code
 * CheckLimits limits = CheckLimits.defaults().withMaxDepth(50).withMaxDocumentSize(1_000_000);
 * }</pre>
 *
 * <p>Jackson's own limits, {@link tools.jackson.core.StreamReadConstraints}, apply as well. For text and bytes they
 * are Jackson's defaults, except for the depth: strings of about 100 million chars where Jackson counts them, names
 * of 50,000 and numbers of 1,000. A parser has its own, by default with a depth of 500, so deeper documents need both
 * limits raised.
 *
 * <p>An instance is immutable and thread-safe. Each limit is at least 1; the methods that change one throw an {@link
 * IllegalArgumentException} otherwise.
 */
@SuppressWarnings("EnumOrdinal") // Limits are read for each value, so they are not boxed.
public final class CheckLimits {
  private enum Limit {
    DEPTH("maxDepth", 500),
    VIOLATIONS("maxViolations", 100),
    STEPS_PER_VALUE("maxStepsPerValue", 1_000),
    PATTERN_STEPS("maxPatternSteps", 10_000_000),
    HELD_VALUES("maxHeldValues", 1_000_000),
    STRING_LENGTH("maxStringLength", 20_000_000),
    DOCUMENT_SIZE("maxDocumentSize", Integer.MAX_VALUE);

    private final String label;
    private final long standard;

    Limit(String label, long standard) {
      this.label = label;
      this.standard = standard;
    }
  }

  /**
   * A value of {@link #maxViolations} that keeps all violations. The report may then be many times as large as the
   * document, so use it only for documents of known size.
   */
  public static final int ALL_VIOLATIONS = Integer.MAX_VALUE;

  private static final CheckLimits DEFAULTS = new CheckLimits(
      Stream.of(Limit.values()).mapToLong(limit -> limit.standard).toArray());

  /** By the limits' numbers. */
  private final long[] values;

  private CheckLimits(long[] values) {
    this.values = values;
  }

  private CheckLimits with(Limit limit, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(limit.label + " must be at least 1, not " + value);
    }
    long[] changed = values.clone();
    changed[limit.ordinal()] = value;
    return new CheckLimits(changed);
  }

  private long get(Limit limit) {
    return values[limit.ordinal()];
  }

  /**
   * {@return depth 500, 100 violations, 1,000 keywords per value, 10 million pattern steps, 1 million kept items and
   * names, strings of 20 million chars, and documents of 2,147,483,647 bytes or chars, the largest that a {@code String}
   * can hold}
   */
  public static CheckLimits defaults() {
    return DEFAULTS;
  }

  /** {@return how deep arrays and objects may nest; an empty object has depth 1} */
  public int maxDepth() {
    return (int) get(Limit.DEPTH);
  }

  /**
   * {@return how many violations a report keeps, the first ones in document order}
   *
   * <p>With {@link #ALL_VIOLATIONS} it keeps all. It keeps fewer if their pointers have more than 10,000 chars on
   * average. {@link CheckReport#isTruncated()} says whether there were more.
   */
  public int maxViolations() {
    return (int) get(Limit.VIOLATIONS);
  }

  /**
   * {@return how many schema keywords may be evaluated for each name and value of a document, on average over those
   * that were read so far; the first hundred share the budget of a hundred}
   *
   * <p>This bounds the time of a check. Each keyword of the schema that documents have reached adds a tenth of a value's
   * budget, so that small documents can be checked by a schema of thousands of alternatives. A keyword counts once per
   * value, however many other keywords apply its schema to that value.
   *
   * <p>What is compiled of the schema during a check counts separately, by the same budget: no ordinary schema needs a
   * tenth of it.
   *
   * <p>Names that were valid in an earlier document may be cached and then count less, so a document that is close to
   * the limit may be stopped at first and pass later. {@link dev.masu.schema.catalog.CheckEngine#NETWORKNT} has no such
   * cache, and may use the budget of the whole document from the start.
   */
  public int maxStepsPerValue() {
    return (int) get(Limit.STEPS_PER_VALUE);
  }

  /**
   * {@return how many steps all regular expressions together may take in one check, beyond those that ordinary ones
   * take}
   *
   * <p>A pattern with back-references backtracks; each character, repetition or alternative that it tries is a step,
   * beyond 50 for each character of the string. Other patterns are automata; each state that is visited for the first
   * string that needs it is a step, beyond 300 for each character. Only counts of hundreds, or back-references together
   * with nested repetitions, take so many. The number of positions to backtrack to is bounded too, whatever the limit.
   *
   * <p>With {@link dev.masu.schema.catalog.CheckEngine#NETWORKNT} the limit is for each search.
   */
  public long maxPatternSteps() {
    return get(Limit.PATTERN_STEPS);
  }

  /**
   * {@return how many items and names may be kept at the same time}
   *
   * <p>Items of arrays are kept to be compared for {@code uniqueItems}; each takes 16 bytes, however large it is. Names
   * of objects are kept until the object ends, to find one that occurs twice; each takes 100 bytes and more. Names that
   * the schema mentions do not count.
   *
   * <p>{@link dev.masu.schema.catalog.CheckEngine#NETWORKNT} counts all names of open objects, and no items: it always
   * holds the whole document, which {@link #maxDocumentSize()} bounds.
   */
  public int maxHeldValues() {
    return (int) get(Limit.HELD_VALUES);
  }

  /**
   * {@return how many chars a string may have, as {@link String#length()} counts them; it is checked once the string
   * has been read}
   */
  public int maxStringLength() {
    return (int) get(Limit.STRING_LENGTH);
  }

  /**
   * {@return how large a document may be, including white space around its value: in bytes for byte input, in chars for
   * text}
   *
   * <p>Of a parser, and of what a mapper or reader binds, only the value counts, in the unit of what is parsed: chars
   * for a record that is read alone. The size is checked every few hundred tokens and at the end of the value. Parsers
   * without offsets, such as those of a {@link tools.jackson.databind.JsonNode}, have no such limit, since their input
   * is in memory already.
   */
  public long maxDocumentSize() {
    return get(Limit.DOCUMENT_SIZE);
  }

  /**
   * {@return a copy with another nesting depth}
   *
   * @param depth how deep arrays and objects may nest
   */
  public CheckLimits withMaxDepth(int depth) {
    return with(Limit.DEPTH, depth);
  }

  /**
   * {@return a copy that keeps another number of violations}
   *
   * @param violations how many violations a report keeps: 1 for the first alone, {@link #ALL_VIOLATIONS} for all
   */
  public CheckLimits withMaxViolations(int violations) {
    return with(Limit.VIOLATIONS, violations);
  }

  /**
   * {@return a copy with another number of keyword evaluations}
   *
   * @param steps how many schema keywords may be evaluated for each name and value, on average
   */
  public CheckLimits withMaxStepsPerValue(int steps) {
    return with(Limit.STEPS_PER_VALUE, steps);
  }

  /**
   * {@return a copy with another number of pattern steps}
   *
   * @param steps how many steps all regular expressions together may take in one check
   */
  public CheckLimits withMaxPatternSteps(long steps) {
    return with(Limit.PATTERN_STEPS, steps);
  }

  /**
   * {@return a copy with another number of items and names that are kept}
   *
   * @param held how many items and names may be kept at the same time
   */
  public CheckLimits withMaxHeldValues(int held) {
    return with(Limit.HELD_VALUES, held);
  }

  /**
   * {@return a copy with another string length}
   *
   * @param chars how many chars a string may have
   */
  public CheckLimits withMaxStringLength(int chars) {
    return with(Limit.STRING_LENGTH, chars);
  }

  /**
   * {@return a copy with another document size}
   *
   * @param bytesOrChars how many bytes or chars a document may have
   */
  public CheckLimits withMaxDocumentSize(long bytesOrChars) {
    return with(Limit.DOCUMENT_SIZE, bytesOrChars);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CheckLimits that && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /** {@return all limits: {@code maxDepth=500, maxViolations=100, …}} */
  @Override
  public String toString() {
    return Stream.of(Limit.values())
        .map(limit -> limit.label + '=' + get(limit))
        .collect(Collectors.joining(", "));
  }
}
