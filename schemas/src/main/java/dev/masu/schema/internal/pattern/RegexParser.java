package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.PatternReader.Counts;
import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Parses a regular expression: ECMA-262, section 22.2.1, in Unicode mode.
 *
 * <p>Of what only the web's older syntax (section B.1.2) allows, it accepts what has one meaning
 * everywhere: a brace or bracket that closes or opens nothing, a needless backslash before a sign, and
 * a hyphen beside {@code \w} in a class.
 */
final class RegexParser {
  /** Parts are parsed, compiled and judged by recursion. */
  private static final int MAX_DEPTH = 200;

  /** How look-arounds start, after the parenthesis. */
  private static final List<String> LOOKS = List.of("?=", "?!", "?<=", "?<!");

  private final PatternReader in;
  private final ClassParser classes;

  /** The pass that has met all groups, as one may be referred to before it is met; null in that pass. */
  private final @Nullable RegexParser firstPass;

  /** The numbers of all groups met, by their numbers and names. */
  private final Map<String, Integer> groups = new HashMap<>();

  /** The groups that are referred to. */
  private final Set<String> references = new HashSet<>();

  /** Their numbers, in order; none before the second pass. */
  private final List<Integer> captured;

  /** The flags that are on, of {@code i}, {@code m} and {@code s}. */
  private String flags = "";

  private int groupCount;
  private int capturedCount;
  private int depth;

  private RegexParser(String pattern, @Nullable RegexParser firstPass) {
    this.in = new PatternReader(pattern);
    this.classes = new ClassParser(in);
    this.firstPass = firstPass;
    this.captured = firstPass == null ? List.of() : firstPass.numbersOfReferences();
  }

  private List<Integer> numbersOfReferences() {
    Stream<Integer> numbers = references.stream().map(group -> groups.getOrDefault(group, 0));
    return numbers.distinct().sorted().toList();
  }

  /**
   * Parses a pattern.
   *
   * @throws PatternSyntaxException if it is no regular expression
   */
  static RegexNode parse(String pattern) {
    RegexParser parser = new RegexParser(pattern, null);
    RegexNode root = parser.pattern();
    return parser.references.isEmpty() ? root : new RegexParser(pattern, parser).pattern();
  }

  private RegexNode pattern() {
    RegexNode root = choice();
    if (!in.atEnd()) {
      throw in.problem("a ) that closes no group", in.index());
    }
    return root;
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
      parts.add(repeated());
    }
    return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
  }

  private RegexNode repeated() {
    int firstGroup = capturedCount;
    RegexNode part = part();
    int start = in.index();
    Counts counts = in.counts();
    if (counts == null) {
      return part;
    }
    if (counts.least() > counts.most()) {
      throw in.problem("the counts of the repetition are out of order", start);
    }
    boolean isLazy = in.take('?');
    return new Repeat(part, counts.least(), counts.most(), isLazy, firstGroup, capturedCount);
  }

  private RegexNode part() {
    int start = in.index();
    if (in.counts() != null) {
      throw in.problem("nothing to repeat", start);
    }
    int c = in.next();
    return switch (c) {
      case '^' -> position(has("m") ? lineEnd(false) : Look.START);
      case '$' -> position(has("m") ? lineEnd(true) : Look.END);
      case '.' -> new Chars(has("s") ? CodePoints.ALL : CodePoints.LINE_ENDS.complement());
      case '[' -> new Chars(classes.parse(start, has("i")));
      case '(' -> group(start);
      case '\\' -> escape(start);
      default -> new Chars(classes.folded(CodePoints.of(c), has("i")));
    };
  }

  private boolean has(String flag) {
    return flags.contains(flag);
  }

  /** The start or end of the text, or of a line in it: no other character is there. */
  private static RegexNode lineEnd(boolean isAhead) {
    return new Look(new Chars(CodePoints.LINE_ENDS.complement()), isAhead, true);
  }

  /** An assertion about a position between characters, which may be repeated only in a group. */
  private RegexNode position(RegexNode position) {
    int start = in.index();
    if (in.counts() != null) {
      throw in.problem("a place between characters cannot be repeated", start);
    }
    return position;
  }

  private RegexNode group(int start) {
    if (in.take("?:")) {
      return closed(start, choice());
    }
    for (String look : LOOKS) {
      if (in.take(look)) {
        return position(closed(start, new Look(choice(), !look.contains("<"), look.contains("!"))));
      }
    }
    boolean isNamed = in.take("?<");
    return closed(start, !isNamed && in.take('?') ? withFlags(start) : capturing(start, isNamed));
  }

  private RegexNode closed(int start, RegexNode group) {
    if (!in.take(')')) {
      throw in.problem("a group that is not closed", start);
    }
    return group;
  }

  private RegexNode capturing(int start, boolean isNamed) {
    int number = ++groupCount;
    groups.put(Integer.toString(number), number);
    if (isNamed && groups.put(groupName(start), number) != null) {
      throw in.problem("two groups of one name", start);
    }
    int index = captured.indexOf(number);
    if (index < 0) {
      return choice();
    }
    capturedCount++;
    return new Group(choice(), index);
  }

  private String groupName(int start) {
    String name = in.takeUntil('>');
    if (name == null
        || name.isEmpty()
        || !Character.isJavaIdentifierStart(name.codePointAt(0))
        || !name.codePoints().allMatch(Character::isJavaIdentifierPart)) {
      throw in.problem("a group's name must be a word, as in (?<name>…)", start);
    }
    return name;
  }

  /** A group that changes flags, as in {@code (?i-s:…)}. */
  private RegexNode withFlags(int start) {
    String change = in.takeUntil(':');
    if (change == null
        || !change.matches("[ims]+(-[ims]*)?|-[ims]+")
        || change.chars().distinct().count() < change.length()) {
      throw in.problem("ECMA-262 has no such group", start);
    }
    String before = flags;
    String[] onAndOff = (change + "-").split("-", -1);
    flags = before.replaceAll("[-" + onAndOff[1] + "]", "") + onAndOff[0];
    RegexNode body = choice();
    flags = before;
    return body;
  }

  private RegexNode escape(int start) {
    if (in.take('b')) {
      return position(wordBoundary(true));
    }
    if (in.take('B')) {
      return position(wordBoundary(false));
    }
    if (in.take('k')) {
      if (!in.take('<')) {
        throw in.problem("\\k needs a group's name, as \\k<name>", start);
      }
      String name = groupName(start);
      return reference(name, "named " + name, start);
    }
    if (in.nextIsDigit() && in.peek() != '0') {
      String number = Integer.toString(in.number());
      return reference(number, number, start);
    }
    return new Chars(classes.folded(classes.escaped(start, has("i")), has("i")));
  }

  /** The positions that have a word's character on one side alone, or else those on both or none. */
  private RegexNode wordBoundary(boolean isBoundary) {
    Chars word = new Chars(ClassParser.word(has("i")));
    return new Choice(List.of(
        new Sequence(List.of(new Look(word, false, false), new Look(word, true, isBoundary))),
        new Sequence(List.of(new Look(word, false, true), new Look(word, true, !isBoundary)))));
  }

  /** What a group has captured; nothing as long as it is not known which groups there are. */
  private RegexNode reference(String group, String description, int start) {
    if (firstPass == null) {
      references.add(group);
      return new Sequence(List.of());
    }
    Integer number = firstPass.groups.get(group);
    if (number == null) {
      throw in.problem("there is no group " + description, start);
    }
    return new BackReference(captured.indexOf(number), has("i"));
  }
}
