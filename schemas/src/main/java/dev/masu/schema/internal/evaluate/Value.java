package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A value of the document as keywords see it: a scalar when it is read, an array or object when it ends. */
public abstract class Value {
  private final Run run;

  Value(Run run) {
    this.run = run;
  }

  final Run run() {
    return run;
  }

  /** {@return the type} */
  public abstract JsonType type();

  /** How many keys and values of the document start before it. */
  abstract int order();

  /** How many arrays and objects it lies in. */
  abstract int depth();

  /** Where it starts, or null if locations are found by reading again. */
  abstract @Nullable Spot spot();

  /** {@return the value as messages show it; of an array or object only the kind} */
  public abstract JsonNode shown();

  /** {@return how many items or members it has} */
  public abstract int size();

  /** The names that it holds, for messages; known once it ends. */
  abstract ObjectNames names();

  /** Whether it holds a scalar that could not be read. */
  boolean holdsUnread() {
    return false;
  }

  /** {@return the text of a string} */
  public String text() {
    throw new IllegalStateException("not a string");
  }

  /** {@return how many UTF-16 code units a string has} */
  public int chars() {
    throw new IllegalStateException("not a string");
  }

  /** {@return whether a pattern matches somewhere in a string} */
  public boolean matches(PatternMatcher pattern) {
    throw new IllegalStateException("not a string");
  }

  /** {@return whether a string is one of some texts} */
  public boolean isOneOf(TextSet texts) {
    throw new IllegalStateException("not a string");
  }

  /** {@return the exact number} */
  public BigDecimal number() {
    throw new IllegalStateException("not a number");
  }

  /** {@return how a number compares with a bound} */
  public int compareTo(BigDecimal bound, long boundAsLong, boolean boundIsLong) {
    throw new IllegalStateException("not a number");
  }

  /** {@return a scalar that equals all equal scalars} */
  public Object canonical() {
    throw new IllegalStateException("not a scalar");
  }

  /** {@return whether an object has a member of a name that the schema mentions} */
  public boolean hasMember(String name) {
    return false;
  }

  /** {@return how many items satisfy the subschema of a keyword that counts them} */
  public long matches(Keyword keyword) {
    return 0;
  }

  /** {@return the indexes of two equal items, or null; for a keyword that holds the array} */
  public HeldContainer.@Nullable Pair equalItems() {
    return null;
  }

  /** {@return whether the array or object is among constants of its type; for a keyword that holds it} */
  public boolean isAmong(List<JsonNode> constants) {
    return false;
  }
}
