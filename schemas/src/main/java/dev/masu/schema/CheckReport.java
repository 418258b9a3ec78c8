package dev.masu.schema;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.masu.internal.text.TextBundle;
import dev.masu.schema.internal.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The result of a check: the violations in document order.
 *
 * <p>A report keeps at most {@link CheckLimits#maxViolations()} violations. If there were more, {@link
 * #isTruncated()} is true, and its text ends with {@code stopped after 100 violations; more follow}. A report is
 * immutable.
 */
public final class CheckReport {
  private static final CheckReport VALID = new CheckReport(List.of(), false);

  private final List<Violation> violations;
  private final boolean truncated;

  private CheckReport(List<Violation> violations, boolean truncated) {
    this.violations = violations;
    this.truncated = truncated;
  }

  /** {@return the report of a valid document} */
  public static CheckReport valid() {
    return VALID;
  }

  /**
   * Makes a report of the first violations.
   *
   * @param found all violations, in document order
   * @param maxViolations how many to keep; at least 1
   * @return the report, which {@linkplain #isTruncated() is truncated} if there are more
   * @throws IllegalArgumentException if {@code maxViolations} is less than that
   */
  public static CheckReport of(List<Violation> found, int maxViolations) {
    if (maxViolations < 1) {
      throw new IllegalArgumentException("maxViolations must be at least 1, not " + maxViolations);
    }
    if (found.isEmpty()) {
      return VALID;
    }
    boolean more = found.size() > maxViolations;
    return new CheckReport(List.copyOf(more ? found.subList(0, maxViolations) : found), more);
  }

  /**
   * {@return the report of one violation}
   *
   * @param violation the violation
   */
  public static CheckReport of(Violation violation) {
    return new CheckReport(List.of(violation), false);
  }

  /**
   * {@return a report of the first violations of a document that has more, such as the violations of several reports
   * of which the last is truncated}
   *
   * @param first the violations, in document order
   * @throws IllegalArgumentException if there are none
   */
  public static CheckReport truncated(List<Violation> first) {
    if (first.isEmpty()) {
      throw new IllegalArgumentException("expected at least 1 violation but found none");
    }
    return new CheckReport(List.copyOf(first), true);
  }

  /** {@return whether the document is valid: no violation was found} */
  public boolean isValid() {
    return violations.isEmpty();
  }

  /** {@return the violations in document order, unmodifiable} */
  public List<Violation> violations() {
    return violations;
  }

  /** {@return whether there were more violations than the report keeps} */
  public boolean isTruncated() {
    return truncated;
  }

  /**
   * {@return this report without any content of the document, for logs that must not contain it; see {@link
   * Violation#redacted}}
   *
   * <p>With {@link dev.masu.schema.catalog.SchemaCatalog.Builder#redactValues} all reports of a catalogue are redacted.
   *
   * @param names the property names that may appear, such as {@link
   *     dev.masu.schema.catalog.SchemaCatalog#propertyNames()}
   */
  public CheckReport redacted(Set<String> names) {
    return with(violation -> violation.redacted(names));
  }

  /**
   * {@return this report with other messages; see {@link dev.masu.schema.catalog.SchemaCatalog.Builder#messages}}
   *
   * @param messages returns the message for a violation in a language, or null, and does not throw; see {@link
   *     Violation#worded}
   */
  public CheckReport worded(BiFunction<Violation, Locale, ? extends @Nullable String> messages) {
    return with(violation -> violation.worded(messages));
  }

  /**
   * {@return this report with other locations, for a document that is part of a larger one}
   *
   * @param relocation returns the new location for each location in the report
   * @see Violation#relocated
   */
  public CheckReport relocated(UnaryOperator<SourceLocation> relocation) {
    return with(violation -> violation.relocated(relocation));
  }

  private CheckReport with(UnaryOperator<Violation> change) {
    return isValid() ? this : new CheckReport(violations.stream().map(change).toList(), truncated);
  }

  /**
   * {@return the report as JSON for an HTTP response of type {@code application/problem+json} (RFC 9457)}
   *
   * <p>It is in English and names no Java class: instead of Jackson's message it says that the value cannot be bound.
   * It may quote the document, unless the report is {@linkplain #redacted redacted}.
   *
   * <pre>{@code
   * {"type":"https://masu.dev/problems/invalid-document","title":"The document is invalid","status":422,
   *  "errors":[{"pointer":"/toggle","line":1,"column":22,"code":"type",
   *    "detail":"expected true or false but found the number 1"}]}
   * }</pre>
   *
   * <p>The status is {@link #httpStatus()}. Line and column are left out where they are
   * unknown; a report that is {@linkplain #isTruncated truncated} has the member {@code "truncated":true}.
   *
   * @throws IllegalStateException if the report is valid
   */
  public String toProblemDetail() {
    return ProblemDetail.of(this);
  }

  /**
   * {@return the status of an HTTP response with the {@linkplain #toProblemDetail problem detail}: 400 if the document
   * is not JSON (phase {@code SYNTAX}, which includes a name that an object has twice), otherwise 422}
   *
   * @throws IllegalStateException if the report is valid
   */
  public int httpStatus() {
    return ProblemDetail.status(this);
  }

  /**
   * {@return the violations as numbered lines, to be sent back to the author of the document, such as a language model}
   *
   * <p>Each line has the pointer, the location and the message, in English; equal lines are written once. The last line
   * counts those that do not fit. If not even the first fits, it is cut. The text of a valid report is empty.
   *
   * <pre>
   * 1. /bord (line 1, column 2): unexpected property "bord"; did you mean "board"?
   * 2. /toggle (line 1, column 22): expected true or false but found the number 1
   * </pre>
   *
   * @param maxChars how long the text may be, in chars; at least 100
   * @throws IllegalArgumentException if {@code maxChars} is less than that
   */
  public String toRepairText(int maxChars) {
    return RepairText.of(this, maxChars);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CheckReport that
        && truncated == that.truncated
        && violations.equals(that.violations);
  }

  @Override
  public int hashCode() {
    return Objects.hash(violations, truncated);
  }

  /**
   * {@return {@code valid}, or one line for each violation as {@link Violation#toString()} returns it, without
   * duplicates, and a last line if there were more: {@code stopped after 100 violations; more follow}; in English}
   *
   * <p>A mapper without {@code MasuModule} writes this text.
   */
  @Override
  @JsonValue
  public String toString() {
    return toString(Locale.ENGLISH);
  }

  /**
   * {@return {@link #toString()} in another language}
   *
   * @param locale the language, as for {@link Violation#message(Locale)}
   */
  public String toString(Locale locale) {
    TextBundle texts = Texts.in(locale);
    if (isValid()) {
      return texts.text("report.valid");
    }
    String lines = violations.stream()
        .map(violation -> violation.toString(locale))
        .distinct()
        .collect(Collectors.joining("\n"));
    String key = violations.size() == 1 ? "report.truncated.one" : "report.truncated";
    String count = String.valueOf(violations.size());
    return truncated ? lines + '\n' + texts.fill(key, Map.of("count", count)) : lines;
  }
}
