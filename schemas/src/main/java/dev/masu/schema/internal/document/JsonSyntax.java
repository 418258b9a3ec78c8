package dev.masu.schema.internal.document;

import dev.masu.schema.internal.text.Shown;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first place at which a text leaves the grammar of JSON (RFC 8259) and says why.
 *
 * <p>It runs only after Jackson has refused a text: Jackson's own words differ between byte and char
 * input, and its places do so for numbers. It keeps its own stack, so that no nesting exhausts the
 * thread's.
 */
final class JsonSyntax {
  private final DocumentText document;
  private final String text;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int at;

  private JsonSyntax(DocumentText document) {
    this.document = document;
    this.text = document.text();
  }

  static @Nullable SyntaxProblem firstProblem(DocumentText document) {
    try {
      new JsonSyntax(document).document();
      return null;
    } catch (Found found) {
      return found.problem;
    }
  }

  private void document() throws Found {
    if (text.startsWith("\uFEFF")) {
      throw found(
          "byte-order-mark",
          0,
          "the document starts with a byte order mark (U+FEFF), which JSON does not allow; save it"
              + " as UTF-8 without one");
    }
    skipSpace();
    if (at == text.length()) {
      String what = text.isEmpty() ? "the document is empty" : "the document is blank";
      throw found("empty-document", 0, what + "; expected a JSON value");
    }
    value();
    while (!open.isEmpty()) {
      skipSpace();
      afterValue();
    }
    skipSpace();
    if (at < text.length()) {
      throw found(
          "trailing-content",
          at,
          "expected the end of the document but found " + shown()
              + "; a document is one JSON value");
    }
  }

  /** Reads a scalar, or opens a container and reads on to the first scalar or empty container. */
  private void value() throws Found {
    while (true) {
      skipSpace();
      char c = require("a JSON value");
      if (c == '{') {
        open.push(at++);
        skipSpace();
        if (peek() == '}') {
          return;
        }
        name("a property name in double quotes or '}'");
      } else if (c == '[') {
        open.push(at++);
        skipSpace();
        if (peek() == ']') {
          return;
        }
      } else {
        scalar(c);
        return;
      }
    }
  }

  private void afterValue() throws Found {
    boolean inObject = text.charAt(open.element()) == '{';
    char close = inObject ? '}' : ']';
    char c = require("',' or '" + close + "'");
    if (c == close) {
      open.pop();
      at++;
    } else if (c == ',') {
      at++;
      skipSpace();
      if (peek() == close) {
        throw found(
            "syntax", at, "found '" + close + "' after a comma; remove the comma before it");
      }
      if (inObject) {
        name("a property name in double quotes");
      }
      value();
    } else {
      throw unexpected("',' or '" + close + "'");
    }
  }

  private void name(String expected) throws Found {
    if (require(expected) != '"') {
      throw unexpected(expected);
    }
    string();
    skipSpace();
    if (require("':'") != ':') {
      throw unexpected("':' after the property name");
    }
    at++;
  }

  private void scalar(char c) throws Found {
    if (c == '"') {
      string();
    } else if (c == '-' || isDigit(c)) {
      number();
    } else if (!(word("true") || word("false") || word("null"))) {
      throw unexpected("a JSON value");
    }
  }

  private boolean word(String word) {
    if (!text.startsWith(word, at) || isWordPart(at + word.length())) {
      return false;
    }
    at += word.length();
    return true;
  }

  private void string() throws Found {
    int start = at++;
    while (true) {
      if (at == text.length()) {
        throw found(
            "unexpected-end",
            at,
            "the document ends inside the string that starts at "
                + document.locate(start)
                + "; is it cut off?");
      }
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return;
      }
      if (c < ' ') {
        throw found(
            "syntax",
            at,
            "found " + Shown.character(c) + " inside a string; write it as " + escape(c));
      }
      at++;
      if (c == '\\') {
        escapeSequence();
      }
    }
  }

  private void escapeSequence() throws Found {
    char c = at < text.length() ? text.charAt(at) : '"';
    if (c == 'u') {
      for (int i = 1; i <= 4; i++) {
        if (at + i >= text.length() || Character.digit(text.charAt(at + i), 16) < 0) {
          throw found("syntax", at - 1, "expected four hexadecimal digits after \\u in a string");
        }
      }
      at += 5;
    } else if ("\"\\/bfnrt".indexOf(c) >= 0 && at < text.length()) {
      at++;
    } else if (at < text.length()) {
      throw found(
          "syntax",
          at - 1,
          "found the escape \\"
              + text.substring(at, text.offsetByCodePoints(at, 1))
              + " in a string; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX");
    }
  }

  private void number() throws Found {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    if (peek() == '0') {
      at++;
      if (isDigit(peek())) {
        throw found("syntax", start, "a JSON number does not start with 0 followed by a digit");
      }
    } else {
      digits("a digit");
    }
    if (peek() == '.') {
      at++;
      digits("a digit after the decimal point");
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      digits("a digit in the exponent");
    }
    if (isWordPart(at)) {
      throw unexpected("the end of the number");
    }
  }

  private void digits(String expected) throws Found {
    if (!isDigit(require(expected))) {
      throw unexpected(expected);
    }
    while (isDigit(peek())) {
      at++;
    }
  }

  private char require(String expected) throws Found {
    if (at == text.length()) {
      throw open.isEmpty() ? endWhere(expected) : unexpectedEnd();
    }
    return text.charAt(at);
  }

  private Found endWhere(String expected) {
    return found(
        "unexpected-end", at, "expected " + expected + " but found the end of the document");
  }

  private Found unexpectedEnd() {
    int start = open.element();
    String kind = text.charAt(start) == '{' ? "object" : "array";
    return found(
        "unexpected-end",
        at,
        "the document ends inside the "
            + kind
            + " that starts at "
            + document.locate(start)
            + "; is it cut off?");
  }

  private Found unexpected(String expected) {
    return found("syntax", at, "expected " + expected + " but found " + shown() + advice());
  }

  /** What stands here: a word as a whole, else the character. */
  private String shown() {
    int end = at;
    while (isWordPart(end)) {
      end++;
    }
    return end > at + 1
        ? Shown.text(text.substring(at, end))
        : Shown.character(text.codePointAt(at));
  }

  private String advice() {
    char c = text.charAt(at);
    if (c == '\'') {
      return "; JSON strings take double quotes";
    }
    if (c == '/' || c == '#') {
      return "; JSON has no comments";
    }
    if (text.startsWith("NaN", at) || text.startsWith("Infinity", at)) {
      return "; JSON has no such number";
    }
    return isWordPart(at) && !isDigit(c) ? "; strings take double quotes" : "";
  }

  private static String escape(char c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format("\\u%04X", (int) c);
    };
  }

  private void skipSpace() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** The char here, or NUL at the end: NUL is nowhere allowed in JSON outside its escapes. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private boolean isWordPart(int index) {
    if (index >= text.length()) {
      return false;
    }
    char c = text.charAt(index);
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  private static Found found(String code, int offset, String message) {
    return new Found(new SyntaxProblem(code, offset, message));
  }

  /** Leaves the scanner at the first problem. */
  private static final class Found extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient SyntaxProblem problem;

    Found(SyntaxProblem problem) {
      super(problem.message(), null, false, false);
      this.problem = problem;
    }
  }
}
