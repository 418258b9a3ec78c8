package dev.masu.schema.internal.report;

import dev.masu.schema.internal.location.InstanceLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What one keyword rejects about one value. It becomes a violation only if it is reported.
 *
 * @param site the keyword
 * @param spot the location of the key or value at fault
 * @param value the value
 * @param property the property that is missing or unexpected, or null
 * @param details other parameters of the violation
 * @param kinds for each branch that failed the type or value that it asks for, if all ask for one at the same
 *     place; beside failures of the best matching branch, those of the other branches
 * @param closest the failures of the best matching branch that are reported
 * @param more how many more failures that branch has
 */
public record Failure(
    KeywordSite site,
    InstanceLocation spot,
    ValueSummary value,
    @Nullable String property,
    Map<String, Object> details,
    List<Failure> kinds,
    List<Failure> closest,
    long more) {

  /** {@return the failure of a value} */
  public static Failure of(KeywordSite site, ValueSummary value) {
    return new Failure(site, value.spot(), value, null, Map.of(), List.of(), List.of(), 0);
  }

  /** {@return the failure of an object whose property is missing or unexpected} */
  public static Failure ofProperty(
      KeywordSite site, ValueSummary object, InstanceLocation spot, String property) {
    return new Failure(site, spot, object, property, Map.of(), List.of(), List.of(), 0);
  }

  /** {@return the same with another parameter of the violation} */
  public Failure with(String name, Object parameter) {
    Map<String, Object> all = new LinkedHashMap<>(details);
    all.put(name, parameter);
    return new Failure(site, spot, value, property, all, kinds, closest, more);
  }

  /** The same by a keyword that knows other names. */
  Failure by(KeywordSite other) {
    return new Failure(other, spot, value, property, details, kinds, closest, more);
  }

  /** {@return the event index of the key or value at fault} */
  public int order() {
    return spot.order();
  }

  /** {@return how many arrays and objects the value lies in} */
  public int depth() {
    return value.depth();
  }

  /** Whether another failure is the same, found on another way through the schema. */
  boolean isSame(Failure other) {
    return site.location().equals(other.site.location())
        && order() == other.order()
        && value.size() == other.value.size()
        && Objects.equals(property, other.property)
        && value.value().equals(other.value.value())
        && details.equals(other.details)
        && areSame(kinds, other.kinds)
        && more == other.more
        && areSame(closest, other.closest);
  }

  private static boolean areSame(List<Failure> some, List<Failure> others) {
    boolean same = some.size() == others.size();
    for (int i = 0; same && i < some.size(); i++) {
      same = some.get(i).isSame(others.get(i));
    }
    return same;
  }

  /** Whether it is due to the type of the value alone. */
  boolean rejectsType() {
    return kinds.isEmpty()
        ? site.rejectsTypeOf(value.value())
        : closest.isEmpty() && kinds.stream().allMatch(Failure::rejectsType);
  }
}
