package dev.masu.schema.internal.node;

import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A keyword of a compiled schema. It is immutable and shared by all threads; the state of a check is in the
 * {@link Value} that it evaluates.
 *
 * <p>An assertion overrides {@link #isValid}. A keyword that applies subschemas to the same value is an
 * {@link InPlaceKeyword}; one that applies them to members, items or names overrides {@link #member}, {@link #item} or
 * {@link #name}.
 */
public abstract class Keyword {
  private final KeywordSite site;
  private final List<JsonType> types;

  /**
   * Creates a keyword.
   *
   * @param types the types whose values may be invalid; values of all other types are valid
   */
  protected Keyword(KeywordSite site, JsonType... types) {
    this.site = site;
    this.types = List.of(types);
  }

  /** {@return the location of the keyword in its schema} */
  public final KeywordSite site() {
    return site;
  }

  /** {@return what the type of a value alone decides} */
  public Verdict verdict(JsonType type) {
    return types.contains(type) ? Verdict.OPEN : Verdict.VALID;
  }

  /**
   * {@return whether a value satisfies the assertion}
   *
   * <p>Called for scalars when they are read and for arrays and objects when they end, and only where {@link
   * #verdict} is OPEN for the type. Keywords that only apply subschemas return true.
   */
  public boolean isValid(Value value) {
    return true;
  }

  /** {@return whether {@link #isValid} can be false for values of a type} */
  public boolean asserts(JsonType type) {
    return verdict(type) == Verdict.OPEN;
  }

  /** Adds the failures of a value that does not satisfy the assertion. */
  public void report(Value value, Failures failures) {
    failures.add(Failure.of(site, value.summary()));
  }

  /**
   * Passes the subschemas that apply to the value of a member to {@code rules}.
   *
   * @param name the member's name
   * @param matches whether the name matches one of {@link #patterns}
   * @param rules receives the subschemas
   */
  public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {}

  /** {@return the patterns of property names that the keyword treats specially} */
  public Collection<PatternMatcher> patterns() {
    return List.of();
  }

  /** Passes the subschemas that apply to an item to {@code rules}. */
  public void item(int index, ChildRules rules) {}

  /** {@return the index from which the keyword treats all items alike} */
  public int prefixLength() {
    return 0;
  }

  /** Passes the subschemas that apply to each property name, as a string, to {@code rules}. */
  public void name(ChildRules rules) {}

  /** {@return whether the keyword applies to members or items that are otherwise unevaluated} */
  public boolean appliesToUnevaluated() {
    return false;
  }

  /** {@return whether the children that the keyword counts become evaluated} */
  public boolean evaluatesCounted() {
    return false;
  }

  /** {@return whether the keyword requires items that are missing} Unevaluated items may be failed attempts at them. */
  public boolean lacksItems(Value value) {
    return false;
  }

  /** {@return the property names that the keyword treats specially} */
  public Collection<String> names() {
    return List.of();
  }

  /** {@return whether the keyword asserts just that an object has all of these {@link #names}} */
  public boolean requiresNames() {
    return false;
  }

  /** {@return the pattern that strings must match, if that is all that the keyword asserts} */
  public Optional<PatternMatcher> pattern() {
    return Optional.empty();
  }

  /** {@return whether the keyword compares values of a container type as a whole, so that it needs their fingerprints} */
  public boolean comparesWhole(JsonType type) {
    return false;
  }

  /** {@return whether the keyword compares the items of an array, so that it needs their fingerprints} */
  public boolean comparesItems() {
    return false;
  }

  /** {@return whether the keyword could fail just because part of the value could not be read} By default it could. */
  public boolean needsAllRead() {
    return true;
  }

  /** {@return whether the keyword is not evaluated for a value, since part of that could not be read} */
  public final boolean isLeftOut(Value value) {
    return value.holdsUnread() && needsAllRead();
  }
}
