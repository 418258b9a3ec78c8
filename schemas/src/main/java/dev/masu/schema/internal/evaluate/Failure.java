package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.Expectation;
import dev.masu.schema.internal.report.Finding;
import dev.masu.schema.internal.report.ReportedFailures;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What one keyword refused about one value. It is put into words only if it is reported.
 *
 * @param keyword the keyword
 * @param order the place: how many keys and values of the document start before the one at fault
 * @param spot where that is, or null if places are found by reading again
 * @param depth how many arrays and objects the value lies in
 * @param found the value; of an array or object only its kind
 * @param size how many items or properties it has
 * @param names the names that it holds
 * @param property the property that is missing or unexpected, or null
 * @param details what else the keyword tells, as parameters of a violation
 * @param kinds for each branch that failed the type or value that it asks for, if all ask for one at the same
 *     place; beside failures of the best matching branch, those of the other branches
 * @param closest what the best matching branch rejects
 * @param expected what the keyword asks for
 */
public record Failure(
    Keyword keyword,
    int order,
    @Nullable Spot spot,
    int depth,
    JsonNode found,
    int size,
    ObjectNames names,
    @Nullable String property,
    Map<String, Object> details,
    List<Failure> kinds,
    ReportedFailures<Failure> closest,
    Expectation expected) {

  public static Failure of(Keyword keyword, Value value) {
    return new Failure(
        keyword,
        value.order(),
        value.spot(),
        value.depth(),
        value.shown(),
        value.size(),
        value.names(),
        null,
        Map.of(),
        List.of(),
        ReportedFailures.nothing(),
        keyword.site().expected());
  }

  /** The same, of a keyword that knows other names. */
  Failure expecting(Expectation other) {
    return new Failure(
        keyword, order, spot, depth, found, size, names, property, details, kinds, closest, other);
  }

  public Failure withProperty(String name) {
    return new Failure(
        keyword, order, spot, depth, found, size, names, name, details, kinds, closest, expected);
  }

  public Failure withDetails(Map<String, Object> others) {
    return new Failure(
        keyword, order, spot, depth, found, size, names, property, others, kinds, closest,
        expected);
  }

  /** The same of a number that is not the value's own. */
  public Failure withSize(int count) {
    return new Failure(
        keyword, order, spot, depth, found, count, names, property, details, kinds, closest,
        expected);
  }

  /** The same of a key or value within. */
  Failure at(int otherOrder, @Nullable Spot otherSpot) {
    return new Failure(
        keyword,
        otherOrder,
        otherSpot,
        depth,
        found,
        size,
        names,
        property,
        details,
        kinds,
        closest,
        expected);
  }

  /** One failure of {@code anyOf} or {@code oneOf}, at the location of this one. */
  public Failure foldedInto(Keyword alternatives, List<Failure> ofKinds) {
    return new Failure(
        alternatives,
        order,
        spot,
        depth,
        found,
        size,
        names,
        null,
        Map.of(),
        ofKinds,
        ReportedFailures.nothing(),
        alternatives.site().expected());
  }

  /**
   * Returns the failure of a keyword whose branches are all invalid, at the location of this one.
   *
   * @param number the number of the best matching branch, from 1
   * @param best the failures of that branch
   * @param others what the other branches ask for, where that is another type
   */
  public Failure foldedInto(
      Keyword alternatives, int number, ReportedFailures<Failure> best, List<Failure> others) {
    Map<String, Object> numbered = Map.of("alternative", number);
    return new Failure(
        alternatives,
        order,
        spot,
        depth,
        found,
        size,
        names,
        null,
        numbered,
        others,
        best,
        alternatives.site().expected());
  }

  /** Whether another failure is the same, found on another way through the schema. */
  boolean tellsTheSame(Failure other) {
    return keyword == other.keyword
        && order == other.order
        && size == other.size
        && Objects.equals(property, other.property)
        && found.equals(other.found)
        && details.equals(other.details)
        && tellTheSame(kinds, other.kinds)
        && closest.more() == other.closest.more()
        && tellTheSame(closest.first(), other.closest.first());
  }

  private static boolean tellTheSame(List<Failure> some, List<Failure> others) {
    boolean same = some.size() == others.size();
    for (int i = 0; same && i < some.size(); i++) {
      same = some.get(i).tellsTheSame(others.get(i));
    }
    return same;
  }

  /** Whether it is due to the type of the value alone. */
  boolean rejectsType() {
    return kinds.isEmpty()
        ? keyword.rejectsTypeOf(found)
        : closest.first().isEmpty() && kinds.stream().allMatch(Failure::rejectsType);
  }

  /** Whether a notation refused what the schema's own keywords may accept. */
  public boolean isOfNotation() {
    return keyword.isOfNotation();
  }

  /**
   * What the report says of it.
   *
   * @param pointers gives the JSON Pointers of failures
   */
  Finding finding(Function<Failure, String> pointers) {
    KeywordSite site = keyword.site();
    return new Finding(
        site.name(),
        pointers.apply(this),
        expected,
        found,
        size,
        names.names(),
        property,
        site.notation(),
        () -> details,
        kinds.stream().map(kind -> kind.finding(pointers)).toList(),
        closest.map(inner -> inner.finding(pointers)));
  }
}
