package dev.masu.schema.internal.source;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.location.LineCounter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The text of a document.
 *
 * @param text the text; if the bytes are not UTF-8, the part before the first malformed byte
 * @param encodingProblem why the bytes are not UTF-8, or null if they are
 */
public record DocumentText(String text, @Nullable SyntaxProblem encodingProblem) {
  public static DocumentText of(String text) {
    return new DocumentText(text, null);
  }

  public static DocumentText of(byte[] bytes) {
    String otherEncoding = Utf8Check.otherEncoding(bytes);
    if (otherEncoding != null) {
      Map<String, Object> found = Map.of("encoding", otherEncoding);
      return new DocumentText("", new SyntaxProblem("encoding", 0, found));
    }
    try {
      Utf8Check.require(bytes, 0, bytes.length);
    } catch (MalformedUtf8 e) {
      String before = new String(bytes, 0, (int) e.offset, StandardCharsets.UTF_8);
      return new DocumentText(before, e.problem(before.length()));
    }
    return of(new String(bytes, StandardCharsets.UTF_8));
  }

  /** The first problem that keeps the text from being one JSON value, or null if it is one. */
  public @Nullable SyntaxProblem syntaxProblem() {
    return encodingProblem != null ? encodingProblem : JsonSyntax.firstProblem(text);
  }

  /** The location of the char at an offset, or of the end of the text. */
  public SourceLocation locate(int offset) {
    return new LineCounter(text).locate(offset);
  }
}
