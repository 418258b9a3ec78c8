package dev.masu.schema.internal.node;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** A keyword, or a group of keywords, that says which subschemas apply to the members of an object. */
public interface MemberRule {
  /**
   * Says what applies to the value of a member.
   *
   * @param name the member's name
   * @param matches whether the name matches one of {@link #patterns}
   * @param rules takes what applies
   */
  void member(String name, Predicate<PatternMatcher> matches, ChildRules rules);

  /** {@return the patterns of names that are treated otherwise than others} */
  default Collection<PatternMatcher> patterns() {
    return List.of();
  }
}
