package dev.masu.schema.internal.keyword;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Rewrites a regular expression of ECMA-262 (as its flag {@code u} has them) so that RE2/J and
 * java.util.regex, which read some signs in ways of their own, both find what ECMA-262 finds.
 */
final class EcmaPattern {
  /** White space and line terminators. */
  private static final String SPACES =
      "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}"
          + "\\x{202f}\\x{205f}\\x{3000}\\x{feff}";

  private static final String NO_SPACES = "\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}"
      + "\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}"
      + "\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";

  private static final String NO_LINE_END = "[^\\n\\r\\x{2028}\\x{2029}]";
  private static final String ALL = "\\x{0}-\\x{10ffff}";

  private static final Pattern GROUP = Pattern.compile(
      "\\(\\?(?:<(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*)>|<?[=!]|[ims]*(?:-[ims]+)?:)");
  private static final Pattern CODE =
      Pattern.compile("x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|u\\{([0-9A-Fa-f]{1,6})}");
  private static final Pattern PROPERTY = Pattern.compile("[pP]\\{[^}\\\\\\[\\]]+}");

  private final String pattern;
  private final StringBuilder rewritten = new StringBuilder();
  private int at;
  private boolean isInClass;

  private EcmaPattern(String pattern) {
    this.pattern = pattern;
  }

  /**
   * Rewrites a pattern.
   *
   * @throws PatternSyntaxException if it has an escape or a group that ECMA-262 does not know
   */
  static String rewrite(String pattern) {
    EcmaPattern rewriting = new EcmaPattern(pattern);
    while (rewriting.at < pattern.length()) {
      rewriting.next();
    }
    return rewriting.rewritten.toString();
  }

  private void next() {
    char c = pattern.charAt(at);
    if (c == '\\') {
      at++;
      escape();
    } else if (isInClass) {
      inClass(c);
    } else {
      switch (c) {
        case '.' -> take(1, NO_LINE_END);
        case '[' -> openClass();
        case '(' -> group();
        default -> take(1, String.valueOf(c));
      }
    }
  }

  private void take(int length, String replacement) {
    at += length;
    rewritten.append(replacement);
  }

  private void openClass() {
    if (pattern.startsWith("[]", at)) {
      take(2, "[^" + ALL + "]");
    } else if (pattern.startsWith("[^]", at)) {
      take(3, "[" + ALL + "]");
    } else {
      isInClass = true;
      boolean isNegated = pattern.startsWith("[^", at);
      take(isNegated ? 2 : 1, isNegated ? "[^" : "[");
    }
  }

  /** In Java a class may hold classes, and {@code &&} intersects them. */
  private void inClass(char c) {
    isInClass = c != ']';
    take(1, c == '[' || c == '&' ? "\\" + c : String.valueOf(c));
  }

  private void group() {
    if (!pattern.startsWith("(?", at)) {
      take(1, "(");
      return;
    }
    Matcher group = GROUP.matcher(pattern).region(at, pattern.length());
    if (!group.lookingAt()) {
      throw unknown("group (?", at);
    }
    // A name is needed to refer to it only, and RE2/J and Java know fewer names.
    boolean isNameless = group.group("name") != null && !pattern.contains("\\k<");
    take(group.end() - at, isNameless ? "(" : group.group());
  }

  private void escape() {
    if (at == pattern.length()) {
      throw unknown("escape \\ at the end", at - 1);
    }
    char c = pattern.charAt(at);
    switch (c) {
      case 's' -> take(1, isInClass ? SPACES : "[" + SPACES + "]");
      case 'S' -> take(1, isInClass ? NO_SPACES : "[" + NO_SPACES + "]");
      case 'v' -> take(1, "\\x{b}");
      case '0' -> take(1, "\\x{0}");
      case 'c' -> control();
      case 'u', 'x' -> code();
      case 'p', 'P' -> property();
      case 'b' -> take(1, isInClass ? "\\x{8}" : "\\b");
      case 'd', 'D', 'w', 'W', 'B', 't', 'n', 'f', 'r', 'k' -> take(1, "\\" + c);
      default -> literal(c);
    }
  }

  private void literal(char c) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
      throw unknown("escape \\" + c, at - 1);
    }
    take(1, c == '_' || c >= 0x80 ? String.valueOf(c) : "\\" + c);
  }

  private void control() {
    char letter = at + 1 < pattern.length() ? pattern.charAt(at + 1) : ' ';
    if (!(letter >= 'a' && letter <= 'z') && !(letter >= 'A' && letter <= 'Z')) {
      throw unknown("escape \\c without a letter", at - 1);
    }
    take(2, "\\x{" + Integer.toHexString(letter % 32) + "}");
  }

  /** A code point, perhaps of two escaped surrogates. */
  private void code() {
    Matcher code = CODE.matcher(pattern).region(at, pattern.length());
    if (!code.lookingAt()) {
      throw unknown("escape \\" + pattern.charAt(at) + " without its digits", at - 1);
    }
    int value = value(code);
    at = code.end();
    if (Character.isBmpCodePoint(value) && Character.isHighSurrogate((char) value)) {
      Matcher low =
          CODE.matcher(pattern).region(Math.min(at + 1, pattern.length()), pattern.length());
      if (pattern.startsWith("\\u", at) && low.lookingAt() && isLowSurrogate(value(low))) {
        value = Character.toCodePoint((char) value, (char) value(low));
        at = low.end();
      }
    }
    rewritten.append("\\x{").append(Integer.toHexString(value)).append('}');
  }

  private static boolean isLowSurrogate(int value) {
    return Character.isBmpCodePoint(value) && Character.isLowSurrogate((char) value);
  }

  private static int value(Matcher code) {
    for (int group = 1; group < code.groupCount(); group++) {
      if (code.group(group) != null) {
        return Integer.parseInt(code.group(group), 16);
      }
    }
    return Integer.parseInt(code.group(code.groupCount()), 16);
  }

  private void property() {
    Matcher property = PROPERTY.matcher(pattern).region(at, pattern.length());
    if (!property.lookingAt()) {
      throw unknown("escape \\" + pattern.charAt(at) + " without a property in braces", at - 1);
    }
    take(property.end() - at, "\\" + property.group());
  }

  private PatternSyntaxException unknown(String what, int index) {
    return new PatternSyntaxException("ECMA-262 knows no " + what, pattern, index);
  }
}
