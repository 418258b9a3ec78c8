package dev.masu.schema.internal.text;

import dev.masu.internal.text.TextBundle;
import java.util.Locale;

/** The texts of violations and reports. */
public final class Texts {
  private static final TextBundle ENGLISH =
      new TextBundle(Locale.ENGLISH, Texts.class.getResourceAsStream("messages.properties"));
  private static final TextBundle GERMAN =
      new TextBundle(Locale.GERMAN, Texts.class.getResourceAsStream("messages_de.properties"));

  private Texts() {}

  /** The texts in the language of a locale, or in English if there are none. */
  public static TextBundle in(Locale locale) {
    return TextBundle.isGerman(locale) ? GERMAN : ENGLISH;
  }
}
