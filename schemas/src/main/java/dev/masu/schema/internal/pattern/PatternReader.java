package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** The text of a pattern, read from its start to its end. */
final class PatternReader {
  private static final int END = -1;
  private static final int MAX_RANGES = 500_000;

  private final String pattern;
  private int at;
  private int ranges;

  PatternReader(String pattern) {
    this.pattern = pattern;
  }

  boolean atEnd() {
    return at == pattern.length();
  }

  /** How many chars were read. */
  int index() {
    return at;
  }

  /**
   * Counts the ranges of a set: a few letters may stand for hundreds of them.
   *
   * @throws PatternSyntaxException if the pattern has too many
   */
  CodePoints counted(CodePoints set) {
    ranges += set.size();
    if (ranges > MAX_RANGES) {
      throw problem("its classes have too many characters", -1);
    }
    return set;
  }

  /** Continues at an earlier index. */
  void backTo(int index) {
    at = index;
  }

  /** The next code point, or -1. */
  int peek() {
    return atEnd() ? END : pattern.codePointAt(at);
  }

  int next() {
    int c = peek();
    at += Character.charCount(c);
    return c;
  }

  void skip() {
    if (!atEnd()) {
      next();
    }
  }

  boolean take(char c) {
    boolean isNext = peek() == c;
    at += isNext ? 1 : 0;
    return isNext;
  }

  boolean take(String text) {
    boolean isNext = pattern.startsWith(text, at);
    at += isNext ? text.length() : 0;
    return isNext;
  }

  /** Takes the start of a group with a name, up to the name. */
  boolean startsNamedGroup() {
    boolean looksBehind = pattern.startsWith("?<=", at) || pattern.startsWith("?<!", at);
    return !looksBehind && take("?<");
  }

  /** A group's name and the {@code >} after it. */
  String groupName(int start) {
    int end = pattern.indexOf('>', at);
    String name = end < 0 ? "" : pattern.substring(at, end);
    if (name.isEmpty()
        || !Character.isJavaIdentifierStart(name.codePointAt(0))
        || !name.codePoints().allMatch(Character::isJavaIdentifierPart)) {
      throw problem("a group's name must be a word, as in (?<name>…)", start);
    }
    at = end + 1;
    return name;
  }

  /** The flags that a group changes, as in {@code im-s}, and the colon after them. */
  String flags(int start) {
    int end = pattern.indexOf(':', at);
    String flags = end < 0 ? "" : pattern.substring(at, end);
    boolean isOnce = flags.chars().distinct().count() == flags.length();
    if (!isOnce || !flags.matches("[ims]+(-[ims]*)?|-[ims]+")) {
      throw problem("ECMA-262 has no such group", start);
    }
    at = end + 1;
    return flags;
  }

  /** A number, or the largest int if it is larger. */
  int number() {
    long number = 0;
    while (peek() >= '0' && peek() <= '9') {
      number = Math.min(Integer.MAX_VALUE, number * 10 + next() - '0');
    }
    return (int) number;
  }

  /** A code point in so many hexadecimal digits, or -1, with nothing taken, if they are not there. */
  int hex(int digits) {
    if (at + digits > pattern.length()) {
      return END;
    }
    String text = pattern.substring(at, at + digits);
    if (!text.chars().allMatch(c -> c < 128 && Character.digit(c, 16) >= 0)) {
      return END;
    }
    at += digits;
    return Integer.parseInt(text, 16);
  }

  /** The text up to a closing brace, which is consumed too; or null if there is none. */
  @Nullable
  String toBrace() {
    int end = pattern.indexOf('}', at);
    if (end < 0) {
      return null;
    }
    String text = pattern.substring(at, end);
    at = end + 1;
    return text;
  }

  /** The counts of a quantifier; or null, with nothing consumed, if there is none. */
  @Nullable
  Counts counts() {
    if (take('*')) {
      return new Counts(0, Repeat.UNBOUNDED);
    }
    if (take('+')) {
      return new Counts(1, Repeat.UNBOUNDED);
    }
    if (take('?')) {
      return new Counts(0, 1);
    }
    int start = at;
    Counts counts = take('{') && isDigit(peek()) ? inBraces() : null;
    if (counts == null) {
      at = start;
    }
    return counts;
  }

  private @Nullable Counts inBraces() {
    int least = number();
    int most = least;
    if (take(',')) {
      most = isDigit(peek()) ? number() : Repeat.UNBOUNDED;
    }
    return take('}') ? new Counts(least, most) : null;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  PatternSyntaxException problem(String problem, int index) {
    return new PatternSyntaxException(problem, pattern, index);
  }
}
