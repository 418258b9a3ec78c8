package dev.masu.schema.internal.source;

import dev.masu.schema.internal.source.SyntaxProblem.SyntaxException;
import java.util.HexFormat;
import java.util.Locale;

/** The grammar of JSON strings (RFC 8259, section 7). */
final class JsonStringSyntax {
  private final DocumentText document;
  private final String text;

  JsonStringSyntax(DocumentText document) {
    this.document = document;
    this.text = document.text();
  }

  /** The index after the closing quote of the string that starts at an index. */
  int end(int start) throws SyntaxException {
    int at = start + 1;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        return at + 1;
      }
      if (c < ' ') {
        throw new SyntaxException("syntax", at)
            .with("reason", c == '\n' || c == '\r' ? "line-break" : "control-character")
            .found(String.valueOf(c))
            .with("escape", escape(c));
      }
      at = c == '\\' ? endOfEscape(at) : at + 1;
    }
    throw new SyntaxException("unexpected-end", text.length())
        .with("inside", "string")
        .with("start", document.locate(start));
  }

  private int endOfEscape(int backslash) throws SyntaxException {
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
      throw new SyntaxException("syntax", backslash)
          .with("reason", "escape")
          .found(text.substring(backslash, text.offsetByCodePoints(at, 1)));
    }
    return at + 1;
  }

  private void requireHexadecimal(int backslash) throws SyntaxException {
    for (int i = backslash + 2; i < backslash + 6; i++) {
      if (i >= text.length() || !HexFormat.isHexDigit(text.charAt(i))) {
        throw new SyntaxException("syntax", backslash).with("reason", "hexadecimal");
      }
    }
  }

  /** Rejects unpaired surrogates among the escapes of a name. Jackson rejects them too, but not in values. */
  void requireWholeCharacters(int start, int end) throws SyntaxException {
    int i = text.indexOf('\\', start);
    while (i >= 0 && i < end) {
      char unit = escapedUnit(i, end);
      boolean paired =
          Character.isHighSurrogate(unit) && Character.isLowSurrogate(escapedUnit(i + 6, end));
      if (Character.isSurrogate(unit) && !paired) {
        throw new SyntaxException("syntax", i).with("reason", "surrogate");
      }
      i = text.indexOf('\\', i + (paired ? 12 : 2));
    }
  }

  /** The char that a \\u escape at an index denotes, or NUL if there is none. */
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
      default -> String.format(Locale.ROOT, "\\u%04X", (int) c);
    };
  }
}
