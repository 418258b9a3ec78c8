package dev.masu.schema.internal.source;

import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.source.SyntaxProblem.SyntaxException;
import dev.masu.schema.internal.text.NearestName;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first offset at which a text violates the grammar of JSON (RFC 8259), and says why.
 *
 * <p>It runs only after Jackson has rejected a text, since Jackson's messages differ between byte and char input, and
 * so do its locations of numbers. It keeps its own stack, so that no nesting exhausts the thread's.
 */
final class JsonSyntax {
  private static final List<String> LITERALS = List.of("true", "false", "null");

  /** How other languages write null. */
  private static final Set<String> NULL_ELSEWHERE = Set.of("None", "nil", "undefined");

  /** A line that may start a document after a text about it, as language models write it. */
  private static final Pattern DOCUMENT_START = Pattern.compile("\n[ \t]*(```|[{\\[])");

  private static final Pattern UNICODE_ESCAPE = Pattern.compile("\\\\u[0-9A-Fa-f]{4}");

  private final String text;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int at;

  private JsonSyntax(String text) {
    this.text = text;
  }

  static @Nullable SyntaxProblem firstProblem(String text) {
    try {
      new JsonSyntax(text).document();
      return null;
    } catch (SyntaxException error) {
      return error.problem;
    }
  }

  private void document() throws SyntaxException {
    if (text.startsWith("\uFEFF")) {
      throw new SyntaxException("byte-order-mark", 0);
    }
    skipSpace();
    if (at == text.length()) {
      SyntaxException empty = new SyntaxException("empty-document", 0);
      throw text.isEmpty() ? empty : empty.with("reason", "blank");
    }
    value();
    while (!open.isEmpty()) {
      skipSpace();
      afterValue();
    }
    skipSpace();
    if (at < text.length()) {
      throw advised(new SyntaxException("trailing-content", at).found(found()));
    }
  }

  /** Reads a scalar, or opens containers up to the first scalar or empty container. */
  private void value() throws SyntaxException {
    while (true) {
      skipSpace();
      char c = require("value");
      if (c != '{' && c != '[') {
        scalar(c);
        return;
      }
      open.push(at++);
      skipSpace();
      if (peek() == (c == '{' ? '}' : ']')) {
        return;
      }
      if (c == '{') {
        name("name", "}");
      }
    }
  }

  private void afterValue() throws SyntaxException {
    boolean inObject = text.charAt(open.element()) == '{';
    String close = inObject ? "}" : "]";
    require(",", close);
    if (take(close)) {
      open.pop();
      return;
    }
    if (!take(",")) {
      throw unexpected(",", close);
    }
    skipSpace();
    if (text.startsWith(close, at)) {
      throw new SyntaxException("syntax", at).with("reason", "trailing-comma").with("close", close);
    }
    if (inObject) {
      name("name");
    }
    value();
  }

  private void name(String... expected) throws SyntaxException {
    if (require(expected) != '"') {
      throw unexpectedWord(expected);
    }
    string();
    skipSpace();
    if (require("colon") != ':') {
      throw unexpected("colon");
    }
    at++;
  }

  private void scalar(char c) throws SyntaxException {
    if (c == '"') {
      string();
    } else if (c == '-' || isDigit(c)) {
      number();
    } else if (LITERALS.stream().noneMatch(this::word)) {
      throw unexpectedWord("value");
    }
  }

  /** Reads a string (RFC 8259, section 7). */
  private void string() throws SyntaxException {
    int start = at++;
    while (peek() != '"') {
      if (at >= text.length()) {
        throw unclosed("string", start);
      }
      char c = text.charAt(at);
      if (c < ' ') {
        throw new SyntaxException("syntax", at)
            .with("reason", c == '\n' || c == '\r' ? "line-break" : "control-character")
            .found(String.valueOf(c))
            .with("escape", escape(c));
      }
      if (c == '\\') {
        requireEscape();
        at++;
      }
      at++;
    }
    at++;
  }

  private void requireEscape() throws SyntaxException {
    if (text.startsWith("u", at + 1)) {
      if (!UNICODE_ESCAPE.matcher(text).region(at, text.length()).lookingAt()) {
        throw new SyntaxException("syntax", at).with("reason", "hexadecimal");
      }
    } else if (at + 1 < text.length() && "\"\\/bfnrt".indexOf(text.charAt(at + 1)) < 0) {
      throw new SyntaxException("syntax", at)
          .with("reason", "escape")
          .found(text.substring(at, text.offsetByCodePoints(at + 1, 1)));
    }
  }

  private static String escape(char c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format(Locale.ROOT, "\\u%04X", (int) c);
    };
  }

  private boolean word(String word) {
    if (!text.startsWith(word, at) || isWordPart(at + word.length())) {
      return false;
    }
    at += word.length();
    return true;
  }

  private void number() throws SyntaxException {
    int start = at;
    take("-");
    if (!take("0")) {
      digits("digit");
    } else if (isDigit(peek())) {
      throw new SyntaxException("syntax", start).with("reason", "leading-zero");
    }
    if (take(".")) {
      digits("decimal");
    }
    if (take("eE")) {
      take("+-");
      digits("exponent");
    }
    if (isWordPart(at)) {
      throw unexpected("number-end");
    }
  }

  private void digits(String expected) throws SyntaxException {
    if (!isDigit(require(expected))) {
      throw unexpected(expected);
    }
    while (isDigit(peek())) {
      at++;
    }
  }

  private char require(String... expected) throws SyntaxException {
    if (at < text.length()) {
      return text.charAt(at);
    }
    if (open.isEmpty()) {
      throw new SyntaxException("unexpected-end", at).with("expected", List.of(expected));
    }
    throw unclosed(text.charAt(open.element()) == '{' ? "object" : "array", open.element());
  }

  private SyntaxException unclosed(String inside, int start) {
    return new SyntaxException("unexpected-end", text.length())
        .with("inside", inside)
        .with("start", new LineCounter(text).locate(start));
  }

  private SyntaxException unexpected(String... expected) {
    return advised(
        new SyntaxException("syntax", at).with("expected", List.of(expected)).found(found()));
  }

  private SyntaxException advised(SyntaxException error) {
    String advice = advice();
    return advice.isEmpty() ? error : error.with("advice", advice);
  }

  private SyntaxException unexpectedWord(String... expected) {
    SyntaxException error = unexpected(expected);
    int end = endOfWord();
    if (!advice().isEmpty() || end == at || isDigit(text.charAt(at))) {
      return error;
    }
    String word = text.substring(at, end);
    String meant =
        NULL_ELSEWHERE.contains(word) ? "null" : NearestName.of(word, LITERALS).orElse(null);
    if (meant != null) {
      return error.with("advice", "nearest").with("nearest", meant);
    }
    boolean isBeforeDocument = open.isEmpty() && DOCUMENT_START.matcher(text).find(at);
    return error.with("advice", isBeforeDocument ? "text-before" : "strings");
  }

  /** The text at the current offset: a whole word, or else one character. */
  private String found() {
    int end = Math.max(endOfWord(), text.offsetByCodePoints(at, 1));
    return text.substring(at, end);
  }

  /** Advice about a common mistake at the current offset, or an empty string if there is none. */
  private String advice() {
    char c = text.charAt(at);
    if (c == '\'') {
      return "double-quotes";
    }
    if (c == '/' || c == '#') {
      return "comments";
    }
    if (text.startsWith("```", at)) {
      return "markdown";
    }
    boolean isNumber = text.startsWith("NaN", at) || text.startsWith("Infinity", at);
    return isNumber ? "no-such-number" : "";
  }

  private int endOfWord() {
    int end = at;
    while (isWordPart(end)) {
      end++;
    }
    return end;
  }

  private void skipSpace() {
    while (take(" \t\n\r")) {}
  }

  /** Reads one of the given characters if it comes next. */
  private boolean take(String characters) {
    boolean isNext = at < text.length() && characters.indexOf(text.charAt(at)) >= 0;
    at += isNext ? 1 : 0;
    return isNext;
  }

  /** The current char, or NUL at the end, since JSON allows NUL nowhere but in escapes. */
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
