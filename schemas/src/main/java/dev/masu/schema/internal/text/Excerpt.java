package dev.masu.schema.internal.text;

import java.util.Map;

/**
 * A text without its middle if it is long, so that a message stays readable whatever a document holds.
 *
 * @param text the text, with {@code …} in place of its middle if it is cut
 * @param length how many code points the whole text has, or 0 if nothing is cut
 */
public record Excerpt(String text, int length) {
  private static final int MAX_CODE_POINTS = 60;
  private static final int KEPT_END = 12;

  /** A pointer is of use as long as its steps can be told apart, above all the last ones. */
  private static final int MAX_OF_POINTER = 300;

  private static final int KEPT_END_OF_POINTER = 120;

  /** Words of others are sentences, which quote the document in full perhaps. */
  private static final int MAX_OF_WORDS = 1000;

  private static final int KEPT_END_OF_WORDS = 200;

  /** Cuts a text if it is long. */
  public static Excerpt of(String text) {
    return of(text, MAX_CODE_POINTS, KEPT_END);
  }

  /** Cuts a JSON Pointer if it is very long. */
  static Excerpt ofPointer(String pointer) {
    return of(pointer, MAX_OF_POINTER, KEPT_END_OF_POINTER);
  }

  /** Cuts words of others if they are very long. */
  static Excerpt ofWords(String words) {
    return of(words, MAX_OF_WORDS, KEPT_END_OF_WORDS);
  }

  private static Excerpt of(String text, int max, int keptEnd) {
    int length = text.codePointCount(0, text.length());
    if (length <= max) {
      return new Excerpt(text, 0);
    }
    String start = text.substring(0, text.offsetByCodePoints(0, max - keptEnd));
    String end = text.substring(text.offsetByCodePoints(text.length(), -keptEnd));
    return new Excerpt(start + "…" + end, length);
  }

  /** Adds what a document holds to the parameters of a violation. */
  public void addTo(Map<String, Object> parameters) {
    parameters.put("actual", text);
    if (length > 0) {
      parameters.put("actualLength", length);
    }
  }
}
