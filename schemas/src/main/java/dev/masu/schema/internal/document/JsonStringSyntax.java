package dev.masu.schema.internal.document;

import dev.masu.schema.internal.text.Shown;

/** The grammar of JSON strings (RFC 8259, section 7). */
final class JsonStringSyntax {
  private final DocumentText document;
  private final String text;

  JsonStringSyntax(DocumentText document) {
    this.document = document;
    this.text = document.text();
  }

  /** The index behind the closing quote of the string that starts at an index. */
  int end(int start) throws SyntaxRefusal {
    int at = start + 1;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        return at + 1;
      }
      if (c < ' ') {
        throw SyntaxRefusal.of(
            "syntax",
            at,
            "found " + Shown.character(c) + " inside a string; write it as " + escape(c));
      }
      at = c == '\\' ? endOfEscape(at) : at + 1;
    }
    throw SyntaxRefusal.of(
        "unexpected-end",
        text.length(),
        "the document ends inside the string that starts at "
            + document.locate(start)
            + "; is it cut off?");
  }

  private int endOfEscape(int backslash) throws SyntaxRefusal {
    int at = backslash + 1;
    if (at == text.length()) {
      return at;
    }
    char c = text.charAt(at);
    if (c == 'u') {
      requireHexadecimal(backslash);
      return at + 5;
    }
    if ("\"\\/bfnrt".indexOf(c) < 0) {
      throw SyntaxRefusal.of(
          "syntax",
          backslash,
          "found the escape \\"
              + text.substring(at, text.offsetByCodePoints(at, 1))
              + " in a string; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX");
    }
    return at + 1;
  }

  private void requireHexadecimal(int backslash) throws SyntaxRefusal {
    for (int i = backslash + 2; i < backslash + 6; i++) {
      if (i >= text.length() || "0123456789abcdefABCDEF".indexOf(text.charAt(i)) < 0) {
        throw SyntaxRefusal.of(
            "syntax", backslash, "expected four hexadecimal digits after \\u in a string");
      }
    }
  }

  /** Jackson takes half a character in a value but not in a name, so this has to find it there. */
  void requireWholeCharacters(int start, int end) throws SyntaxRefusal {
    int i = text.indexOf('\\', start);
    while (i >= 0 && i < end) {
      char unit = escapedUnit(i, end);
      boolean paired =
          Character.isHighSurrogate(unit) && Character.isLowSurrogate(escapedUnit(i + 6, end));
      if (Character.isSurrogate(unit) && !paired) {
        throw SyntaxRefusal.of(
            "syntax",
            i,
            "found half of a surrogate pair in a property name; write both halves, or the"
                + " character itself");
      }
      i = text.indexOf('\\', i + (paired ? 12 : 2));
    }
  }

  /** The char that a \\u escape at an index stands for, or NUL if there is none. */
  private char escapedUnit(int index, int end) {
    return index + 6 < end && text.startsWith("\\u", index)
        ? (char) Integer.parseInt(text, index + 2, index + 6, 16)
        : '\0';
  }

  private static String escape(char c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format("\\u%04X", (int) c);
    };
  }
}
