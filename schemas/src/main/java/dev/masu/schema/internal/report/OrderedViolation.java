package dev.masu.schema.internal.report;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/**
 * A violation and its event index.
 *
 * @param eventIndex how many keys and values of the document start before the one at fault
 * @param violation creates the violation; lazy, since a document may have many of which few are reported
 */
public record OrderedViolation(long eventIndex, Supplier<Violation> violation) {
  /** Reports keep fewer violations if the average length of their pointers, in chars, exceeds this. */
  private static final int MAX_POINTER = 10_000;

  /**
   * Reports the first violations in document order.
   *
   * @param found all violations; those at the same location in the order in which to report them
   * @param maxViolations how many the report keeps at most; fewer if their pointers are long
   */
  public static CheckReport first(List<OrderedViolation> found, int maxViolations) {
    List<OrderedViolation> inOrder = new ArrayList<>(found);
    inOrder.sort(Comparator.comparingLong(OrderedViolation::eventIndex));
    List<Violation> violations = new ArrayList<>();
    int kept = maxViolations;
    long pointers = 0;
    for (OrderedViolation ordered : inOrder) {
      Violation violation = ordered.violation.get();
      violations.add(violation);
      pointers += violation.pointer().length();
      if (violations.size() > kept) {
        break;
      }
      if (pointers > (long) MAX_POINTER * maxViolations) {
        kept = violations.size();
      }
    }
    return CheckReport.of(violations, kept);
  }
}
