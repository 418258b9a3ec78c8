package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;

/** Reads what stands for one character of a set: classes in brackets and escapes. */
final class ClassParser {
  private final PatternReader in;

  ClassParser(PatternReader in) {
    this.in = in;
  }

  /** The class whose opening bracket was read. */
  CodePoints parse(int start, boolean ignoresCase) {
    boolean isNegated = in.take('^');
    List<CodePoints> items = new ArrayList<>();
    while (!in.take(']')) {
      if (in.atEnd()) {
        throw in.problem("a class that is not closed", start);
      }
      items.add(in.counted(item(ignoresCase)));
    }
    CodePoints set = in.counted(CodePoints.union(items));
    CodePoints closed = ignoresCase ? CaseFolding.closed(set) : set;
    return isNegated ? closed.complement() : closed;
  }

  private CodePoints item(boolean ignoresCase) {
    int start = in.index();
    CodePoints first = atom(ignoresCase);
    if (!in.take('-')) {
      return first;
    }
    if (in.peek() == ']' || in.atEnd()) {
      return first.or(CodePoints.range('-', '-'));
    }
    CodePoints last = atom(ignoresCase);
    if (first.only() < 0 || last.only() < 0) {
      return first.or(last).or(CodePoints.range('-', '-'));
    }
    if (first.only() > last.only()) {
      throw in.problem("a range whose ends are out of order", start);
    }
    return CodePoints.range(first.only(), last.only());
  }

  private CodePoints atom(boolean ignoresCase) {
    int start = in.index();
    int c = in.next();
    if (c != '\\') {
      return CodePoints.range(c, c);
    }
    return in.take('b') ? CodePoints.of('\b') : escaped(start, ignoresCase);
  }

  /**
   * The characters of an escape whose backslash was read.
   *
   * @param ignoresCase whether those count as words that differ from theirs in case only; all else is left
   *     to the caller
   */
  CodePoints escaped(int start, boolean ignoresCase) {
    if (in.atEnd()) {
      throw in.problem("a backslash at the end", start);
    }
    int c = in.next();
    return switch (c) {
      case 'd' -> CodePoints.DIGITS;
      case 'D' -> CodePoints.DIGITS.complement();
      case 'w' -> word(ignoresCase);
      case 'W' -> word(ignoresCase).complement();
      case 's' -> CodePoints.SPACE;
      case 'S' -> CodePoints.SPACE.complement();
      case 'p' -> property(start);
      case 'P' -> property(start).complement();
      default -> {
        int one = character(c, start);
        yield CodePoints.range(one, one);
      }
    };
  }

  private static CodePoints word(boolean ignoresCase) {
    return ignoresCase ? CaseFolding.closed(CodePoints.WORD) : CodePoints.WORD;
  }

  private CodePoints property(int start) {
    String name = in.take('{') ? in.toBrace() : null;
    if (name == null) {
      throw in.problem("a property is written as \\p{…}", start);
    }
    return UnicodeProperties.of(name).orElseThrow(() -> unknown(name, start));
  }

  private PatternSyntaxException unknown(String property, int start) {
    return UnicodeProperties.isUnknownToJava(property)
        ? in.problem(
            "Java does not know the property " + property
                + "; write the characters that you mean as a class, such as [a-z\\u{1F600}]",
            -1)
        : in.problem("no property " + property + " is known", start);
  }

  private int character(int c, int start) {
    return switch (c) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'v' -> 0x0B;
      case 'f' -> '\f';
      case 'r' -> '\r';
      case '0' -> zero(start);
      case 'c' -> control(start);
      case 'x' -> required(in.hex(2), start);
      case 'u' -> unicode(start);
      default -> sign(c, start);
    };
  }

  private int zero(int start) {
    if (in.peek() >= '0' && in.peek() <= '9') {
      throw in.problem("ECMA-262 has no octal escapes", start);
    }
    return 0;
  }

  private int control(int start) {
    boolean isLetter = in.peek() < 128 && Character.isLetter(Math.max(0, in.peek()));
    return isLetter ? in.next() % 32 : required(-1, start);
  }

  private int unicode(int start) {
    if (in.take('{')) {
      String digits = in.toBrace();
      boolean isHex = digits != null && digits.matches("0*[0-9A-Fa-f]{1,6}");
      int c = isHex ? Integer.parseInt(digits, 16) : -1;
      return required(c > Character.MAX_CODE_POINT ? -1 : c, start);
    }
    int c = required(in.hex(4), start);
    int behind = in.index();
    if (Character.isHighSurrogate((char) c) && in.take("\\u")) {
      int low = in.hex(4);
      if (low >= 0 && Character.isLowSurrogate((char) low)) {
        return Character.toCodePoint((char) c, (char) low);
      }
      in.backTo(behind);
    }
    return c;
  }

  private int sign(int c, int start) {
    boolean isLetterOrDigit = c < 128 && Character.isLetterOrDigit(c);
    return isLetterOrDigit ? required(-1, start) : c;
  }

  private int required(int c, int start) {
    if (c < 0) {
      throw in.problem("ECMA-262 has no such escape", start);
    }
    return c;
  }
}
