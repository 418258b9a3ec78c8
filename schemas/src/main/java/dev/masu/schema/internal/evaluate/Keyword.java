package dev.masu.schema.internal.evaluate;

import tools.jackson.databind.JsonNode;

/**
 * A keyword of a compiled schema. It is immutable and serves all threads; the state of a check is in the {@link
 * Value} that it evaluates.
 *
 * <p>An assertion overrides {@link #verdict} and {@link #isValid}. A keyword that applies subschemas is an
 * {@link InPlaceKeyword}, a {@link MemberRule} or an {@link ItemRule} as well.
 */
public abstract class Keyword {
  private final KeywordSite site;
  private final boolean isOfNotation;

  /** Makes a keyword. */
  protected Keyword(KeywordSite site) {
    this.site = site;
    this.isOfNotation = site.name().equals("format") && site.notation() != null;
  }

  /** {@return where the keyword stands in its schema} */
  public final KeywordSite site() {
    return site;
  }

  /** {@return whether it is the format of a notation, which may reject what the schema's other keywords allow} */
  final boolean isOfNotation() {
    return isOfNotation;
  }

  /** {@return whether it lists the allowed values, and so may be a discriminator} */
  public final boolean listsValues() {
    return site.name().equals("const") || site.name().equals("enum");
  }

  /** {@return what the type of a value alone decides} */
  public abstract Verdict verdict(JsonType type);

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

  /** {@return whether evaluating a text takes long, compared with looking it up} */
  public boolean isCostly() {
    return false;
  }

  /** Adds the failures of a value that does not satisfy the assertion. */
  public void report(Value value, Failures failures) {
    failures.add(Failure.of(this, value));
  }

  /** {@return whether the keyword compares whole arrays or objects, so that they must be held} */
  public boolean holds(JsonType type) {
    return false;
  }

  /** {@return whether a failure is due to the type of the value, not to its content} */
  public boolean rejectsTypeOf(JsonNode found) {
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
