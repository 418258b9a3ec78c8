package dev.masu.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.List;
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
 * The message texts of one language.
 *
 * <p>This is not a {@link java.util.ResourceBundle}, because those fall back to the JVM's default
 * locale before falling back to English.
 */
public final class TextBundle {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-zA-Z]+)\\}");

  private final Locale locale;
  private final Map<String, String> byKey;

  /** Loads texts from a UTF-8 properties file and closes it; throws if the stream is null. */
  public TextBundle(Locale locale, @Nullable InputStream properties) {
    Properties texts = new Properties();
    try (InputStream in = Objects.requireNonNull(properties, "no texts in " + locale)) {
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.locale = locale;
    this.byKey = texts.stringPropertyNames().stream()
        .collect(Collectors.toUnmodifiableMap(key -> key, texts::getProperty));
  }

  /** {@return whether the locale's language is German; English is used for all others} */
  public static boolean isGerman(Locale locale) {
    return locale.getLanguage().equals("de");
  }

  public Map<String, String> byKey() {
    return byKey;
  }

  public boolean has(String key) {
    return byKey.containsKey(key);
  }

  /** {@return the text with this key, which must exist} */
  public String text(String key) {
    return Objects.requireNonNull(byKey.get(key), key);
  }

  /** {@return the text with this key, with each name in braces replaced by its value} */
  public String fill(String key, UnaryOperator<String> values) {
    return PLACEHOLDER
        .matcher(text(key))
        .replaceAll(name -> Matcher.quoteReplacement(values.apply(name.group(1))));
  }

  /** {@return the text with this key, with each name in braces replaced by its value, which must exist} */
  public String fill(String key, Map<String, String> values) {
    return fill(key, name -> Objects.requireNonNull(values.get(name), name));
  }

  /**
   * {@return the words as a list, such as {@code x, y or z}; the text with this key joins the last
   * one to the others}
   */
  public String list(String key, List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : fill(
            key,
            Map.of("first", String.join(", ", words.subList(0, last)), "last", words.get(last)));
  }

  /** {@return the number formatted with the language's digit grouping} */
  public String number(long number) {
    return NumberFormat.getIntegerInstance(locale).format(number);
  }
}
