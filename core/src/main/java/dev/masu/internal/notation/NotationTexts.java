package dev.masu.internal.notation;

import dev.masu.internal.text.TextBundle;
import java.util.Locale;

/** The texts of what is wrong with texts. Each language is loaded when it is asked for. */
public final class NotationTexts {
  private NotationTexts() {}

  private static final class English {
    static final TextBundle TEXTS = load(Locale.ENGLISH, "messages.properties");
  }

  private static final class German {
    static final TextBundle TEXTS = load(Locale.GERMAN, "messages_de.properties");
  }

  private static TextBundle load(Locale locale, String resource) {
    return TextBundle.load(locale, NotationTexts.class.getResourceAsStream(resource));
  }

  public static TextBundle english() {
    return English.TEXTS;
  }

  /** {@return the texts in the language of a locale, or in English if there are none in that} */
  public static TextBundle in(Locale locale) {
    return TextBundle.isGerman(locale) ? German.TEXTS : English.TEXTS;
  }
}
