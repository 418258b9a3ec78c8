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
 * A keyword of a compiled schema. It is immutable and serves all threads; the state of a check is in the {@link
 * Value} that it evaluates.
 *
 * <p>An assertion overrides {@link #isValid}. A keyword that applies subschemas to the same value is an {@link
 * InPlaceKeyword}; one that applies them to members, items or names overrides {@link #member}, {@link #item} or {@link
 * #name}.
 */
public abstract class Keyword {
  private final KeywordSite site;
  private final List<JsonType> types;

  /**
   * Makes a keyword.
   *
   * @param types the types of values that may be invalid; all others are valid
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
   *
   * @param value the value
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
   * Says what applies to the value of a member.
   *
   * @param name the member's name
   * @param matches whether the name matches one of {@link #patterns}
   * @param rules takes what applies
   */
  public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {}

  /** {@return the patterns of members' names that the keyword treats otherwise than others} */
  public Collection<PatternMatcher> patterns() {
    return List.of();
  }

  /** Says what applies to an item. */
  public void item(int index, ChildRules rules) {}

  /** {@return from which index on the keyword treats all items alike} */
  public int prefixLength() {
    return 0;
  }

  /** Says what applies to the name of each member, as a string. */
  public void name(ChildRules rules) {}

  /** {@return whether the keyword applies to the members or items that no adjacent keyword has evaluated} */
  public boolean isOfUnevaluated() {
    return false;
  }

  /** {@return whether children that the keyword counts are evaluated by it} */
  public boolean evaluatesCounted() {
    return false;
  }

  /** {@return whether it requires items that are missing, for which unevaluated items may be a failed attempt} */
  public boolean lacksItems(Value value) {
    return false;
  }

  /** {@return the names of an object's members that the keyword treats otherwise than unknown ones} */
  public Collection<String> names() {
    return List.of();
  }

  /** {@return whether the assertion is that an object has all of these names} */
  public boolean requiresNames() {
    return false;
  }

  /** {@return the only strings that satisfy the keyword; empty if they are not listed} */
  public List<String> strings() {
    return List.of();
  }

  /** {@return the pattern that strings must match, if that is all that the keyword asserts} */
  public Optional<PatternMatcher> pattern() {
    return Optional.empty();
  }

  /** {@return whether an evaluation takes long, so that it is put off until others have not decided} */
  public boolean isCostly() {
    return false;
  }

  /** {@return whether the keyword compares whole arrays or objects, so that they must be held} */
  public boolean holds(JsonType type) {
    return false;
  }

  /**
   * {@return whether the keyword may fail because a part could not be read} It is not evaluated for values with such
   * a part.
   */
  public boolean needsAllRead(JsonType type) {
    return false;
  }
}
