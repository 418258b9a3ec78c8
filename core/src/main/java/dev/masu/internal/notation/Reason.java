package dev.masu.internal.notation;

import dev.masu.internal.text.TextBundle;
import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;

/**
 * The reason why a text is invalid, independent of the language of the message.
 *
 * @param key the key of the message text, empty if the caller supplied the words
 * @param values the expected tokens, the values of the placeholders, or the caller's words
 * @param found the code point found, or -1 at the end of the text
 */
public record Reason(String key, List<String> values, int found) implements Serializable {
  private static final String EXPECTED = "expected";
  private static final String OWN_WORDS = "";

  public static Reason inOwnWords(String words) {
    return new Reason(OWN_WORDS, List.of(words), -1);
  }

  /** {@return the reason with this key and at most two values, for the placeholders {@code a} and {@code b}} */
  public static Reason of(String key, Object... values) {
    List<String> shown =
        Stream.of(values).map(Object::toString).map(ErrorText::start).toList();
    return new Reason("reason." + key, shown, -1);
  }

  /** {@return a reason stating which tokens were expected at an index and what was found there} */
  public static Reason expected(String text, int index, List<String> expected) {
    return new Reason(EXPECTED, List.copyOf(expected), ErrorText.codePoint(text, index));
  }

  public String in(TextBundle texts) {
    if (key.equals(OWN_WORDS)) {
      return values.get(0);
    }
    return texts.fill(key, name -> switch (name) {
      case "expected" ->
        texts.list("list", values.stream().map(value -> word(value, texts)).toList());
      case "found" -> ErrorText.found(found, texts);
      case "a" -> values.get(0);
      default -> values.get(1);
    });
  }

  private static String word(String value, TextBundle texts) {
    return texts.has("token." + value) ? texts.text("token." + value) : value;
  }
}
