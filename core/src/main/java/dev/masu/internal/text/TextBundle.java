package dev.masu.internal.text;

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
import org.jspecify.annotations.Nullable;

/**
 * The texts that messages are made of, in one language.
 *
 * <p>It is no {@link java.util.ResourceBundle}: that falls back to the language of the JVM before it
 * falls back to English.
 */
public final class TextBundle {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-zA-Z]+)\\}");

  private final Locale locale;
  private final Map<String, String> byKey;

  private TextBundle(Locale locale, Map<String, String> byKey) {
    this.locale = locale;
    this.byKey = byKey;
  }

  /** Loads the texts of a language from a properties file in UTF-8, which must be there and is closed. */
  public static TextBundle load(Locale locale, @Nullable InputStream properties) {
    Properties texts = new Properties();
    try (InputStream in = Objects.requireNonNull(properties, "no texts in " + locale)) {
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TextBundle(
        locale,
        texts.stringPropertyNames().stream()
            .collect(Collectors.toUnmodifiableMap(key -> key, texts::getProperty)));
  }

  /** {@return whether a locale asks for German; what is in no other language is in English} */
  public static boolean isGerman(Locale locale) {
    return locale.getLanguage().equals("de");
  }

  /** {@return all texts by their keys} */
  public Map<String, String> byKey() {
    return byKey;
  }

  /** {@return whether there is a text of this key} */
  public boolean has(String key) {
    return byKey.containsKey(key);
  }

  /** {@return the text of a key, which there must be} */
  public String text(String key) {
    return Objects.requireNonNull(byKey.get(key), key);
  }

  /** {@return the text of a key, with each name in braces replaced by its value} */
  public String fill(String key, UnaryOperator<String> values) {
    return PLACEHOLDER
        .matcher(text(key))
        .replaceAll(name -> Matcher.quoteReplacement(values.apply(name.group(1))));
  }

  /** {@return the text of a key, with each name in braces replaced} */
  public String fill(String key, Map<String, String> values) {
    return fill(key, name -> Objects.requireNonNull(values.get(name), name));
  }

  /** {@return a whole number, with its digits grouped as the language does} */
  public String number(long number) {
    return NumberFormat.getIntegerInstance(locale).format(number);
  }
}
