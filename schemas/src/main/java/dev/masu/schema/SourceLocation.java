package dev.masu.schema;

import dev.masu.schema.internal.text.Texts;
import java.util.Locale;
import java.util.Map;

/**
 * A location in the text of a document.
 *
 * @param line the line, 1-based; lines end with LF, CR or CR LF
 * @param column the column within the line, 1-based, counted in {@code columnUnit}s
 * @param columnUnit what columns count: Unicode code points if the text is held in memory (a {@code
 *     CompiledSchema.check} of text or bytes, or of a file or stream of up to 16,777,216 bytes or chars, or of any
 *     length with networknt); otherwise what Jackson counts: bytes for byte input, chars for character input
 * @param offset the distance from the start of the document, 0-based, counted in {@code offsetUnit}s; -1 if only line
 *     and column are known, as for arrays and objects after the first 10,000 names and values of input that is not
 *     held
 * @param offsetUnit what the offset counts: bytes or chars (UTF-16 code units)
 */
public record SourceLocation(int line, int column, Unit columnUnit, long offset, Unit offsetUnit) {

  /** What a column or an offset counts. */
  public enum Unit {
    /** Bytes of the encoded text. */
    BYTE,
    /** Java chars, that is, UTF-16 code units. */
    CHAR,
    /** Unicode code points. */
    CODE_POINT
  }

  /** {@return the location as {@code line 3, column 14}, in English} */
  @Override
  public String toString() {
    return toString(Locale.ENGLISH);
  }

  /**
   * {@return the location in another language: {@code Zeile 3, Spalte 14}}
   *
   * @param locale the language, as for {@link Violation#message(Locale)}
   */
  public String toString(Locale locale) {
    return Texts.in(locale)
        .fill("place", Map.of("line", String.valueOf(line), "column", String.valueOf(column)));
  }
}
