package dev.masu.schema.internal.text;

import dev.masu.internal.text.TextBundle;
import java.util.Locale;

/** The texts of violations and reports. Each language is loaded on first use. */
public final class Texts {
  private Texts() {}

  private static final class English {
    static final TextBundle TEXTS = load(Locale.ENGLISH, "messages.properties");
  }

  private static final class German {
    static final TextBundle TEXTS = load(Locale.GERMAN, "messages_de.properties");
  }

  private static TextBundle load(Locale locale, String resource) {
    return TextBundle.load(locale, Texts.class.getResourceAsStream(resource));
  }

  /** The texts in the language of a locale, or in English if there are none. */
  public static TextBundle in(Locale locale) {
    return TextBundle.isGerman(locale) ? German.TEXTS : English.TEXTS;
  }
}
