package dev.masu.schema.internal.location;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/**
 * A violation and its event index.
 *
 * @param order how many keys and values of the document start before the one at fault
 * @param violation makes the violation: a document may have as many as values, of which few are reported
 */
public record OrderedViolation(int order, Supplier<Violation> violation) {
  /** How many chars a pointer may have, on average over as many violations as are kept. */
  private static final int MAX_POINTER = 10_000;

  /**
   * Reports the first violations.
   *
   * @param found all; of one location in the order in which they are reported
   * @param maxViolations how many the report keeps; fewer where their pointers are long
   */
  public static CheckReport first(List<OrderedViolation> found, int maxViolations) {
    List<OrderedViolation> inOrder = new ArrayList<>(found);
    inOrder.sort(Comparator.comparingInt(OrderedViolation::order));
    List<Violation> violations = new ArrayList<>();
    int kept = maxViolations;
    long pointers = 0;
    for (OrderedViolation placed : inOrder) {
      Violation violation = placed.violation.get();
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
