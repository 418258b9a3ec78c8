package dev.masu.schema.internal.document;

import dev.masu.schema.SourceLocation;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The whole text of a document, so that any place in it can be told in lines and code points.
 *
 * <p>Bytes that are not UTF-8 leave the text before them and the problem that stopped it.
 */
public final class DocumentText {
  private final String text;
  private final @Nullable SyntaxProblem encodingProblem;

  private DocumentText(String text, @Nullable SyntaxProblem encodingProblem) {
    this.text = text;
    this.encodingProblem = encodingProblem;
  }

  public static DocumentText of(String text) {
    return new DocumentText(text, null);
  }

  public static DocumentText of(byte[] bytes) {
    return Utf8.decode(bytes);
  }

  /** Whether a document that starts with some bytes, four if it has as many, is in UTF-16 or UTF-32. */
  public static boolean isInOtherEncoding(byte[] first) {
    return Utf8.otherEncoding(first) != null;
  }

  /**
   * The text of bytes that are not UTF-8.
   *
   * @param decoded the text before the first wrong byte
   * @param found what was found, as parameters of the problem
   */
  static DocumentText notUtf8(String decoded, Map<String, Object> found) {
    return new DocumentText(decoded, new SyntaxProblem("encoding", decoded.length(), found));
  }

  /** The first problem that keeps the text from being one JSON value, or null if it is one. */
  public @Nullable SyntaxProblem syntaxProblem() {
    return encodingProblem != null ? encodingProblem : JsonSyntax.firstProblem(this);
  }

  /** The problem of the bytes, or null if they are UTF-8. */
  public @Nullable SyntaxProblem encodingProblem() {
    return encodingProblem;
  }

  public String text() {
    return text;
  }

  /**
   * Tells the place of a char.
   *
   * @param offset the char's offset, from 0 to the text's length
   */
  public SourceLocation locate(int offset) {
    return new LineCounter(text).locate(offset);
  }
}
