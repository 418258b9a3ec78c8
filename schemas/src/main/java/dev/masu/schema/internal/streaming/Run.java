package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.keyword.StepBudget;
import org.jspecify.annotations.Nullable;

/** What one check has used up and counted. What small documents seldom need is made when it is. */
final class Run {
  private final CheckLimits limits;
  private @Nullable HeldValues held;
  private @Nullable AcceptedTexts acceptedTexts;
  private @Nullable Scalar name;
  private int order;
  private long steps;
  private boolean isRefused;
  private @Nullable Places places;
  private int notedUntil;

  Run(CheckLimits limits) {
    this.limits = limits;
  }

  /** Tells where keys and values stand while they are open. */
  interface Places {
    /** The place of the current token. */
    Spot here(int order);
  }

  /**
   * Has failures keep their places.
   *
   * @param ofFirst how many of the first keys and values have theirs noted
   */
  void keepPlaces(Places kept, int ofFirst) {
    places = kept;
    notedUntil = ofFirst;
  }

  /** How many of the first keys and values have their places noted. */
  int notedUntil() {
    return notedUntil;
  }

  /** Whether failures keep their places. */
  boolean keepsPlaces() {
    return places != null;
  }

  /** The place of the current token, or null if places are found by reading again. */
  @Nullable
  Spot here(int keyOrValue) {
    return places == null ? null : places.here(keyOrValue);
  }

  /** Whether the value is refused for certain, whatever follows. */
  boolean isRefused() {
    return isRefused;
  }

  void refuse() {
    isRefused = true;
  }

  CheckLimits limits() {
    return limits;
  }

  HeldValues held() {
    if (held == null) {
      held = new HeldValues(limits.maxHeldValues());
    }
    return held;
  }

  AcceptedTexts acceptedTexts() {
    if (acceptedTexts == null) {
      acceptedTexts = new AcceptedTexts();
    }
    return acceptedTexts;
  }

  /** A property's name as a value of its own. */
  Scalar name(String text, int nameOrder, int objectDepth) {
    if (name == null) {
      name = new Scalar(this);
    }
    name.ofName(text, nameOrder, objectDepth);
    return name;
  }

  /** How many keys and values were read. */
  int order() {
    return order;
  }

  /** Takes over how many keys and values were read. */
  void count(int read) {
    order = read;
  }

  /** Counts a key or value, and tells how many there were before. */
  int nextOrder() {
    return order++;
  }

  /**
   * Counts keywords that are evaluated.
   *
   * @throws LimitReached if they are too many for what was read
   */
  void step(int keywords) {
    steps += keywords;
    long budget = StepBudget.of(limits, order);
    if (steps > budget) {
      throw new LimitReached("too-many-steps", "limit", budget);
    }
  }

  Failures failures(Failure only) {
    Failures failures = new Failures(capacity());
    failures.add(only);
    return failures;
  }

  /** One more than is reported, to know whether there are more. */
  int capacity() {
    return limits.maxViolations() == Integer.MAX_VALUE
        ? Integer.MAX_VALUE
        : limits.maxViolations() + 1;
  }
}
