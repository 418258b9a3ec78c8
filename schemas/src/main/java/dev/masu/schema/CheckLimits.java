package dev.masu.schema;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Bounds on what one check may cost. They are on by default, so that no input exhausts the caller.
 *
 * <p>What a limit stops is reported as a violation of {@link Violation.Phase#LIMIT}, never taken as
 * valid.
 *
 * <pre>{@code
 * CheckLimits limits = CheckLimits.defaults().withMaxDepth(50).withMaxDocumentSize(1_000_000);
 * }</pre>
 *
 * <p>Jackson has limits of its own, {@link tools.jackson.core.StreamReadConstraints}, which hold as
 * well. Where the text of a document is given, they are Jackson's defaults but for the depth: strings of
 * 100 million chars, names of 50,000 and numbers of 1,000. Where a parser is given, they are that
 * parser's, and its depth of 500 is one of them: deeper documents need both limits raised.
 *
 * <p>An instance is immutable and serves all threads. Each limit is at least 1; methods that change one throw
 * an {@link IllegalArgumentException} otherwise.
 */
@SuppressWarnings("EnumOrdinal") // Limits are read for each value, so they are not boxed.
public final class CheckLimits {
  private enum Limit {
    DEPTH("maxDepth", 500),
    VIOLATIONS("maxViolations", 100),
    STEPS_PER_VALUE("maxStepsPerValue", 1_000),
    PATTERN_STEPS("maxPatternSteps", 1_000_000),
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
   * As {@link #maxViolations}: a report keeps all that is found. It may then grow to many times the size
   * of the document, so that is for documents of known size only.
   */
  public static final int ALL_VIOLATIONS = Integer.MAX_VALUE;

  private static final CheckLimits DEFAULTS = new CheckLimits(standards());

  /** By the limits' numbers. */
  private final long[] values;

  private CheckLimits(long[] values) {
    this.values = values;
  }

  private static long[] standards() {
    Limit[] limits = Limit.values();
    long[] standards = new long[limits.length];
    for (Limit limit : limits) {
      standards[limit.ordinal()] = limit.standard;
    }
    return standards;
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
   * {@return depth 500, 100 violations, 1,000 keywords a value, 1 million pattern steps, 1 million held
   * values, strings of 20 million chars, and documents of 2,147,483,647 bytes or chars, which is as
   * much as one text of Java's can hold}
   */
  public static CheckLimits defaults() {
    return DEFAULTS;
  }

  /** {@return how deep arrays and objects may nest; a document of one empty object has depth 1} */
  public int maxDepth() {
    return (int) get(Limit.DEPTH);
  }

  /**
   * {@return how many violations a report keeps: the first ones in document order; fewer only where their
   * pointers have more than 10,000 chars on average} 1 is the first alone, {@link #ALL_VIOLATIONS} all of
   * them. {@link CheckReport#isTruncated()} says whether there are more than are kept.
   */
  public int maxViolations() {
    return (int) get(Limit.VIOLATIONS);
  }

  /**
   * {@return how many schema keywords may be evaluated for each key and value of a document, on average
   * over those read so far; up to the hundredth there is the budget of a hundred}
   *
   * <p>It bounds the time that a check takes. A keyword counts once per value, however many other keywords
   * apply its schema to that value. Texts and names that were valid before, also in earlier documents, may be found in a
   * cache, and then count less or nothing: a document that needs about as many steps as are allowed may therefore be
   * stopped at first and be checked to its end later. {@link dev.masu.schema.catalog.CheckEngine#NETWORKNT} has no such cache, and has the
   * budget of the whole document from the start.
   */
  public int maxStepsPerValue() {
    return (int) get(Limit.STEPS_PER_VALUE);
  }

  /**
   * {@return how many characters, repetitions and alternatives one regular expression may try on one text,
   * counting again each time it goes back; beyond a few million, one that has too much to go back to is
   * stopped as well}
   *
   * <p>It concerns only patterns that cannot be run in linear time: those with back-references, and those
   * whose counted repetitions need tens of thousands of states when they are written out.
   */
  public long maxPatternSteps() {
    return get(Limit.PATTERN_STEPS);
  }

  /**
   * {@return how many keys and values may be held at once for keywords that compare whole arrays and
   * objects: {@code uniqueItems}, {@code const} and {@code enum}; a text counts once more for each
   * hundred chars that it has}
   *
   * <p>{@link dev.masu.schema.catalog.CheckEngine#NETWORKNT} holds the whole document, whatever the keywords are: {@link
   * #maxDocumentSize()} bounds that instead.
   */
  public int maxHeldValues() {
    return (int) get(Limit.HELD_VALUES);
  }

  /**
   * {@return how many chars a string may have, counted as {@link String#length()} does; it is checked
   * when the string has been read}
   */
  public int maxStringLength() {
    return (int) get(Limit.STRING_LENGTH);
  }

  /**
   * {@return how large the text of a document may be, with the white space around its value: in bytes
   * where bytes are given, in chars where text is}
   *
   * <p>If a parser is checked, what it reads of the value counts; that is looked at once in some hundreds of
   * tokens and at the value's end. Parsers without offsets, such as those of a {@link
   * tools.jackson.databind.JsonNode}, are not bounded by it: what they read is in memory already.
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
   * {@return a copy with another number of violations kept}
   *
   * @param violations how many violations a report keeps: 1 for the first alone, {@link #ALL_VIOLATIONS} for all
   */
  public CheckLimits withMaxViolations(int violations) {
    return with(Limit.VIOLATIONS, violations);
  }

  /**
   * {@return a copy with another number of keyword evaluations}
   *
   * @param steps how many schema keywords may be evaluated for each key and value, on average
   */
  public CheckLimits withMaxStepsPerValue(int steps) {
    return with(Limit.STEPS_PER_VALUE, steps);
  }

  /**
   * {@return a copy with another number of pattern steps}
   *
   * @param steps how many characters, repetitions and alternatives one regular expression may try
   */
  public CheckLimits withMaxPatternSteps(long steps) {
    return with(Limit.PATTERN_STEPS, steps);
  }

  /**
   * {@return a copy with another number of values held}
   *
   * @param held how many keys and values may be held at once to be compared as wholes
   */
  public CheckLimits withMaxHeldValues(int held) {
    return with(Limit.HELD_VALUES, held);
  }

  /**
   * {@return a copy with another length of strings}
   *
   * @param chars how many chars a string may have
   */
  public CheckLimits withMaxStringLength(int chars) {
    return with(Limit.STRING_LENGTH, chars);
  }

  /**
   * {@return a copy with another size of documents}
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
