package dev.masu.jackson.reader;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.BindingFailures;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.location.Pointers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.ObjectReader;

/**
 * Reads the rest of a value that was found to be invalid.
 *
 * @param parser the parser, where an exception has left it: inside the value or at its end
 * @param maxViolations how many violations a report keeps
 */
record RestOfValue(JsonParser parser, int maxViolations) {
  /**
   * Reads the remaining items of an array, since Jackson stops at the first invalid one; {@return the report on the
   * items before, with their violations, which may be too many}
   */
  CheckReport withItems(CheckReport report, ObjectReader items, TokenStreamContext array) {
    List<Violation> all = new ArrayList<>(report.violations());
    CheckReport last = report;
    String item = "";
    try {
      while (!last.isTruncated()
          && all.size() <= maxViolations
          && !ReadReports.endsReading(last)
          && hasNext(array)) {
        item = Pointers.ofCurrentValue(parser);
        try {
          items.readValue(parser);
        } catch (SchemaViolationException e) {
          last = e.report();
          all.addAll(last.violations());
        }
      }
    } catch (JacksonException e) {
      if (BindingFailures.isNotOfDocument(e)) {
        throw e;
      }
      last = ReadReports.of(e, parser, item);
      all.addAll(last.violations());
    }
    return last.isTruncated() ? CheckReport.truncated(all) : CheckReport.of(all, all.size());
  }

  /** Moves to the next item of an array; {@return whether there is one} */
  private boolean hasNext(TokenStreamContext array) {
    TokenStreamContext context = parser.streamReadContext();
    while (context != null && context != array) {
      context = context.getParent();
    }
    boolean hasMore = context != null;
    while (hasMore && parser.streamReadContext() != array) {
      hasMore = parser.nextToken() != null;
    }
    JsonToken next = hasMore ? parser.nextToken() : null;
    return next != null && next != JsonToken.END_ARRAY;
  }

  /**
   * Leaves a parser after a rejected value, with no current token, unless it is not known where the value ends;
   * {@return the report on the value with what is not JSON in the rest of it, or empty if all of it is}
   */
  Optional<CheckReport> skip(CheckReport report, @Nullable TokenStreamContext enclosing) {
    try {
      while (!ReadReports.endsReading(report)
          && parser.streamReadContext() != enclosing
          && parser.nextToken() != null) {
        // It is enough to read it.
      }
      return Optional.empty();
    } catch (StreamReadException | StreamConstraintsException e) {
      return Optional.of(joined(report, ReadReports.of(e, parser, "")));
    } finally {
      parser.clearCurrentToken();
    }
  }

  private CheckReport joined(CheckReport first, CheckReport second) {
    if (first.isTruncated()) {
      return limited(first);
    }
    List<Violation> all = new ArrayList<>(first.violations());
    all.addAll(second.violations());
    return first(all, second.isTruncated());
  }

  /** {@return a report with as many violations as it may keep} */
  CheckReport limited(CheckReport report) {
    return first(report.violations(), report.isTruncated());
  }

  /** {@return a report of the first of some violations, of which more may be known to exist} */
  private CheckReport first(List<Violation> violations, boolean hasMore) {
    return hasMore && violations.size() <= maxViolations
        ? CheckReport.truncated(violations)
        : CheckReport.of(violations, maxViolations);
  }
}
