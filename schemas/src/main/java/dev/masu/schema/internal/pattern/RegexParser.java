package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Parses a regular expression: ECMA-262, section 22.2.1, in Unicode mode.
 *
 * <p>Of the web's legacy syntax (section B.1.2), it accepts what is unambiguous: unpaired braces and brackets,
 * needless backslashes before punctuation, and a hyphen next to {@code \w} in a class. A pattern that is to be matched
 * may also have what is common in other languages and has no other meaning here: {@code (?i)} for the rest of a group,
 * {@code (?P<name>…)}, {@code \A}, {@code \z} and {@code \Z} for the start and end of the text, and {@code \pL}.
 */
final class RegexParser {
  /** Bounds recursion: parts are parsed, compiled and analysed recursively. */
  private static final int MAX_DEPTH = 200;

  /** A pattern of more characters, groups and boundaries is not worth the memory that it takes. */
  private static final int MAX_PARTS = 500_000;

  /** How look-arounds start, after the parenthesis and question mark. */
  private static final List<String> LOOKS = List.of("=", "!", "<=", "<!");

  private final PatternReader in;
  private final boolean isForMatching;

  /** The numbers of the groups of each name. Only groups in different alternatives share one. */
  private final Map<String, List<Integer>> names = new HashMap<>();

  /** The names that the next group cannot have, of groups in the alternatives that it is in, outermost last. */
  private final Deque<Set<String>> takenNames = new ArrayDeque<>(List.of(new HashSet<>()));

  /** The flags that are set, among {@code i}, {@code m} and {@code s}. */
  private String flags = "";

  /** The counts of the last quantifier. */
  private int min;

  private int max;

  /** The references, which may precede their groups. */
  private final List<Reference> references = new ArrayList<>();

  private int groupCount;
  private int parts;
  private int depth;

  private record Reference(List<Integer> groups, String description, int start) {}

  private RegexParser(String pattern, boolean isForMatching) {
    this.in = new PatternReader(pattern, isForMatching);
    this.isForMatching = isForMatching;
  }

  static RegexNode parse(String pattern, boolean isForMatching) {
    return new RegexParser(pattern, isForMatching).pattern();
  }

  private RegexNode pattern() {
    RegexNode root = choice();
    if (!in.atEnd()) {
      throw in.problem("a ) that closes no group", in.index());
    }
    for (Reference reference : references) {
      if (reference.groups.isEmpty() || reference.groups.get(0) > groupCount) {
        throw in.problem("there is no group " + reference.description, reference.start);
      }
    }
    return root;
  }

  private RegexNode choice() {
    if (++depth > MAX_DEPTH) {
      throw in.problem("its groups nest deeper than " + MAX_DEPTH, -1);
    }
    String flagsBefore = flags;
    List<RegexNode> branches = new ArrayList<>();
    Set<String> namesInBranches = new HashSet<>();
    do {
      takenNames.push(new HashSet<>());
      branches.add(sequence());
      namesInBranches = union(namesInBranches, takenNames.pop());
    } while (in.take("|"));
    takenNames.push(union(namesInBranches, takenNames.pop()));
    setFlags(flagsBefore);
    depth--;
    return branches.size() == 1 ? branches.get(0) : new Choice(branches);
  }

  /** Adds the smaller set to the larger one, which takes linear time in all; {@return the larger one} */
  private static Set<String> union(Set<String> a, Set<String> b) {
    if (a.size() > b.size()) {
      return union(b, a);
    }
    b.addAll(a);
    return b;
  }

  private RegexNode sequence() {
    List<RegexNode> parts = new ArrayList<>();
    for (int c = in.peek(); c != PatternReader.END && c != '|' && c != ')'; c = in.peek()) {
      parts.add(repeated());
    }
    return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
  }

  private RegexNode repeated() {
    int groupsBefore = groupCount;
    RegexNode part = part();
    int start = in.index();
    if (!takeQuantifier()) {
      return part;
    }
    if (min > max) {
      throw in.problem("the counts of the repetition are out of order", start);
    }
    return new Repeat(part, min, max, in.take("?"), groupsBefore, groupCount);
  }

  private boolean takeQuantifier() {
    int c = in.peek();
    if (c == '{') {
      return takeCounts();
    }
    if (c != '*' && c != '+' && c != '?') {
      return false;
    }
    in.next();
    min = c == '+' ? 1 : 0;
    max = c == '?' ? 1 : Repeat.UNBOUNDED;
    return true;
  }

  private boolean takeCounts() {
    int start = in.index();
    in.next();
    if (in.nextIsDigit()) {
      min = in.number();
      max = min;
      if (in.take(",")) {
        max = in.nextIsDigit() ? in.number() : Repeat.UNBOUNDED;
      }
      if (in.take("}")) {
        return true;
      }
    }
    in.backTo(start);
    return false;
  }

  private RegexNode part() {
    if (++parts > MAX_PARTS) {
      throw in.problem("it has more than " + MAX_PARTS + " parts", -1);
    }
    int start = in.index();
    if (takeQuantifier()) {
      throw in.problem("nothing to repeat", start);
    }
    int c = in.next();
    return switch (c) {
      case '^' -> position(hasFlag('m') ? lineEnd(false) : Look.START);
      case '$' -> position(hasFlag('m') ? lineEnd(true) : Look.END);
      case '.' -> hasFlag('s') ? CodePoints.ALL : CodePoints.NO_LINE_ENDS;
      case '[' -> in.characterClass(start);
      case '(' -> group(start);
      case '\\' -> escape(start);
      default -> in.folded(CodePoints.of(c));
    };
  }

  private boolean hasFlag(char flag) {
    return flags.indexOf(flag) >= 0;
  }

  /** The start or end of a line: where the text starts or ends, or next to a line end. */
  private static RegexNode lineEnd(boolean isAhead) {
    return new Look(CodePoints.NO_LINE_ENDS, isAhead, true);
  }

  /** Checks that no quantifier follows an assertion about a position, which can be repeated only in a group. */
  private RegexNode position(RegexNode position) {
    int start = in.index();
    if (takeQuantifier()) {
      throw in.problem("a place between characters cannot be repeated", start);
    }
    return position;
  }

  private RegexNode group(int start) {
    if (!in.take("?")) {
      return closed(start, capturing(start, false));
    }
    if (in.take(":")) {
      return closed(start, choice());
    }
    for (String look : LOOKS) {
      if (in.take(look)) {
        return position(closed(start, new Look(choice(), !look.contains("<"), look.contains("!"))));
      }
    }
    boolean isNamed = in.take("<") || (isForMatching && in.take("P<"));
    return closed(start, isNamed ? capturing(start, true) : withFlags(start));
  }

  private RegexNode closed(int start, RegexNode group) {
    if (!in.take(")")) {
      throw in.problem("a group that is not closed", start);
    }
    return group;
  }

  private RegexNode capturing(int start, boolean isNamed) {
    int number = groupCount++;
    if (isNamed) {
      String name = groupName(start);
      if (takenNames.stream().anyMatch(names -> names.contains(name))) {
        throw in.problem("two groups of one name", start);
      }
      takenNames.getFirst().add(name);
      groupsNamed(name).add(groupCount);
    }
    return new Group(choice(), number);
  }

  private List<Integer> groupsNamed(String name) {
    return names.computeIfAbsent(name, unused -> new ArrayList<>());
  }

  private String groupName(int start) {
    String name = in.groupName();
    if (name == null) {
      throw in.problem("a group's name must be a word, as in (?<name>…)", start);
    }
    return name;
  }

  /** A group that changes flags, as {@code (?i-s:…)}, or {@code (?i)}, which changes them in the group that it is in. */
  private RegexNode withFlags(int start) {
    String change = in.takeAll("ims-");
    boolean isInside = isForMatching && in.peek() == ')';
    if (!change.matches("[ims]+(-[ims]*)?|-[ims]+")
        || change.chars().distinct().count() < change.length()
        || !(isInside || in.take(":"))) {
      throw in.problem("ECMA-262 has no such group", start);
    }
    String before = flags;
    String[] onAndOff = (change + "-").split("-", -1);
    setFlags(before.replaceAll("[-" + onAndOff[1] + "]", "") + onAndOff[0]);
    if (isInside) {
      return new Sequence(List.of());
    }
    RegexNode body = choice();
    setFlags(before);
    return body;
  }

  private void setFlags(String newFlags) {
    flags = newFlags;
    in.ignoreCase(hasFlag('i'));
  }

  private RegexNode escape(int start) {
    if (in.take("b")) {
      return position(wordBoundary(true));
    }
    if (in.take("B")) {
      return position(wordBoundary(false));
    }
    if (isForMatching && in.take("A")) {
      return position(Look.START);
    }
    if (isForMatching && (in.take("z") || in.take("Z"))) {
      return position(Look.END);
    }
    if (in.take("k")) {
      if (!in.take("<")) {
        throw in.problem("\\k needs a group's name, as \\k<name>", start);
      }
      String name = groupName(start);
      return reference(groupsNamed(name), "named " + name, start);
    }
    if (in.nextIsDigit() && in.peek() != '0') {
      int number = in.number();
      return reference(List.of(number), Integer.toString(number), start);
    }
    return in.folded(in.escaped(start));
  }

  /** Matches where a word character is on exactly one side, or else everywhere but there. */
  private RegexNode wordBoundary(boolean isBoundary) {
    CodePoints word = in.word();
    return new Choice(List.of(
        new Sequence(List.of(new Look(word, false, false), new Look(word, true, isBoundary))),
        new Sequence(List.of(new Look(word, false, true), new Look(word, true, !isBoundary)))));
  }

  private RegexNode reference(List<Integer> groups, String description, int start) {
    references.add(new Reference(groups, description, start));
    return new BackReference(groups, hasFlag('i'));
  }
}
