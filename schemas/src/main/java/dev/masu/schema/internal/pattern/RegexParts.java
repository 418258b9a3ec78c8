package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.List;
import java.util.stream.Stream;

/** Goes through the parts of a regular expression. */
final class RegexParts {
  private RegexParts() {}

  static boolean has(Class<? extends RegexNode> kind, RegexNode node) {
    if (kind.isInstance(node)) {
      return true;
    }
    for (RegexNode part : below(node)) {
      if (has(kind, part)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a half of a surrogate pair is to be found, which engines of Java's find in whole ones. */
  static boolean hasHalf(RegexNode node) {
    if (node instanceof Chars chars) {
      return CodePoints.HALVES.contains(chars.set().only());
    }
    for (RegexNode part : below(node)) {
      if (hasHalf(part)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a node repeats nothing but single characters, and neither looks around nor refers back, nor is
   * between the halves of a surrogate pair for java.util.regex.
   */
  static boolean isFlat(RegexNode node) {
    if (node instanceof Repeat repeat) {
      return repeat.body() instanceof Chars;
    }
    if (node instanceof Look || node instanceof BackReference || node == Anchor.NO_WORD_BOUNDARY) {
      return false;
    }
    for (RegexNode part : below(node)) {
      if (!isFlat(part)) {
        return false;
      }
    }
    return true;
  }

  /** How many characters an expression matches one by one, with each repetition written out. */
  static long size(RegexNode node) {
    long size = node instanceof Chars ? 1 : 0;
    for (RegexNode part : below(node)) {
      size = Math.min(size + size(part), Integer.MAX_VALUE);
    }
    return node instanceof Repeat repeat ? size * times(repeat) : size;
  }

  private static int times(Repeat repeat) {
    return Math.max(1, repeat.most() == Repeat.UNBOUNDED ? repeat.least() : repeat.most());
  }

  /** A node and all below it. */
  static Stream<RegexNode> all(RegexNode node) {
    return Stream.concat(Stream.of(node), below(node).stream().flatMap(RegexParts::all));
  }

  /** What a node consists of, in order. */
  static List<RegexNode> below(RegexNode node) {
    if (node instanceof Sequence sequence) {
      return sequence.parts();
    }
    if (node instanceof Choice choice) {
      return choice.branches();
    }
    if (node instanceof Repeat repeat) {
      return List.of(repeat.body());
    }
    if (node instanceof Group group) {
      return List.of(group.body());
    }
    return node instanceof Look look ? List.of(look.body()) : List.of();
  }
}
