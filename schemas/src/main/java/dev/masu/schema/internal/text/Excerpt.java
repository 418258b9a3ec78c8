package dev.masu.schema.internal.text;

import java.util.Map;

/**
 * A text with its middle cut out if it is long, so that messages stay readable whatever a document contains.
 *
 * @param text the text, with {@code …} in place of its middle if it is cut
 * @param length the number of code points in the whole text, or 0 if nothing is cut
 */
public record Excerpt(String text, int length) {
  /** Cuts a text if it is long. */
  public static Excerpt of(String text) {
    return of(text, 60, 12);
  }

  /** Cuts a JSON Pointer if it is very long; its last steps are the most useful. */
  static Excerpt ofPointer(String pointer) {
    return of(pointer, 300, 120);
  }

  /** Cuts another library's message if it is very long; it may quote the document. */
  static Excerpt ofMessage(String message) {
    return of(message, 1000, 200);
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

  /** The excerpt that {@link #addTo} added to parameters. */
  static Excerpt ofParameters(Map<String, Object> parameters) {
    return new Excerpt(
        String.valueOf(parameters.get("actual")),
        parameters.get("actualLength") instanceof Integer length ? length : 0);
  }

  /** Adds this excerpt of a document to the parameters of a violation. */
  public void addTo(Map<String, Object> parameters) {
    parameters.put("actual", text);
    if (length > 0) {
      parameters.put("actualLength", length);
    }
  }
}
