package dev.masu.schema.internal.pattern;

import java.util.regex.PatternSyntaxException;

/** Parses what matches one character: classes in brackets and escapes. */
final class ClassParser {
  private static final int MAX_RANGES = 500_000;

  private final PatternReader in;
  private boolean ignoresCase;
  private int ranges;

  ClassParser(PatternReader in) {
    this.in = in;
  }

  void ignoreCase(boolean ignoresCase) {
    this.ignoresCase = ignoresCase;
  }

  /** Parses the class whose opening bracket was read. */
  CodePoints parse(int start) {
    boolean isNegated = in.take('^');
    CodePoints.Builder items = new CodePoints.Builder();
    while (!in.take(']')) {
      if (in.atEnd()) {
        throw in.problem("a class that is not closed", start);
      }
      addItem(items);
    }
    CodePoints set = folded(items.build());
    return isNegated ? set.complement() : set;
  }

  /** A set; if case is ignored, together with the letters that differ from its own only in case. */
  CodePoints folded(CodePoints set) {
    return counted(ignoresCase ? CaseFolding.closure(set) : set);
  }

  /** Limits the ranges of all sets together, since a few characters of a pattern may stand for hundreds of them. */
  private CodePoints counted(CodePoints set) {
    ranges += set.size();
    if (ranges > MAX_RANGES) {
      throw in.problem("its classes have too many characters", -1);
    }
    return set;
  }

  private void addItem(CodePoints.Builder items) {
    int start = in.index();
    CodePoints first = atom();
    items.add(first);
    if (!in.take('-')) {
      return;
    }
    if (in.peek() == ']' || in.atEnd()) {
      items.add('-', '-');
      return;
    }
    CodePoints last = atom();
    if (first.only() < 0 || last.only() < 0) {
      items.add(last).add('-', '-');
    } else if (first.only() > last.only()) {
      throw in.problem("a range whose ends are out of order", start);
    } else {
      items.add(first.only(), last.only());
    }
  }

  private CodePoints atom() {
    int start = in.index();
    int c = in.next();
    if (c != '\\') {
      return counted(CodePoints.of(c));
    }
    return counted(in.take('b') ? CodePoints.of('\b') : escaped(start));
  }

  /** Parses the escape whose backslash was read. Ignoring case affects only {@code \w} and {@code \W} here. */
  CodePoints escaped(int start) {
    if (in.atEnd()) {
      throw in.problem("a backslash at the end", start);
    }
    int c = in.next();
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
    return ignoresCase ? CaseFolding.closure(CodePoints.WORD) : CodePoints.WORD;
  }

  private CodePoints property(int start) {
    String name = in.take('{') ? in.takeUntil('}') : null;
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
    int character = switch (c) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'v' -> 0x0B;
      case 'f' -> '\f';
      case 'r' -> '\r';
      case '0' -> zero(start);
      case 'c' -> in.peek() < 128 && Character.isLetter(in.peek()) ? in.next() % 32 : -1;
      case 'x' -> in.hex(2);
      case 'u' -> unicode();
      default -> c < 128 && Character.isLetterOrDigit(c) ? -1 : c;
    };
    if (character < 0) {
      throw in.problem("ECMA-262 has no such escape", start);
    }
    return character;
  }

  private int zero(int start) {
    if (in.nextIsDigit()) {
      throw in.problem("ECMA-262 has no octal escapes", start);
    }
    return 0;
  }

  private int unicode() {
    if (in.take('{')) {
      String digits = in.takeUntil('}');
      boolean isHex = digits != null && digits.matches("0*[0-9A-Fa-f]{1,6}");
      int c = isHex ? Integer.parseInt(digits, 16) : -1;
      return c > Character.MAX_CODE_POINT ? -1 : c;
    }
    int high = in.hex(4);
    int next = in.index();
    if (high >= 0 && Character.isHighSurrogate((char) high) && in.take("\\u")) {
      int low = in.hex(4);
      if (low >= 0 && Character.isLowSurrogate((char) low)) {
        return Character.toCodePoint((char) high, (char) low);
      }
      in.backTo(next);
    }
    return high;
  }
}
