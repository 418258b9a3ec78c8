package dev.masu.schema.internal.document;

import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first place at which a text leaves the grammar of JSON (RFC 8259) and says why.
 *
 * <p>It runs only after Jackson has refused a text: Jackson's own words differ between byte and char
 * input, and its places do so for numbers. It keeps its own stack, so that no nesting exhausts the
 * thread's.
 */
final class JsonSyntax {
  private static final List<String> LITERALS = List.of("true", "false", "null");

  private final DocumentText document;
  private final String text;
  private final JsonStringSyntax strings;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int at;

  private JsonSyntax(DocumentText document) {
    this.document = document;
    this.text = document.text();
    this.strings = new JsonStringSyntax(document);
  }

  static @Nullable SyntaxProblem firstProblem(DocumentText document) {
    try {
      new JsonSyntax(document).document();
      return null;
    } catch (SyntaxRefusal refusal) {
      return refusal.problem();
    }
  }

  private void document() throws SyntaxRefusal {
    if (text.startsWith("\uFEFF")) {
      throw SyntaxRefusal.of(
          "byte-order-mark",
          0,
          "the document starts with a byte order mark (U+FEFF), which JSON does not allow; save it"
              + " as UTF-8 without one");
    }
    skipSpace();
    if (at == text.length()) {
      String what = text.isEmpty() ? "the document is empty" : "the document is blank";
      throw SyntaxRefusal.of("empty-document", 0, what + "; expected a JSON value");
    }
    value();
    while (!open.isEmpty()) {
      skipSpace();
      afterValue();
    }
    skipSpace();
    if (at < text.length()) {
      throw SyntaxRefusal.of(
          "trailing-content",
          at,
          "expected the end of the document but found " + shown()
              + "; a document is one JSON value");
    }
  }

  /** Reads a scalar, or opens a container and reads on to the first scalar or empty container. */
  private void value() throws SyntaxRefusal {
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

  private void afterValue() throws SyntaxRefusal {
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
        throw SyntaxRefusal.of(
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

  private void name(String expected) throws SyntaxRefusal {
    if (require(expected) != '"') {
      throw unexpectedWord(expected);
    }
    int start = at;
    at = strings.end(start);
    strings.requireWholeCharacters(start, at);
    skipSpace();
    if (require("':'") != ':') {
      throw unexpected("':' after the property name");
    }
    at++;
  }

  private void scalar(char c) throws SyntaxRefusal {
    if (c == '"') {
      at = strings.end(at);
    } else if (c == '-' || isDigit(c)) {
      number();
    } else if (LITERALS.stream().noneMatch(this::word)) {
      throw unexpectedWord("a JSON value");
    }
  }

  private boolean word(String word) {
    if (!text.startsWith(word, at) || isWordPart(at + word.length())) {
      return false;
    }
    at += word.length();
    return true;
  }

  private void number() throws SyntaxRefusal {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    if (peek() == '0') {
      at++;
      if (isDigit(peek())) {
        throw SyntaxRefusal.of(
            "syntax", start, "a JSON number does not start with 0 followed by a digit");
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

  private void digits(String expected) throws SyntaxRefusal {
    if (!isDigit(require(expected))) {
      throw unexpected(expected);
    }
    while (isDigit(peek())) {
      at++;
    }
  }

  private char require(String expected) throws SyntaxRefusal {
    if (at == text.length()) {
      throw open.isEmpty() ? endWhere(expected) : unexpectedEnd();
    }
    return text.charAt(at);
  }

  private SyntaxRefusal endWhere(String expected) {
    return SyntaxRefusal.of(
        "unexpected-end", at, "expected " + expected + " but found the end of the document");
  }

  private SyntaxRefusal unexpectedEnd() {
    int start = open.element();
    String kind = text.charAt(start) == '{' ? "object" : "array";
    return SyntaxRefusal.of(
        "unexpected-end",
        at,
        "the document ends inside the "
            + kind
            + " that starts at "
            + document.locate(start)
            + "; is it cut off?");
  }

  private SyntaxRefusal unexpected(String expected) {
    return SyntaxRefusal.of(
        "syntax", at, "expected " + expected + " but found " + shown() + advice());
  }

  private SyntaxRefusal unexpectedWord(String expected) {
    String advice = advice();
    return SyntaxRefusal.of(
        "syntax",
        at,
        "expected "
            + expected
            + " but found "
            + shown()
            + (advice.isEmpty() ? wordAdvice() : advice));
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
    return "";
  }

  /** What to do about a word that stands where a value or a name was expected. */
  private String wordAdvice() {
    int end = at;
    while (isWordPart(end)) {
      end++;
    }
    if (end == at || isDigit(text.charAt(at))) {
      return "";
    }
    return NearestName.of(text.substring(at, end), LITERALS)
        .map(literal -> "; did you mean " + literal + "?")
        .orElse("; strings take double quotes");
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
}
