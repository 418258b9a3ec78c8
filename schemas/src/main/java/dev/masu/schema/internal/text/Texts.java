package dev.masu.schema.internal.text;

import dev.masu.internal.text.TextBundle;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The texts of violations and reports. Each language is loaded on first use. */
public final class Texts {
  private static final Map<Boolean, TextBundle> LOADED = new ConcurrentHashMap<>();

  private Texts() {}

  /** The texts in the language of a locale, or in English if there are none. */
  public static TextBundle in(Locale locale) {
    return LOADED.computeIfAbsent(TextBundle.isGerman(locale), Texts::load);
  }

  private static TextBundle load(boolean isGerman) {
    String resource = isGerman ? "messages_de.properties" : "messages.properties";
    return TextBundle.load(
        isGerman ? Locale.GERMAN : Locale.ENGLISH, Texts.class.getResourceAsStream(resource));
  }
}
