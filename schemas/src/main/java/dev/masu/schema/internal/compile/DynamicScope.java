package dev.masu.schema.internal.compile;

import java.util.Map;
import java.util.Optional;

/**
 * The dynamic scope of a schema, reduced to what {@code $dynamicRef} and {@code $recursiveRef} see of
 * it: for each dynamic anchor, the outermost resource that declares it. Empty where no schema in reach
 * depends on it.
 */
public final class DynamicScope {
  /** A scope that stays empty: of schemas that are indexed, not applied. */
  static final DynamicScope NONE = new DynamicScope(new DynamicAnchors(), Map.of());

  private final DynamicAnchors anchors;
  private final Map<String, String> outermost;

  DynamicScope(DynamicAnchors anchors, Map<String, String> outermost) {
    this.anchors = anchors;
    this.outermost = outermost;
  }

  /** This scope with a resource inside of those entered before. */
  DynamicScope entering(String resource) {
    return anchors.entering(resource, this);
  }

  Map<String, String> outermost() {
    return outermost;
  }

  /** The outermost resource that declares a dynamic anchor, if that depends on the scope. */
  Optional<String> outermost(String name) {
    return Optional.ofNullable(outermost.get(name));
  }

  @Override
  public String toString() {
    return outermost.toString();
  }
}
