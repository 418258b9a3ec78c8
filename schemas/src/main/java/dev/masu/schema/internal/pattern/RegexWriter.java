package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.List;

/**
 * Writes a regular expression so that an engine of Java's finds what ECMA-262 would; it must have neither
 * look-around nor back-references.
 */
final class RegexWriter {
  private static final String WORD = CodePoints.WORD.toString();

  /** In java.util.regex, words have letters of all alphabets, but for later versions of Java. */
  private static final String WORD_BOUNDARY =
      "(?:(?<=" + WORD + ")(?!" + WORD + ")|(?<!" + WORD + ")(?=" + WORD + "))";

  private final StringBuilder text = new StringBuilder();
  private final boolean isLinear;

  private RegexWriter(boolean isLinear) {
    this.isLinear = isLinear;
  }

  /** The expression for RE2/J. */
  static String linear(RegexNode node) {
    return write(new RegexWriter(true), node);
  }

  /** The expression for java.util.regex. */
  static String backtracking(RegexNode node) {
    return write(new RegexWriter(false), node);
  }

  private static String write(RegexWriter writer, RegexNode node) {
    writer.write(node);
    return writer.text.toString();
  }

  private void write(RegexNode node) {
    if (node instanceof Chars chars) {
      text.append(isLinear ? chars.set().toString() : chars.set().toNestedClass());
    } else if (node instanceof Sequence sequence) {
      for (RegexNode part : sequence.parts()) {
        write(part);
      }
    } else if (node instanceof Choice choice) {
      alternatives(choice.branches());
    } else if (node instanceof Repeat repeat) {
      repeated(repeat.body());
      text.append(counts(repeat)).append(repeat.isLazy() ? "?" : "");
    } else if (node instanceof Group group) {
      enclosed("(?:", group.body());
    } else if (node instanceof Anchor anchor) {
      text.append(anchor(anchor));
    }
  }

  private void alternatives(List<RegexNode> branches) {
    text.append("(?:");
    for (int i = 0; i < branches.size(); i++) {
      text.append(i == 0 ? "" : "|");
      write(branches.get(i));
    }
    text.append(')');
  }

  private void repeated(RegexNode body) {
    if (body instanceof Chars) {
      write(body);
    } else {
      enclosed("(?:", body);
    }
  }

  private void enclosed(String start, RegexNode body) {
    text.append(start);
    write(body);
    text.append(')');
  }

  private static String counts(Repeat repeat) {
    if (repeat.most() == Repeat.UNBOUNDED) {
      return switch (repeat.least()) {
        case 0 -> "*";
        case 1 -> "+";
        default -> "{" + repeat.least() + ",}";
      };
    }
    return repeat.least() == 0 && repeat.most() == 1
        ? "?"
        : "{" + repeat.least() + "," + repeat.most() + "}";
  }

  private String anchor(Anchor anchor) {
    return switch (anchor) {
      case START -> "\\A";
      case END -> "\\z";
      case WORD_BOUNDARY -> isLinear ? "\\b" : WORD_BOUNDARY;
      case NO_WORD_BOUNDARY -> "\\B";
    };
  }
}
