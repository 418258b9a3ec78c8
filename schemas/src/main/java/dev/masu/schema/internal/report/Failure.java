package dev.masu.schema.internal.report;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.text.NearestName;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The failure of one keyword for one value. It becomes a violation only if it is reported.
 *
 * @param site the keyword
 * @param location the location of the invalid key or value
 * @param value the value
 * @param property the property that is missing or unexpected, or null
 * @param details other parameters of the violation
 * @param expectations the keyword of each branch that expects a type or value, if all branches expect one at the same
 *     event index; besides the failures of the best matching branch, those of the other branches
 * @param closest the reported failures of the best matching branch
 * @param more the number of further failures of that branch
 */
public record Failure(
    KeywordSite site,
    InstanceLocation location,
    ValueSummary value,
    @Nullable String property,
    Map<String, Object> details,
    List<KeywordSite> expectations,
    List<Failure> closest,
    long more) {

  public static Failure of(KeywordSite site, ValueSummary value) {
    return new Failure(site, value.location(), value, null, Map.of(), List.of(), List.of(), 0);
  }

  /** {@return the failure of an object whose property is missing or unexpected} */
  public static Failure ofProperty(
      KeywordSite site, ValueSummary object, InstanceLocation location, String property) {
    return new Failure(site, location, object, property, Map.of(), List.of(), List.of(), 0);
  }

  /** {@return a copy with an additional parameter of the violation} */
  public Failure with(String name, Object parameter) {
    Map<String, Object> all = new LinkedHashMap<>(details);
    all.put(name, parameter);
    return new Failure(site, location, value, property, all, expectations, closest, more);
  }

  /** A copy with another keyword site, which declares other names. */
  Failure by(KeywordSite other) {
    return new Failure(other, location, value, property, details, expectations, closest, more);
  }

  /** {@return the event index of the invalid key or value} */
  public long eventIndex() {
    return location.eventIndex();
  }

  /** {@return the number of arrays and objects that enclose the value} */
  public int depth() {
    return value.depth();
  }

  /** {@return whether the value is invalid because of the values that a schema lists, or those that it excludes} */
  public boolean rulesValueOut() {
    return expectations.isEmpty()
        ? site.listsValues() || site.only().isPresent()
        : closest.isEmpty() && expectations.stream().allMatch(KeywordSite::listsValues);
  }

  /** {@return how many values the schema lists that rule the value out} */
  public int listedValues() {
    return expectations.isEmpty()
        ? site.listedValues()
        : expectations.stream().mapToInt(KeywordSite::listedValues).sum();
  }

  /** {@return the properties that {@code not} rules out together; empty if it rules out anything else} */
  public List<String> excluded() {
    Set<String> names = new LinkedHashSet<>();
    boolean isOfNames = site.name().equals("not") && addRequired(site.value(), names);
    return isOfNames ? List.copyOf(names) : List.of();
  }

  /** Adds the properties that a schema requires, or returns false if it asserts anything else of objects. */
  private boolean addRequired(JsonNode schema, Set<String> names) {
    return schema.propertyStream().allMatch(keyword -> {
      Stream<JsonNode> parts = keyword.getValue().valueStream();
      return switch (keyword.getKey()) {
        case "$comment", "description", "title", "type" -> true;
        case "required" -> {
          parts.forEach(name -> names.add(name.asString()));
          yield true;
        }
        case "properties" -> parts.allMatch(part -> part.isObject() && part.isEmpty());
        case "allOf" -> parts.allMatch(part -> addRequired(part, names));
        case "anyOf" -> parts.anyMatch(part -> addPresent(part, names));
        default -> false;
      };
    });
  }

  private boolean addPresent(JsonNode schema, Set<String> names) {
    Set<String> required = new LinkedHashSet<>();
    return addRequired(schema, required)
        && value.names().containsAll(required)
        && names.addAll(required);
  }

  /** {@return the name that the missing or unexpected property resembles most, among those that it may stand for} */
  public Optional<String> nearestName() {
    if (property == null) {
      return Optional.empty();
    }
    if (site.requiresNames()) {
      return NearestName.of(property, value.names(), value.isMentioned().negate());
    }
    if (value.isMentioned().test(property)) {
      return Optional.empty();
    }
    return NearestName.of(property, site.declared(), name -> !value.names().contains(name));
  }

  /** {@return whether the value looks like a misspelling of a string that the keyword lists} */
  public boolean isMisspelt() {
    JsonNode found = value.value();
    return found.isString() && NearestName.of(found.stringValue(), site.texts()).isPresent();
  }

  /** {@return whether another failure says the same: its keyword is the same one, or an equal one of another schema} */
  public boolean isSame(Failure other) {
    return eventIndex() == other.eventIndex()
        && site.isSame(other.site)
        && Objects.equals(property, other.property)
        && details.equals(other.details)
        && areSame(expectations, other.expectations, KeywordSite::isSame)
        && more == other.more
        && areSame(closest, other.closest, Failure::isSame);
  }

  private static <T> boolean areSame(List<T> some, List<T> others, BiPredicate<T, T> isSame) {
    return some.size() == others.size()
        && IntStream.range(0, some.size()).allMatch(i -> isSame.test(some.get(i), others.get(i)));
  }

  /** {@return the failure of each keyword that expects a type or value} */
  public List<Failure> ofExpectations() {
    return expectations.stream().map(kind -> of(kind, value)).toList();
  }

  /** {@return how many failures a report lists of this one: itself, and those of the best matching branches} */
  public int listed() {
    return 1 + closest.stream().mapToInt(Failure::listed).sum();
  }

  /** {@return whether the failure is due to the type of the value alone} */
  public boolean rejectsType() {
    return expectations.isEmpty()
        ? site.rejectsTypeOf(value.value())
            || closest.stream().anyMatch(inner -> inner.depth() == depth() && inner.rejectsType())
        : closest.isEmpty()
            && expectations.stream().allMatch(kind -> kind.rejectsTypeOf(value.value()));
  }
}
