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

  /** Cuts a text if it is long. */
  public static Excerpt of(String text) {
    int length = text.codePointCount(0, text.length());
    if (length <= MAX_CODE_POINTS) {
      return new Excerpt(text, 0);
    }
    String start = text.substring(0, text.offsetByCodePoints(0, MAX_CODE_POINTS - KEPT_END));
    String end = text.substring(text.offsetByCodePoints(text.length(), -KEPT_END));
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
