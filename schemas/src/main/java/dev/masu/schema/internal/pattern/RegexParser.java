package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;

/**
 * Reads a regular expression: ECMA-262, section 22.2.1, in Unicode mode.
 *
 * <p>Of what only the web's older syntax (section B.1.2) allows it takes what has one meaning
 * everywhere: a brace or bracket that closes or opens nothing, a needless backslash before a sign, and
 * a hyphen beside {@code \w} in a class.
 */
final class RegexParser {
  /** Parts are read, written and judged by recursion. */
  private static final int MAX_DEPTH = 200;

  private final PatternReader in;
  private final GroupNames names;
  private final ClassParser classes;
  private RegexFlags flags = RegexFlags.NONE;
  private int groups;
  private int depth;

  private RegexParser(String pattern) {
    this.in = new PatternReader(pattern);
    this.names = GroupNames.in(pattern);
    this.classes = new ClassParser(in);
  }

  /**
   * Reads a pattern.
   *
   * @throws PatternSyntaxException if it is no regular expression
   */
  static RegexNode parse(String pattern) {
    RegexParser parser = new RegexParser(pattern);
    RegexNode node = parser.choice();
    if (!parser.in.atEnd()) {
      throw parser.in.problem("a ) that closes no group", parser.in.index());
    }
    return node;
  }

  private RegexNode choice() {
    if (++depth > MAX_DEPTH) {
      throw in.problem("its groups nest deeper than " + MAX_DEPTH, -1);
    }
    List<RegexNode> branches = new ArrayList<>();
    do {
      branches.add(sequence());
    } while (in.take('|'));
    depth--;
    return branches.size() == 1 ? branches.get(0) : new Choice(branches);
  }

  private RegexNode sequence() {
    List<RegexNode> parts = new ArrayList<>();
    while (!in.atEnd() && in.peek() != '|' && in.peek() != ')') {
      parts.add(repeated(part()));
    }
    return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
  }

  private RegexNode part() {
    int start = in.index();
    Counts counts = in.counts();
    if (counts != null) {
      throw in.problem("nothing to repeat", start);
    }
    int c = in.next();
    return switch (c) {
      case '^' -> place(flags.hasLines() ? atLineEnd(false) : Anchor.START);
      case '$' -> place(flags.hasLines() ? atLineEnd(true) : Anchor.END);
      case '.' ->
        new Chars(
            flags.dotIsAll() ? CodePoints.NONE.complement() : CodePoints.LINE_ENDS.complement());
      case '[' -> new Chars(classes.parse(start, flags.ignoresCase()));
      case '(' -> group(start);
      case '\\' -> escape(start);
      default -> chars(CodePoints.range(c, c));
    };
  }

  private RegexNode chars(CodePoints set) {
    return new Chars(in.counted(flags.ignoresCase() ? CaseFolding.closed(set) : set));
  }

  /** The start or end of the text, or of a line in it: no other character is there. */
  private static RegexNode atLineEnd(boolean isAhead) {
    return new Look(new Chars(CodePoints.LINE_ENDS.complement()), isAhead, true);
  }

  /** An assertion about a position between characters, which may be repeated only in a group. */
  private RegexNode place(RegexNode place) {
    int start = in.index();
    if (in.counts() != null) {
      throw in.problem("a place between characters cannot be repeated", start);
    }
    return place;
  }

  private RegexNode repeated(RegexNode part) {
    int start = in.index();
    Counts counts = in.counts();
    if (counts == null) {
      return part;
    }
    if (counts.least() > counts.most()) {
      throw in.problem("the counts of the repetition are out of order", start);
    }
    return new Repeat(part, counts.least(), counts.most(), in.take('?'));
  }

  private RegexNode group(int start) {
    if (in.take("?:")) {
      return closed(start, choice());
    }
    if (in.take("?=")) {
      return place(closed(start, new Look(choice(), true, false)));
    }
    if (in.take("?!")) {
      return place(closed(start, new Look(choice(), true, true)));
    }
    if (in.take("?<=")) {
      return place(closed(start, new Look(choice(), false, false)));
    }
    if (in.take("?<!")) {
      return place(closed(start, new Look(choice(), false, true)));
    }
    return closed(start, capturing(start));
  }

  private RegexNode closed(int start, RegexNode group) {
    if (!in.take(')')) {
      throw in.problem("a group that is not closed", start);
    }
    return group;
  }

  private RegexNode capturing(int start) {
    if (in.take("?<")) {
      in.groupName(start);
    } else if (in.take("?")) {
      return withFlags(start);
    }
    int number = ++groups;
    return new Group(choice(), number);
  }

  private RegexNode withFlags(int start) {
    RegexFlags before = flags;
    flags = before.changed(in.flags(start));
    RegexNode body = choice();
    flags = before;
    return body;
  }

  private RegexNode escape(int start) {
    if (in.take('b')) {
      return place(flags.ignoresCase() ? WordEnds.ANY_CASE : Anchor.WORD_BOUNDARY);
    }
    if (in.take('B')) {
      return place(flags.ignoresCase() ? WordEnds.NONE_IN_ANY_CASE : Anchor.NO_WORD_BOUNDARY);
    }
    if (in.take('k')) {
      if (!in.take('<')) {
        throw in.problem("\\k needs a group's name, as \\k<name>", start);
      }
      return again(names.number(in.groupName(start), in, start));
    }
    if (in.peek() >= '1' && in.peek() <= '9') {
      int number = in.number();
      if (number > names.count()) {
        throw in.problem("there is no group " + number, start);
      }
      return again(number);
    }
    return chars(classes.escaped(start, flags.ignoresCase()));
  }

  private RegexNode again(int group) {
    return new BackReference(group, flags.ignoresCase());
  }
}
