package dev.masu.schema.internal.pattern;

import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Reads the text of a pattern from start to end: its characters, escapes and classes. */
final class PatternReader {
  /** Stands for the end of the pattern, in place of a code point. */
  static final int END = -1;

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private static final int MAX_RANGES = 500_000;

  private final String pattern;

  /** Whether Java must know each property, and some syntax of other languages is accepted. */
  private final boolean isForMatching;

  private int at;
  private boolean ignoresCase;
  private int ranges;

  PatternReader(String pattern, boolean isForMatching) {
    this.pattern = pattern;
    this.isForMatching = isForMatching;
  }

  boolean atEnd() {
    return at == pattern.length();
  }

  /** The number of chars read. */
  int index() {
    return at;
  }

  void backTo(int index) {
    at = index;
  }

  int peek() {
    return atEnd() ? END : pattern.codePointAt(at);
  }

  boolean nextIsDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  int next() {
    int c = peek();
    at += Character.charCount(c);
    return c;
  }

  /** Consumes a text if it comes next. */
  boolean take(String text) {
    boolean isNext = pattern.startsWith(text, at);
    at += isNext ? text.length() : 0;
    return isNext;
  }

  /** Consumes the next characters, as long as they are among the given ones. */
  String takeAll(String characters) {
    int start = at;
    while (!atEnd() && characters.indexOf(peek()) >= 0) {
      next();
    }
    return pattern.substring(start, at);
  }

  /** Consumes the text up to a character, and that character; null if it does not occur. */
  @Nullable
  String takeUntil(char end) {
    int index = pattern.indexOf(end, at);
    if (index < 0) {
      return null;
    }
    String text = pattern.substring(at, index);
    at = index + 1;
    return text;
  }

  /** Consumes a decimal number, which is at most the largest int. */
  int number() {
    long number = 0;
    while (nextIsDigit()) {
      number = Math.min(Integer.MAX_VALUE, number * 10 + next() - '0');
    }
    return (int) number;
  }

  /**
   * Consumes the name of a group and the bracket after it: an identifier, with escapes {@code u} or without (ECMA-262,
   * section 22.2.1); null if there is none.
   */
  @Nullable
  String groupName() {
    StringBuilder name = new StringBuilder();
    while (!take(">")) {
      int c = atEnd() ? -1 : next();
      if (c == '\\') {
        c = take("u") ? unicode() : -1;
      }
      boolean isValid = name.isEmpty()
          ? c == '$' || c == '_' || UnicodeProperties.isIdStart(c)
          : c == '$'
              || c == ZERO_WIDTH_NON_JOINER
              || c == ZERO_WIDTH_JOINER
              || UnicodeProperties.isIdContinue(c);
      if (!isValid) {
        return null;
      }
      name.appendCodePoint(c);
    }
    return name.isEmpty() ? null : name.toString();
  }

  PatternSyntaxException problem(String problem, int index) {
    return new PatternSyntaxException(problem, pattern, index);
  }

  void ignoreCase(boolean ignoresCase) {
    this.ignoresCase = ignoresCase;
  }

  /** Reads the rest of a class. */
  CodePoints characterClass(int start) {
    boolean isNegated = take("^");
    CodePoints.Builder items = new CodePoints.Builder();
    while (!take("]")) {
      if (atEnd()) {
        throw problem("a class that is not closed", start);
      }
      addItem(items);
    }
    CodePoints set = folded(items.build());
    return isNegated ? set.complement() : set;
  }

  /** A set; if case is ignored, together with the letters that differ from its own only in case. */
  CodePoints folded(CodePoints set) {
    if (!ignoresCase) {
      return counted(set);
    }
    CodePoints.Builder inAnyCase = set.inAnyCase();
    count(inAnyCase.size());
    return inAnyCase.build();
  }

  private CodePoints counted(CodePoints set) {
    count(set.size());
    return set;
  }

  /** Limits the ranges of all sets together, since a few characters of a pattern may stand for hundreds of them. */
  private void count(int added) {
    ranges += added;
    if (ranges > MAX_RANGES) {
      throw problem("its classes have too many characters", -1);
    }
  }

  private void addItem(CodePoints.Builder items) {
    int start = at;
    CodePoints first = atom();
    items.add(first);
    if (pattern.startsWith("--[", first.only() < 0 ? at : start)) {
      throw problem("a class cannot be subtracted in Unicode mode", start);
    }
    if (!take("-")) {
      return;
    }
    if (peek() == ']' || atEnd()) {
      items.add('-', '-');
      return;
    }
    CodePoints last = atom();
    if (first.only() < 0 || last.only() < 0) {
      items.add(last).add('-', '-');
    } else if (first.only() > last.only()) {
      throw problem("a range whose ends are out of order", start);
    } else {
      items.add(first.only(), last.only());
    }
  }

  private CodePoints atom() {
    int start = index();
    int c = next();
    if (c != '\\') {
      return counted(CodePoints.of(c));
    }
    return counted(take("b") ? CodePoints.of('\b') : escaped(start));
  }

  /** Reads the rest of an escape. Ignoring case affects only {@code \w} and {@code \W} here. */
  CodePoints escaped(int start) {
    if (atEnd()) {
      throw problem("a backslash at the end", start);
    }
    int c = next();
    return switch (c) {
      case 'd' -> CodePoints.DIGITS;
      case 'D' -> CodePoints.DIGITS.complement();
      case 'w' -> word();
      case 'W' -> word().complement();
      case 's' -> CodePoints.SPACE;
      case 'S' -> CodePoints.SPACE.complement();
      case 'p' -> property(start);
      case 'P' -> property(start).complement();
      default -> CodePoints.of(character(c, start));
    };
  }

  CodePoints word() {
    return ignoresCase ? CodePoints.wordInAnyCase() : CodePoints.WORD;
  }

  private CodePoints property(int start) {
    String name = take("{") ? takeUntil('}') : isForMatching ? letter() : null;
    if (name == null) {
      throw problem("a property is written as \\p{…}", start);
    }
    Optional<CodePoints> property = UnicodeProperties.of(name);
    if (property.isEmpty() && (isForMatching || !name.matches("\\w+(=\\w+)?"))) {
      String remedy = "; write the characters that you mean as a class, such as [a-z\\u{1F600}]";
      throw problem(name + " is no property of ECMA-262 that Java knows" + remedy, -1);
    }
    return property.orElse(CodePoints.ALL);
  }

  private @Nullable String letter() {
    return Character.isLetter(peek()) ? Character.toString(next()) : null;
  }

  private int character(int c, int start) {
    int character = switch (c) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'v' -> 0x0B;
      case 'f' -> '\f';
      case 'r' -> '\r';
      case '0' -> zero(start);
      case 'c' -> peek() < 128 && Character.isLetter(peek()) ? next() % 32 : -1;
      case 'x' -> hex(2);
      case 'u' -> unicode();
      default -> c < 128 && Character.isLetterOrDigit(c) ? -1 : c;
    };
    if (character < 0) {
      throw problem("ECMA-262 has no such escape", start);
    }
    return character;
  }

  private int zero(int start) {
    if (nextIsDigit()) {
      throw problem("ECMA-262 has no octal escapes", start);
    }
    return 0;
  }

  /** The code point of an escape {@code u}, or -1. Two escapes in a row may be a surrogate pair. */
  private int unicode() {
    if (take("{")) {
      String digits = takeUntil('}');
      boolean isHex = digits != null && digits.matches("0*[0-9A-Fa-f]{1,6}");
      int c = isHex ? Integer.parseInt(digits, 16) : -1;
      return c > Character.MAX_CODE_POINT ? -1 : c;
    }
    int high = hex(4);
    int end = at;
    int low = take("\\u") ? hex(4) : -1;
    if (high >= 0 && low >= 0 && Character.isSurrogatePair((char) high, (char) low)) {
      return Character.toCodePoint((char) high, (char) low);
    }
    at = end;
    return high;
  }

  /** Consumes hexadecimal digits; {@return their value, or -1 if there are fewer} */
  private int hex(int digits) {
    int start = at;
    at = Math.min(pattern.length(), at + digits);
    boolean isHex = pattern.substring(start, at).chars().allMatch(HexFormat::isHexDigit);
    return isHex && at == start + digits ? HexFormat.fromHexDigits(pattern, start, at) : -1;
  }
}
