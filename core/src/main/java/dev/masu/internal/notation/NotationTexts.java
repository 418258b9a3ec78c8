package dev.masu.internal.notation;

import dev.masu.internal.text.TextBundle;
import java.util.Locale;

/** The message texts for invalid notation. */
public final class NotationTexts {
  private static final TextBundle ENGLISH = new TextBundle(
      Locale.ENGLISH, NotationTexts.class.getResourceAsStream("messages.properties"));
  private static final TextBundle GERMAN = new TextBundle(
      Locale.GERMAN, NotationTexts.class.getResourceAsStream("messages_de.properties"));

  private NotationTexts() {}

  /** {@return the texts in the locale's language, or in English if that language is not supported} */
  public static TextBundle in(Locale locale) {
    return TextBundle.isGerman(locale) ? GERMAN : ENGLISH;
  }

  /** {@return the name of a notation in that language, or unchanged if there is none} */
  public static String name(String notation, Locale locale) {
    return in(locale).byKey().getOrDefault("notation." + notation.replace(' ', '-'), notation);
  }
}
