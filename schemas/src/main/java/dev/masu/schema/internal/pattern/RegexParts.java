package dev.masu.schema.internal.pattern;

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

  /** Whether a repetition has another one within it whose count is not fixed. */
  static boolean repeatsRepetitions(RegexNode root) {
    return repeatsRepetitions(root, false);
  }

  private static boolean repeatsRepetitions(RegexNode node, boolean isWithin) {
    boolean isRepeated = false;
    if (node instanceof Repeat repeat && repeat.most() > 1) {
      if (isWithin && repeat.least() < repeat.most()) {
        return true;
      }
      isRepeated = true;
    }
    for (RegexNode part : below(node)) {
      if (repeatsRepetitions(part, isWithin || isRepeated)) {
        return true;
      }
    }
    return false;
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
