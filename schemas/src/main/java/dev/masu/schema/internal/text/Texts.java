package dev.masu.schema.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts that messages are made of, in one language. They are loaded when the first message in that
 * language is asked for.
 *
 * <p>It is no {@link java.util.ResourceBundle}: that falls back to the language of the JVM before it
 * falls back to English.
 */
final class Texts {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-zA-Z]+)\\}");

  private final Locale locale;
  private final Map<String, String> byKey;

  private Texts(Locale locale, String resource) {
    this.locale = locale;
    this.byKey = load(resource);
  }

  private static final class English {
    static final Texts TEXTS = new Texts(Locale.ENGLISH, "messages.properties");
  }

  private static final class German {
    static final Texts TEXTS = new Texts(Locale.GERMAN, "messages_de.properties");
  }

  /** The texts in the language of a locale, or in English if there are none in that. */
  static Texts in(Locale locale) {
    return locale.getLanguage().equals("de") ? German.TEXTS : English.TEXTS;
  }

  private static Map<String, String> load(String resource) {
    Properties properties = new Properties();
    try (InputStream in = Texts.class.getResourceAsStream(resource)) {
      properties.load(
          new InputStreamReader(Objects.requireNonNull(in, resource), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
    return properties.stringPropertyNames().stream()
        .collect(Collectors.toUnmodifiableMap(key -> key, properties::getProperty));
  }

  /** All texts by their keys. */
  Map<String, String> byKey() {
    return byKey;
  }

  /** Whether there is a text of this key. */
  boolean has(String key) {
    return byKey.containsKey(key);
  }

  /** The text of a key, which there must be. */
  String text(String key) {
    return Objects.requireNonNull(byKey.get(key), key);
  }

  /**
   * The text of a key, with each name in braces replaced.
   *
   * @param values gives what stands for a name
   */
  String fill(String key, UnaryOperator<String> values) {
    return PLACEHOLDER
        .matcher(text(key))
        .replaceAll(name -> Matcher.quoteReplacement(values.apply(name.group(1))));
  }

  /** The text of a key, with the only names in braces replaced. */
  String fill(String key, Map<String, String> values) {
    return fill(key, name -> Objects.requireNonNull(values.get(name), name));
  }

  /** A whole number, with its digits grouped as the language does. */
  String number(long number) {
    return NumberFormat.getIntegerInstance(locale).format(number);
  }
}
